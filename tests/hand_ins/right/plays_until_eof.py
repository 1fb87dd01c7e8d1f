# The last cell plays game after game, until there is nobody to play with.
import random
import itertools


def present_board(board):
    s = ''
    s += 'Nim:'
    for row, elements in enumerate(board):
        s += '\n'
        s += f'{row+1}: '
        s += ' '.join(itertools.repeat('X', elements))
    return s


def make_move(board, row, elements):
    try:
        assert row > 0 and elements > 0
        assert board[row-1] >= elements
        new = board[:]
        new[row-1] -= elements
        return (new, True)
    except (AssertionError, IndexError):
        return (board[:], False)


def exclusive_or(a, b):
    table = {}
    table[0, 0] = 0
    table[0, 1] = 1
    table[1, 0] = 1
    table[1, 1] = 0
    if (a, b) in table:
        return table[a, b]


def numeral_binary(numeral):
    return list(map(int, f'{numeral:b}')) if numeral else []


def binary_numeral(binary):
    value = 0
    while binary:
        value = (value << 1) | binary[0]
        binary = binary[1:]
    return value


def bitwise_exclusive_or(a, b):
    binary1, binary2 = numeral_binary(a), numeral_binary(b)
    new = []
    for i in range(1, max(len(binary1), len(binary2)) + 1):
        digit1 = binary1[-i] if i <= len(binary1) else 0
        digit2 = binary2[-i] if i <= len(binary2) else 0
        new.append(exclusive_or(digit1, digit2))
    return binary_numeral(list(reversed(new)))


def nim_sum(board):
    if board == []:
        return 0
    first, *rest = board
    for other in rest:
        first = bitwise_exclusive_or(first, other)
    return first


def is_n_position(board): return nim_sum(board) == 0
def is_p_position(board): return nim_sum(board) != 0


def optimal_move(board):
    if is_p_position(board):
        while True:
            row = random.randint(1, len(board))
            target = bitwise_exclusive_or(board[row-1], nim_sum(board))
            if target < board[row-1]:
                return (row, board[row-1] - target)
    everything = [row + 1 for row in range(len(board)) for _ in range(board[row])]
    row = random.choice(everything)
    return (row, random.randrange(1, board[row-1] + 1))


def is_human(player_string):
    import re
    return re.search('computer', player_string, re.IGNORECASE) is None


def is_board_empty(board):
    return board.count(0) == len(board)


def play_nim(player1, player2, board):
    for player in itertools.cycle([player1, player2]):
        if is_board_empty(board):
            break
        previous = player
        ok = False
        while not ok:
            print(present_board(board))
            if is_human(player):
                try:
                    x = input(f"{player}'s move? ")
                    row, elements = tuple(map(int, x.strip('()').split(',')))
                except ValueError:
                    print('row, elements')
                    continue
            else:
                row, elements = optimal_move(board)
            board, ok = make_move(board, row, elements)
            if ok:
                print(f'{player} -> {row}, {elements}')
            else:
                print('Wrong input!')
    print(present_board(board))
    print('%s won this game. Thank you for playing Nim.' % previous)


try:
    while True:
        play_nim('Alice', 'Computer', [random.randint(1, 5) for _ in range(3)])
except EOFError:
    print('Good bye!')
