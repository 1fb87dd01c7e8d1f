# All rows on one line:   1: OOOO   2: OOO   3: O
import random


def present_board(board):
    text = "Nim:"
    for row_number in range(1, len(board) + 1):
        text += "\n{}: {}".format(row_number, " ".join(["X"] * board[row_number - 1]))
    return text


def make_move(board, row, elements):
    new_board = [size for size in board]
    if not 0 < row <= len(board):
        return new_board, False
    if not 0 < elements <= board[row - 1]:
        return new_board, False
    new_board[row - 1] -= elements
    return new_board, True


def exclusive_or(a, b):
    result = 0
    if a == 1:
        result = 1
    if b == 1:
        if result == 1:
            result = 0
        else:
            result = 1
    return result


def numeral_binary(numeral):
    if numeral < 1:
        return []
    largest = 1
    while largest * 2 <= numeral:
        largest = largest * 2
    digits = []
    while largest >= 1:
        if numeral >= largest:
            digits.append(1)
            numeral = numeral - largest
        else:
            digits.append(0)
        largest = largest // 2
    return digits


def binary_numeral(binary):
    if not binary:
        return 0
    *front, last = binary
    return 2 * binary_numeral(front) + last


def bitwise_exclusive_or(a, b):
    digits_a, digits_b = numeral_binary(a), numeral_binary(b)
    while len(digits_a) < len(digits_b):
        digits_a = [0] + digits_a
    while len(digits_b) < len(digits_a):
        digits_b = [0] + digits_b
    return binary_numeral([exclusive_or(digits_a[i], digits_b[i]) for i in range(len(digits_a))])


def nim_sum(board):
    total = 0
    for size in board:
        total = bitwise_exclusive_or(total, size)
    return total


def is_n_position(board):
    return nim_sum(board) == 0


def is_p_position(board):
    return nim_sum(board) != 0


def optimal_move(board):
    all_moves = []
    best_moves = []
    for row in range(1, len(board) + 1):
        for elements in range(1, board[row - 1] + 1):
            all_moves.append((row, elements))
            after, _ = make_move(board, row, elements)
            if nim_sum(after) == 0:
                best_moves.append((row, elements))
    return random.choice(best_moves if best_moves else all_moves)


def is_human(player_string):
    return not "computer" in player_string.casefold()


def is_board_empty(board):
    return all(size == 0 for size in board)


def line(board):
    return "   ".join(f"{i}: {'O' * n}" for i, n in enumerate(board, 1))


def play_nim(player1, player2, board):
    names = [player1, player2]
    print(f"{player1} plays against {player2}.")
    moves = 0
    while not is_board_empty(board):
        name = names[moves % 2]
        print(line(board))
        if is_human(name):
            while True:
                answer = input(name + " (row, elements): ")
                parts = answer.replace(",", " ").split()
                after, legal = make_move(board, int(parts[0]), int(parts[1]))
                if legal:
                    break
                print("Try again.")
            board = after
        else:
            row, elements = optimal_move(board)
            board, _ = make_move(board, row, elements)
            print(f"{name}: {row}, {elements}")
        moves += 1
    print(f"*** {names[(moves + 1) % 2]} ***")
