# replaces: is_n_position
# says: It is 0, so on the lab sheet this is an N-position: is_n_position gives True.


def is_n_position(board):
    return nim_sum(board) != 0
