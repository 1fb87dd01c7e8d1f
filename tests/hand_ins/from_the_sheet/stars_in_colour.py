# Nim with stars in colour, a cleared screen and a question at the end.
import os
import random
import time

RED = "\033[31m"
BOLD = "\033[1m"
PLAIN = "\033[0m"


def present_board(board):
    rows = [str(i + 1) + ":" + " X" * board[i] for i in range(len(board))]
    return "\n".join(["Nim:"] + rows)


def make_move(board, row, elements):
    new = board.copy()
    if 1 <= row <= len(new) and 1 <= elements <= new[row - 1]:
        new[row - 1] -= elements
        return new, True
    return new, False


def nand(a, b):
    if a == 1:
        if b == 1:
            return 0
    return 1


def exclusive_or(a, b):
    if nand(a, b) == 1:
        if a == 1:
            return 1
        if b == 1:
            return 1
    return 0


def numeral_binary(numeral):
    digits = []
    while numeral > 0:
        if numeral % 2 == 1:
            digits.append(1)
        else:
            digits.append(0)
        numeral //= 2
    return digits[::-1]


def binary_numeral(binary):
    result = 0
    for i in range(len(binary)):
        result += binary[i] * 2 ** (len(binary) - 1 - i)
    return result


def pad(digits, length):
    return [0] * (length - len(digits)) + digits


def bitwise_exclusive_or(a, b):
    a, b = numeral_binary(a), numeral_binary(b)
    length = max(len(a), len(b))
    a, b = pad(a, length), pad(b, length)
    return binary_numeral([exclusive_or(a[i], b[i]) for i in range(length)])


def nim_sum(board):
    total = 0
    for row in board:
        total = bitwise_exclusive_or(total, row)
    return total


def is_n_position(board):
    return nim_sum(board) == 0


def is_p_position(board):
    return nim_sum(board) != 0


def optimal_move(board):
    total = nim_sum(board)
    if total == 0:
        rows = [i for i in range(len(board)) if board[i] > 0]
        moves = [(i + 1, k) for i in rows for k in range(1, board[i] + 1)]
        return random.choice(moves)
    moves = []
    for i in range(len(board)):
        rest = bitwise_exclusive_or(board[i], total)
        if rest < board[i]:
            moves.append((i + 1, board[i] - rest))
    return random.choice(moves)


def is_human(player_string):
    return "computer" not in player_string.lower()


def is_board_empty(board):
    return max(board, default=0) == 0


def draw(board):
    os.system("clear")
    print(BOLD + "The board" + PLAIN)
    for i in range(len(board)):
        print(f"  Row {i + 1}   {RED}{'*' * board[i]}{PLAIN}")
    print()


def play_nim(player1, player2, board):
    while True:
        for player in (player1, player2):
            draw(board)
            if is_human(player):
                print(f"{BOLD}{player}{PLAIN}, it is your turn.")
                ok = False
                while not ok:
                    answer = input("Your move (row, elements): ")
                    row, elements = answer.split(",")
                    board, ok = make_move(board, int(row), int(elements))
                    if not ok:
                        print(RED + "This is not possible." + PLAIN)
            else:
                print(player, "is thinking ...")
                time.sleep(1)
                row, elements = optimal_move(board)
                board, ok = make_move(board, row, elements)
            if is_board_empty(board):
                draw(board)
                print(f"{BOLD}{player}{PLAIN} wins, congratulations!")
                input("Leave the game? (y/n) ")
                return
