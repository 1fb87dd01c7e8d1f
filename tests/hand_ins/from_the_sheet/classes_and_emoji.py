"""Nim, written with a class; the functions of the sheet stand around it."""

import random
from dataclasses import dataclass, field
from functools import reduce
from itertools import zip_longest


def present_board(board):
    rows = (f"{i}:" + " X" * size for i, size in enumerate(board, start=1))
    return "\n".join(("Nim:", *rows))


def make_move(board, row, elements):
    new = list(board)
    match (row, elements):
        case (r, e) if 1 <= r <= len(new) and 1 <= e <= new[r - 1]:
            new[r - 1] -= e
            return new, True
        case _:
            return new, False


def exclusive_or(a, b):
    return (1 if b == 0 else 0) if a == 1 else b


def numeral_binary(numeral):
    def digits():
        n = numeral
        while n:
            n, digit = divmod(n, 2)
            yield digit

    return list(digits())[::-1]


def binary_numeral(binary):
    return reduce(lambda value, digit: 2 * value + digit, binary, 0)


def bitwise_exclusive_or(a, b):
    pairs = zip_longest(numeral_binary(a)[::-1], numeral_binary(b)[::-1], fillvalue=0)
    return binary_numeral([exclusive_or(x, y) for x, y in pairs][::-1])


def nim_sum(board):
    return reduce(bitwise_exclusive_or, board, 0)


def is_n_position(board):
    return nim_sum(board) == 0


def is_p_position(board):
    return nim_sum(board) != 0


def optimal_move(board):
    moves = [(i, k) for i, size in enumerate(board, 1) for k in range(1, size + 1)]
    best = [m for m in moves if is_n_position(make_move(board, *m)[0])]
    return random.choice(best or moves)


def is_human(player_string):
    return "computer" not in player_string.lower()


def is_board_empty(board):
    return not sum(board)


@dataclass
class Game:
    players: list
    board: list
    log: list = field(default_factory=list)

    def __str__(self):
        width = max(self.board) * 2 + 9
        lines = ["╔" + "═" * width + "╗"]
        for i, size in enumerate(self.board, 1):
            lines.append("║ " + f"row {i}: {'🟡' * size}".ljust(width - size - 1) + "║")
        lines.append("╚" + "═" * width + "╝")
        return "\n".join(lines)

    def ask(self, name):
        while True:
            answer = input(f"{name}? ").strip().lower()
            if answer in ("help", "h"):
                print("Type the row and the elements, such as 2, 1.")
                continue
            try:
                row, elements = (int(part) for part in answer.split(","))
            except ValueError:
                print("I did not understand that.")
                continue
            board, legal = make_move(self.board, row, elements)
            if legal:
                return board
            print("Not legal, try another move.")

    def run(self):
        while not is_board_empty(self.board):
            name = self.players[0]
            print(self)
            if is_human(name):
                self.board = self.ask(name)
            else:
                move = optimal_move(self.board)
                self.log.append((name, move))
                print(f"{name} chooses {move}")
                self.board, _ = make_move(self.board, *move)
            self.players.reverse()
        return self.players[1]


def play_nim(player1, player2, board):
    winner = Game([player1, player2], list(board)).run()
    print(f"🎉 {winner} wins 🎉")


if __name__ == "__main__":
    play_nim("Anna", "Computer", [3, 4, 5])
