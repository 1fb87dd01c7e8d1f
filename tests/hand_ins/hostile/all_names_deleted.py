# lost: present_board=missing, make_move=missing, exclusive_or=missing, numeral_binary=missing, binary_numeral=missing, bitwise_exclusive_or=missing, nim_sum=missing, is_n_position=missing, is_p_position=missing, optimal_move=missing, is_human=missing, is_board_empty=missing, play_nim=missing
# what: nothing is there any more at the end

globals().clear()
