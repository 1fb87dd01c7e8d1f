# not judged: it asks for other things than moves
# Nim. Rows are letters with a number, and each move is confirmed.
import random


def present_board(board):
    picture = "Nim:"
    number = 0
    for size in board:
        number += 1
        picture += f"\n{number}:"
        picture += " X" * size
    return picture


def make_move(board, row, elements):
    after = board[:]
    for number, size in enumerate(board, 1):
        if number == row and elements in range(1, size + 1):
            after[number - 1] = size - elements
            return after, True
    return after, False


def exclusive_or(a, b):
    table = {0: {0: 0, 1: 1}, 1: {0: 1, 1: 0}}
    if a in table:
        return table[a][b]
    return 0


def numeral_binary(numeral):
    digits = []
    power = 1
    while power <= numeral:
        digits.insert(0, numeral // power % 2)
        power *= 2
    return digits


def binary_numeral(binary):
    numeral = 0
    power = 1
    for digit in binary[::-1]:
        numeral += power * digit
        power *= 2
    return numeral


def bitwise_exclusive_or(a, b):
    result = []
    x, y = numeral_binary(a), numeral_binary(b)
    while x or y:
        last_x = x.pop() if x else 0
        last_y = y.pop() if y else 0
        result.insert(0, exclusive_or(last_x, last_y))
    return binary_numeral(result)


def nim_sum(board):
    rest = board[:]
    total = 0
    while rest:
        total = bitwise_exclusive_or(total, rest.pop())
    return total


def is_n_position(board):
    return nim_sum(board) == 0


def is_p_position(board):
    return is_n_position(board) is False


def optimal_move(board):
    total = nim_sum(board)
    possible = set()
    for number, size in enumerate(board, 1):
        for elements in range(1, size + 1):
            after = make_move(board, number, elements)[0]
            if total == 0 or nim_sum(after) == 0:
                possible.add((number, elements))
    return random.choice(sorted(possible))


def is_human(player_string):
    return "computer" not in str.lower(player_string)


def is_board_empty(board):
    return len([size for size in board if size > 0]) == 0


def ask_for_move(name, board):
    while True:
        text = input(f"{name}, please enter row and elements: ")
        try:
            row, elements = text.split(",")
            row, elements = int(row), int(elements)
        except ValueError:
            print("Like this: 1, 2")
            continue
        if not make_move(board, row, elements)[1]:
            print("This move is against the rules.")
            continue
        if input(f"Take {elements} from row {row} - sure (yes/no)? ") == "yes":
            return row, elements


def play_nim(player1, player2, board):
    if input("Do you want to see the rules (yes/no)? ") == "yes":
        print("Two players take from one row each time. Here is an example:")
        print("#1  o o o   (3)")
        print("#2  o       (1)")
    turn = 0
    while not is_board_empty(board):
        print("-" * 30)
        for number, size in enumerate(board, 1):
            print(f"#{number}  {'o ' * size}  ({size})")
        print("-" * 30)
        name = [player1, player2][turn]
        if is_human(name):
            row, elements = ask_for_move(name, board)
        else:
            row, elements = optimal_move(board)
            print(f"{name} takes {elements} from row {row}.")
        board, _ = make_move(board, row, elements)
        if is_board_empty(board):
            print(f"{name} took the last one and wins. Well done!")
        turn = 1 - turn
