"""The lab. Boards are tables with a rule between the rows."""

import random
from typing import List, Tuple

Board = List[int]


def present_board(board: Board) -> str:
    return "Nim:" + "".join(f"\n{i + 1}:{' X' * n}" for i, n in enumerate(board))


def make_move(board: Board, row: int, elements: int) -> Tuple[Board, bool]:
    new: Board = [*board]
    try:
        assert row > 0 and 0 < elements <= new[row - 1]
    except (AssertionError, IndexError):
        return (new, False)
    new[row - 1] -= elements
    return (new, True)


def exclusive_or(a: int, b: int) -> int:
    if a:
        return 0 if b else 1
    return 1 if b else 0


def numeral_binary(numeral: int) -> List[int]:
    digits: List[int] = []
    while numeral:
        digits = [numeral & 1] + digits
        numeral >>= 1
    return digits


def binary_numeral(binary: List[int]) -> int:
    return sum(digit << place for place, digit in enumerate(binary[::-1]))


def bitwise_exclusive_or(a: int, b: int) -> int:
    x, y = numeral_binary(a)[::-1], numeral_binary(b)[::-1]
    x += [0] * (len(y) - len(x))
    y += [0] * (len(x) - len(y))
    return binary_numeral([exclusive_or(p, q) for p, q in zip(x, y)][::-1])


def nim_sum(board: Board) -> int:
    total = 0
    for row in board:
        total ^= row
    return total


def is_n_position(board: Board) -> bool:
    return not nim_sum(board)


def is_p_position(board: Board) -> bool:
    return bool(nim_sum(board))


def optimal_move(board: Board) -> Tuple[int, int]:
    total = nim_sum(board)
    good = [(i + 1, n - (n ^ total)) for i, n in enumerate(board) if n ^ total < n]
    if good:
        return random.choice(good)
    return random.choice([(i + 1, k) for i, n in enumerate(board) for k in range(1, n + 1)])


def is_human(player_string: str) -> bool:
    return not ("COMPUTER" in player_string.upper())


def is_board_empty(board: Board) -> bool:
    return not any(board)


def table(board: Board) -> None:
    print("+-----+----------+")
    print("| Row | Elements |")
    print("+-----+----------+")
    for i, n in enumerate(board, 1):
        print(f"| {i:>3} | {n:>8} |")
        print("+-----+----------+")


def play_nim(player1: str, player2: str, board: Board) -> None:
    players = (player1, player2)
    turn = 0
    while not is_board_empty(board):
        table(board)
        name = players[turn % 2]
        print(f"\n{name}'s turn.")
        if is_human(name):
            row, elements = map(int, input("row, elements > ").split(","))
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if not legal:
            print("Illegal move!")
            continue
        turn += 1
    table(board)
    print(f"\nThe winner is {players[(turn - 1) % 2]}.")
    input("Press Enter to close.")
