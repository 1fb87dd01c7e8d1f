def make_move(board, row, elements):
    if row < 1 or row > len(board) or elements < 1 or elements > board[row - 1]:
        return board, False
    board[row - 1] = board[row - 1] - elements
    return board, True


def exclusive_or(a, b):
    return a ^ b


def numeral_binary(numeral):
    binary = []
    while numeral > 0:
        binary.append(numeral % 2)
        numeral = numeral // 2
    return binary


def binary_numeral(binary):
    numeral = 0
    for digit in binary:
        numeral = 2 * numeral + digit
    return numeral


def bitwise_exclusive_or(a, b):
    first = numeral_binary(a)
    second = numeral_binary(b)
    width = max(len(first), len(second))
    first = [0] * (width - len(first)) + first
    second = [0] * (width - len(second)) + second
    return binary_numeral([exclusive_or(x, y) for x, y in zip(first, second)])


def nim_sum(board):
    result = 0
    for row in board:
        result = bitwise_exclusive_or(result, row)
    return result


def is_n_position(board):
    return nim_sum(board) == 0


def is_p_position(board):
    return nim_sum(board) != 0


def is_human(player_string):
    print("computer" not in player_string.lower())


def is_board_empty(board):
    return bord == [0] * len(board)


print(numeral_binary(6))
assert numeral_binary(6) == [1, 1, 0]
