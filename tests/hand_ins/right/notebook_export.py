#!/usr/bin/env python
# coding: utf-8

# # Lab: Nim
#
# Name: *Renée O'Connor* `print(1/0)`
#
# $$a \oplus b$$

# In[1]:


get_ipython().run_line_magic('matplotlib', 'inline')
get_ipython().run_line_magic('load_ext', 'autoreload')
get_ipython().system('pip install --quiet numpy')
import random


# In[2]:


get_ipython().run_line_magic('lsmagic', '')
files = get_ipython().getoutput('ls -l')
# a comment
get_ipython().run_line_magic('pinfo', 'random.randint')


# ## The board

# In[3]:


def present_board(board):
    text = 'Nim:'
    for row in range(len(board)):
        text += '\n' + str(row) + ':' + ' X' * board[row]
    return text


# In[4]:


print(present_board([4, 3, 1, 2]))


# Rows must count from 1, so once more:

# In[ ]:


def present_board(board):
    text = 'Nim:'
    for row in range(len(board)):
        text += '\n' + str(row + 1) + ':' + ' X' * board[row]
    return text

assert present_board([1]) == 'Nim:\n1: X'


# In[6]:


def make_move(board, row, elements):
    new_board = list(board)
    if row < 1 or row > len(board) or elements < 1 or new_board[row - 1] < elements:
        return new_board, False
    new_board[row - 1] -= elements
    return new_board, True

make_move([1, 2, 3], 1, 1)


# In[7]:





# In[8]:


    


# ## The gate

# In[9]:


def exclusive_or(a, b):
    if a == 0:
        result = b
    elif b == 0:
        result = 1
    else:
        result = 0
    return result

exclusive_or(0, 0) is 0, exclusive_or(1, 1) is 0


# In[ ]:


this_is_not_defined_yet


# In[11]:


def numeral_binary(numeral):
    binary = []
    while numeral:
        binary = [numeral % 2] + binary
        numeral //= 2
    return binary

def binary_numeral(binary):
    value = 0
    for place, digit in enumerate(binary[::-1]):
        value += digit * 2 ** place
    return value


# In[12]:


get_ipython().run_cell_magic('bash', '', 'def=5; echo $def\nfor f in *.py; do cat "$f"; done\n')


# In[13]:


get_ipython().run_cell_magic('html', '', '<b>def nim_sum(board): return 1</b>\n')


# In[14]:


numeral_binary(6)
unknown_name + 1
raise ValueError('this cell fails, what follows does not')


# In[ ]:


def bitwise_exclusive_or(a, b):
    first, second = numeral_binary(a), numeral_binary(b)
    while len(first) < len(second):
        first = [0] + first
    while len(second) < len(first):
        second = [0] + second
    return binary_numeral([exclusive_or(first[i], second[i]) for i in range(len(first))])


# In[16]:


get_ipython().run_line_magic('timeit', 'bitwise_exclusive_or(3, 5)')
for i in range(3):
    get_ipython().run_line_magic('time', 'bitwise_exclusive_or(i, 5)')
bitwise_exclusive_or(1234567890, 121212121212)


# In[17]:


assert nim_sum([]) == 0

def nim_sum(board):
    s = 0
    for row in board:
        s = bitwise_exclusive_or(s, row)
    return s


# In[18]:


def is_n_position(board):
    return nim_sum(board) == 0

def is_p_position(board):
    return not is_n_position(board)

help(random.randint)


# In[19]:


def optimal_move(board):
    moves = []
    for row in range(1, len(board) + 1):
        for elements in range(1, board[row - 1] + 1):
            moves.append((row, elements))
    best = [move for move in moves if is_n_position(make_move(board, move[0], move[1])[0])]
    if len(best) > 0:
        return best[random.randint(0, len(best) - 1)]
    return moves[random.randint(0, len(moves) - 1)]



# In[ ]:


def is_human(player_string):
    return not 'computer' in player_string.lower()

def is_board_empty(board):
    return not any(board)


# ## The game
#
# <script>alert(1)</script>

# In[21]:


def play_nim(player1, player2, board):
    player = player1
    while not is_board_empty(board):
        print(present_board(board))
        legal = False
        while not legal:
            if is_human(player):
                print(player + ', row:')
                row = int(input())
                print(player + ', elements:')
                elements = int(input())
            else:
                row, elements = optimal_move(board)
            board, legal = make_move(board, row, elements)
            if not legal:
                print('You cannot do that, ' + player + '.')
        if is_board_empty(board):
            print(present_board(board))
            print(player + ' WINS!!!')
        if player == player1:
            player = player2
        else:
            player = player1


# In[22]:


play_nim('Renée', 'Computer', [2, 2])


# In[ ]:


get_ipython().run_cell_magic('time', '', 'nim_sum([1, 2, 3])\n')


# In[ ]:




