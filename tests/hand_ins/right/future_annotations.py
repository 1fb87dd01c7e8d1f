# Lab: Nim
from __future__ import annotations

import random

# Presenting the board


def present_board(board):
    text = "Nim:"
    for i in range(len(board)):
        text += "\n" + str(i + 1) + ":" + " X" * board[i]
    return text


print(present_board([4, 3, 1, 2]))
assert present_board([4, 3, 1, 2]) == "Nim:\n1: X X X X\n2: X X X\n3: X\n4: X X"

# Moves


def make_move(board, row, elements):
    """Returns the new board and True, or a copy of the old one and False."""
    new_board = board.copy()
    if row < 1 or row > len(board):
        return (new_board, False)
    if elements < 1 or elements > board[row - 1]:
        return (new_board, False)
    new_board[row - 1] -= elements
    return (new_board, True)


make_move([1, 2, 3], 1, 1)
assert make_move([1, 2, 3], 4, 1) == ([1, 2, 3], False)
assert make_move([1, 2, 3], 2, 1) == ([1, 1, 3], True)

# The gate


def exclusive_or(a, b):
    if a == 0:
        if b == 0:
            return 0
        else:
            return 1
    else:
        if b == 0:
            return 1
        else:
            return 0


assert exclusive_or(0, 0) is 0
assert exclusive_or(1, 0) is 1

# Binary numbers


def numeral_binary(numeral):
    digits = []
    while numeral > 0:
        digits.insert(0, numeral % 2)
        numeral = numeral // 2
    return digits


def binary_numeral(binary):
    value = 0
    for digit in binary:
        value = value * 2 + digit
    return value


assert numeral_binary(1789) == [1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1]
assert binary_numeral([1, 1, 0, 1, 0, 1, 1, 1, 1]) == 431


def bitwise_exclusive_or(a, b):
    binary_a = numeral_binary(a)
    binary_b = numeral_binary(b)
    while len(binary_a) < len(binary_b):
        binary_a.insert(0, 0)
    while len(binary_b) < len(binary_a):
        binary_b.insert(0, 0)
    result = []
    for i in range(len(binary_a)):
        result.append(exclusive_or(binary_a[i], binary_b[i]))
    return binary_numeral(result)


bitwise_exclusive_or(1234567890, 121212121212)


def nim_sum(board: Board) -> Number:
    total = 0
    for row in board:
        total = bitwise_exclusive_or(total, row)
    return total


assert nim_sum([1, 1, 1, 1, 1, 1, 1]) == 1
assert nim_sum([4, 4, 4, 4, 2, 2, 1, 1, 7]) == 7

# Positions, with the names of the sheet


def is_n_position(board):
    return nim_sum(board) == 0


def is_p_position(board):
    return nim_sum(board) != 0


help(random.randint)


def optimal_move(board):
    optimal = []
    legal = []
    total = nim_sum(board)
    for i in range(len(board)):
        for elements in range(1, board[i] + 1):
            legal.append((i + 1, elements))
        target = bitwise_exclusive_or(board[i], total)
        if target < board[i]:
            optimal.append((i + 1, board[i] - target))
    if optimal:
        return random.choice(optimal)
    return random.choice(legal)


optimal_move([5, 4, 3, 2, 1])

# The game


def is_human(player_string: Name) -> bool:
    return "computer" not in player_string.lower()


def is_board_empty(board):
    for row in board:
        if row > 0:
            return False
    return True


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            answer = input(player + ", what is your move (row, elements)? ")
            try:
                row, elements = answer.split(",")
                row = int(row)
                elements = int(elements)
            except ValueError:
                print("Please answer like this: 2, 1")
                continue
        else:
            row, elements = optimal_move(board)
            print(player, "takes", elements, "from row", row)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print(present_board(board))
    print(players[1 - turn], "wins!")


play_nim("Alice", "Computer", [5, 4, 3, 2, 1])
