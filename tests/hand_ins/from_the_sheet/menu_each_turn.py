# not judged: it never called make_move with a move that was entered
# Nim for the lab, with a little menu at each turn.
import random

def present_board(board):
    out = ["Nim:"]
    for i in range(len(board)):
        out.append(f"{i+1}:" + board[i] * " X")
    return "\n".join(out)

def make_move(board, row, elements):
    result = board + []
    if row in range(1, len(board) + 1) and elements in range(1, board[row - 1] + 1):
        result[row - 1] = board[row - 1] - elements
        return (result, True)
    return (result, False)

def exclusive_or(a, b):
    if a == 1 and b == 0:
        return 1
    elif a == 0 and b == 1:
        return 1
    else:
        return 0

def numeral_binary(numeral):
    digits = []
    while numeral >= 1:
        digits.insert(0, numeral % 2)
        numeral = (numeral - numeral % 2) // 2
    return digits

def binary_numeral(binary):
    value = 0
    power = len(binary) - 1
    for b in binary:
        value += b * 2 ** power
        power -= 1
    return value

def bitwise_exclusive_or(a, b):
    a2 = numeral_binary(a)
    b2 = numeral_binary(b)
    n = max(len(a2), len(b2))
    for _ in range(n - len(a2)):
        a2.insert(0, 0)
    for _ in range(n - len(b2)):
        b2.insert(0, 0)
    return binary_numeral(list(map(exclusive_or, a2, b2)))

def nim_sum(board):
    s = 0
    for x in board:
        s = bitwise_exclusive_or(s, x)
    return s

def is_n_position(board):
    return nim_sum(board) == 0

def is_p_position(board):
    return nim_sum(board) > 0

def optimal_move(board):
    legal = []
    for i, n in enumerate(board):
        for k in range(1, n + 1):
            legal.append((i + 1, k))
    random.shuffle(legal)
    for move in legal:
        if nim_sum(make_move(board, *move)[0]) == 0:
            return move
    return legal[0]

def is_human(player_string):
    if "computer" in player_string.lower():
        return False
    return True

def is_board_empty(board):
    return board.count(0) == len(board)

RULES = """Nim has rows of sticks, such as
1: | | |
2: | |
Take as many as you like from one row. Whoever takes the last stick wins."""

def play_nim(player1, player2, board):
    player, waiting = player1, player2
    while not is_board_empty(board):
        for i, n in enumerate(board):
            print(f"{i + 1}: {'| ' * n}")
        if is_human(player):
            choice = input(f"{player}, (m)ove or (r)ules? ")
            if choice == "r":
                print(RULES)
                continue
            if choice != "m":
                print("Please type m or r.")
                continue
            try:
                row, elements = [int(x) for x in input("Row, elements: ").split(",")]
            except ValueError:
                print("Two numbers, please.")
                continue
        else:
            row, elements = optimal_move(board)
            print(player, "plays", (row, elements))
        board, done = make_move(board, row, elements)
        if done:
            player, waiting = waiting, player
        else:
            print("That move is not legal.")
    print(f"Nothing is left. {waiting} wins!")
