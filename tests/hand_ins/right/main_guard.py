# not judged: it never called make_move with a move that was entered
#!/usr/bin/env python3
"""Nim, as a program."""

import argparse
import random
import sys


def present_board(board):
    """
    >>> print(present_board([2, 0]))
    Nim:
    1: X X
    2:
    """
    rows = ["%i:%s" % (row, " X" * elements) for row, elements in zip(range(1, len(board) + 1), board)]
    return "Nim:" + "".join("\n" + row for row in rows)


class IllegalMove(Exception):
    pass


def taken(board, row, elements):
    if not (1 <= row <= len(board)):
        raise IllegalMove("no such row")
    if not (1 <= elements <= board[row - 1]):
        raise IllegalMove("no such number of elements")
    return board[: row - 1] + [board[row - 1] - elements] + board[row:]


def make_move(board, row, elements):
    try:
        return taken(board, row, elements), True
    except IllegalMove:
        return board + [], False


def exclusive_or(a, b):
    if a and not b:
        return 1
    if b and not a:
        return 1
    return 0


def numeral_binary(numeral):
    binary = []
    while numeral != 0:
        if numeral % 2 == 0:
            binary = [0] + binary
        else:
            binary = [1] + binary
        numeral //= 2
    return binary


def binary_numeral(binary):
    return sum([2 ** (len(binary) - 1 - i) for i in range(len(binary)) if binary[i] == 1])


def bitwise_exclusive_or(a, b):
    one, two = numeral_binary(a), numeral_binary(b)
    if len(one) > len(two):
        two = [0] * (len(one) - len(two)) + two
    elif len(two) > len(one):
        one = [0] * (len(two) - len(one)) + one
    return binary_numeral(list(map(exclusive_or, one, two)))


def nim_sum(board):
    stack = list(board)
    while len(stack) > 1:
        stack.append(bitwise_exclusive_or(stack.pop(), stack.pop()))
    return stack[0] if stack else 0


def is_n_position(board):
    return nim_sum(board) == 0


def is_p_position(board):
    return not is_n_position(board)


def optimal_move(board):
    """Often the first good move, sometimes another one."""
    moves = [(row, elements) for row in range(1, len(board) + 1) for elements in range(1, board[row - 1] + 1)]
    good = [move for move in moves if is_n_position(make_move(board, *move)[0])]
    if good:
        return good[0] if random.randrange(2) else random.choice(good)
    return random.choice(moves)


def is_human(player_string):
    return "computer" not in player_string.lower()


def is_board_empty(board):
    return not board or max(board) == 0


def ask(player, board):
    while True:
        words = input(f"{player}: row, elements? ").split(",")
        if len(words) != 2:
            print("Exactly one comma, please.", file=sys.stderr)
            continue
        try:
            return taken(board, int(words[0]), int(words[1]))
        except (IllegalMove, ValueError) as error:
            print("That is illegal:", error)


def play_nim(player1, player2, board):
    turn = 0
    while not is_board_empty(board):
        player = (player1, player2)[turn % 2]
        print()
        print(present_board(board))
        if is_human(player):
            board = ask(player, board)
        else:
            row, elements = optimal_move(board)
            print(f"{player} takes {elements} {'element' if elements == 1 else 'elements'} from row {row}.")
            board, _ = make_move(board, row, elements)
        turn += 1
    print()
    print(present_board(board))
    print(f"{(player2, player1)[turn % 2]} wins after {turn} moves.")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board", nargs="*", type=int, default=[3, 4, 5])
    arguments = parser.parse_args()
    play_nim("You", "Computer", arguments.board)
    sys.exit(0)


if __name__ == "__main__":
    main()
