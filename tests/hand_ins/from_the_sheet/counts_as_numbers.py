"""Lab 1, Nim. The board is printed as numbers: Row 1: 4."""
import random


def present_board(board):
    lines = ["Nim:"]
    for number, size in enumerate(board, start=1):
        lines.append(f"{number}: " + "X " * size)
    return "\n".join(lines)


def make_move(board, row, elements):
    copy = list(board)
    legal = 1 <= row <= len(board) and 1 <= elements <= board[row - 1]
    if legal:
        copy[row - 1] = copy[row - 1] - elements
    return copy, legal


def exclusive_or(a, b):
    if a == 1:
        if b == 1:
            return 0
        return 1
    return b


def numeral_binary(numeral):
    if numeral == 0:
        return []
    return numeral_binary(numeral // 2) + [numeral % 2]


def binary_numeral(binary):
    total = 0
    for digit in binary:
        total = 2 * total + digit
    return total


def bitwise_exclusive_or(a, b):
    left, right = numeral_binary(a), numeral_binary(b)
    length = max(len(left), len(right))
    left = [0] * (length - len(left)) + left
    right = [0] * (length - len(right)) + right
    return binary_numeral([exclusive_or(x, y) for x, y in zip(left, right)])


def nim_sum(board):
    result = 0
    for row in board:
        result = bitwise_exclusive_or(result, row)
    return result


def is_n_position(board):
    return nim_sum(board) == 0


def is_p_position(board):
    return not is_n_position(board)


def optimal_move(board):
    moves = [(r, e) for r in range(1, len(board) + 1) for e in range(1, board[r - 1] + 1)]
    winning = [(r, e) for r, e in moves if nim_sum(make_move(board, r, e)[0]) == 0]
    return random.choice(winning or moves)


def is_human(player_string):
    return "computer" not in player_string.lower()


def is_board_empty(board):
    return sum(board) == 0


def show(board):
    for number, size in enumerate(board, start=1):
        print(f"Row {number}: {size}")


def play_nim(player1, player2, board):
    current, other = player1, player2
    while not is_board_empty(board):
        show(board)
        if is_human(current):
            legal = False
            while not legal:
                row, elements = input(f"{current}, row, elements: ").split(",")
                board, legal = make_move(board, int(row), int(elements))
                if not legal:
                    print("No, that is not a legal move.")
        else:
            row, elements = optimal_move(board)
            board, legal = make_move(board, row, elements)
            print(f"{current} takes {elements} from row {row}")
        current, other = other, current
    print(f"{other} has won!")
