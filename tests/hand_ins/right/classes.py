"""The lab with objects: the functions of the sheet only hand over to them."""
import random
from abc import ABC, abstractmethod
from dataclasses import dataclass, field


@dataclass
class Position:
    rows: list = field(default_factory=list)

    def __str__(self):
        return "\n".join(["Nim:", *(self.line(number) for number in range(1, len(self.rows) + 1))])

    def line(self, number):
        return (f"{number}: " + "X " * self.rows[number - 1]).rstrip()

    @property
    def value(self):
        value = 0
        for row in self.rows:
            value ^= row
        return value

    def allows(self, row, elements):
        return 0 < row <= len(self.rows) and 0 < elements <= self.rows[row - 1]

    def after(self, row, elements):
        rows = self.rows[:]
        rows[row - 1] -= elements
        return Position(rows)

    def moves(self):
        for row, size in enumerate(self.rows, start=1):
            for elements in range(size, 0, -1):
                yield row, elements

    def winning_moves(self):
        for row, size in enumerate(self.rows, start=1):
            target = size ^ self.value
            if target < size:
                yield row, size - target


class Player(ABC):
    def __init__(self, name):
        self.__name = name

    def __repr__(self):
        return self.__name

    @abstractmethod
    def move(self, position):
        ...


class Human(Player):
    def move(self, position):
        print(f"{self}, type row, elements")
        while True:
            try:
                row, elements = map(int, input().split(","))
                return row, elements
            except ValueError:
                print("Two numbers with a comma between them, please")


class Computer(Player):
    def move(self, position):
        return optimal_move(position.rows)


class Gate:
    def __call__(self, a, b):
        if a != 0:
            if b != 0:
                return 0
            return 1
        if b != 0:
            return 1
        return 0


gate = Gate()


def present_board(board):
    return str(Position(board))


def make_move(board, row, elements):
    position = Position(board)
    if position.allows(row, elements):
        return position.after(row, elements).rows, True
    return board[:], False


def exclusive_or(a, b):
    if a == 1:
        if b == 1:
            return 0
        return 1
    if b == 1:
        return 1
    return 0


def numeral_binary(numeral):
    return [numeral >> place & 1 for place in reversed(range(numeral.bit_length()))]


def binary_numeral(binary):
    return sum(digit << place for place, digit in enumerate(binary[::-1]))


def bitwise_exclusive_or(a, b):
    first, second = numeral_binary(a), numeral_binary(b)
    width = max(len(first), len(second))
    first = [0] * (width - len(first)) + first
    second = [0] * (width - len(second)) + second
    return binary_numeral([gate(x, y) for x, y in zip(first, second)])


def nim_sum(board):
    return Position(board).value


def is_n_position(board):
    return not nim_sum(board)


def is_p_position(board):
    return bool(nim_sum(board))


def optimal_move(board):
    position = Position(board)
    moves = list(position.winning_moves()) or list(position.moves())
    random.shuffle(moves)
    return moves.pop()


def is_human(player_string):
    return not player_string.lower().count("computer")


def is_board_empty(board):
    return sum(board) == 0


class Game:
    def __init__(self, names, board):
        self.players = [Human(name) if is_human(name) else Computer(name) for name in names]
        self.position = Position(list(board))

    def play(self):
        while not is_board_empty(self.position.rows):
            self.turn()
            self.players.reverse()
        print(self.position)
        winner = self.players[1]
        print(f"Congratulations, {winner}!")

    def turn(self):
        player = self.players[0]
        while True:
            print(self.position)
            row, elements = player.move(self.position)
            rows, legal = make_move(self.position.rows, row, elements)
            if legal:
                print(f"{player} takes {elements} from row {row}")
                self.position = Position(rows)
                return
            print("No, that is against the rules")


def play_nim(player1, player2, board):
    Game((player1, player2), board).play()
