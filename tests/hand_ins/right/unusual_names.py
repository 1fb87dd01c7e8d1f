# Names of builtins and modules, one-letter names, other alphabets, and parameters not called as on the sheet.
import random as json, sys as os, operator as input_

__all__ = []
_ = None
list_, str_, len_ = list, str, len


def present_board(_):
    Λ = "Nim:"
    for O, l in enumerate(_, 1):
        Λ += "\n" + str_(O) + ":" + l * " X"
    return Λ


def make_move(list, int, str):
    max = list_(list)
    min = 1 <= int <= len_(max) and 1 <= str <= max[int - 1]
    if min:
        max[int - 1] -= str
    return max, min


def exclusive_or(true, false):
    if true == 0 and false == 0:
        return 0
    if true == 0 or false == 0:
        return 1
    return 0


class __Binary:
    __base = 2

    def __digits(self, n):
        while n:
            yield n % self.__base
            n //= self.__base

    def write(self, n):
        return list_(self.__digits(n))[::-1]

    def read(self, digits):
        value = 0
        for __d in digits:
            value = self.__base * value + __d
        return value


__binary = __Binary()


def numeral_binary(type):
    return __binary.write(type)


def binary_numeral(iter):
    return __binary.read(iter)


def bitwise_exclusive_or(ᵃ, b):
    def print(id, any=None, *, all=()):
        return [0] * (any - len_(id)) + id

    id, any = numeral_binary(ᵃ), numeral_binary(b)
    max = len_(id) if len_(id) > len_(any) else len_(any)
    return binary_numeral([exclusive_or(x, y) for x, y in zip(print(id, max), print(any, max))])


def nim_sum(sum, /):
    result = 0
    for object in sum:
        result = input_.xor(result, object)
    return result


def is_n_position(range):
    return 1 if nim_sum(range) == 0 else 0


def is_p_position(range):
    return 0 if nim_sum(range) == 0 else 1


def optimal_move(*args):
    (board,) = args
    N = nim_sum(board)
    moves = set()
    for r in range(len_(board)):
        if board[r] ^ N < board[r]:
            moves |= {(r + 1, board[r] - (board[r] ^ N))}
    if not moves:
        moves = {(r + 1, e + 1) for r in range(len_(board)) for e in range(board[r])}
    return json.choice(sorted(moves))


def is_human(self):
    return self.lower().replace("computer", "") == self.lower()


def is_board_empty(dict):
    return max(dict, default=0) == 0


def play_nim(x, y, z):
    while not is_board_empty(z):
        print(present_board(z))
        if is_human(x):
            print("It is the turn of", x)
            print("row, elements:", end=" ")
            os.stdout.flush()
            a, b = input().replace(",", " ").split()
            a, b = int(a), int(b)
        else:
            a, b = optimal_move(z)
            print(x, "->", (a, b))
        z, ok = make_move(z, a, b)
        if ok:
            x, y = y, x
        else:
            print("?!")
    print(present_board(z))
    print(y.join(["The winner is ", "."]))
