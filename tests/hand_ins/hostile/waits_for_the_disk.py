# lost: *=failed|error
# what: waits in the kernel for the disk, again and again
import os

f = os.open(os.__file__, os.O_RDONLY)


def is_human(player_string):
    while True:
        os.fsync(f)


present_board = make_move = exclusive_or = numeral_binary = binary_numeral = bitwise_exclusive_or = nim_sum = is_human
is_n_position = is_p_position = optimal_move = is_board_empty = play_nim = is_human
