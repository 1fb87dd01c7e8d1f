# As short as possible.
import operator
import random
from functools import reduce
from itertools import zip_longest

present_board = lambda board: "\n".join(["Nim:"] + [f"{i}:{' X' * n}" for i, n in enumerate(board, 1)])


def make_move(board, row, elements):
    legal = row in range(1, len(board) + 1) and elements in range(1, board[row - 1] + 1)
    return [n - elements * (legal and i == row) for i, n in enumerate(board, 1)], legal


exclusive_or = lambda a, b: (0 if b else 1) if a else (1 if b else 0)

numeral_binary = lambda numeral: [int(d) for d in bin(numeral)[2:]] if numeral else []

binary_numeral = lambda binary: sum(2**i for i, d in enumerate(reversed(binary)) if d)


def bitwise_exclusive_or(a, b):
    pairs = zip_longest(numeral_binary(a)[::-1], numeral_binary(b)[::-1], fillvalue=0)
    return binary_numeral([exclusive_or(*pair) for pair in pairs][::-1])


nim_sum = lambda board: reduce(operator.xor, board, 0)
is_n_position = lambda board: int(nim_sum(board) == 0)
is_p_position = lambda board: int(nim_sum(board) != 0)


def optimal_move(board):
    legal = [(r, e) for r, n in enumerate(board, 1) for e in range(1, n + 1)]
    good = [(r, e) for r, e in legal if not nim_sum(make_move(board, r, e)[0])] if sum(board) < 10_000 else [
        (r, n - (n ^ nim_sum(board))) for r, n in enumerate(board, 1) if n ^ nim_sum(board) < n
    ]
    return random.choice(good or legal)


is_human = lambda player_string: "computer" not in player_string.casefold()
is_board_empty = lambda board: not any(board)


def play_nim(player1, player2, board):
    players = player1, player2
    while any(board):
        print(present_board(board))
        move = tuple(int(n) for n in input(f"{players[0]} (row, elements): ").split(", ")) if is_human(players[0]) else optimal_move(board)
        board, legal = make_move(board, *move)
        players = players[::-1] if legal else players
    print(present_board(board), f"And the winner is... {players[1]}!", sep="\n")


[exclusive_or(a, b) for a in (0, 1) for b in (0, 1)]
{n: numeral_binary(n) for n in range(9)}
play_nim("me", "the computer", [1])
