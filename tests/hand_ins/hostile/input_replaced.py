# lost:
# what: a cell replaces input, as one does to try a game, and puts it back

import builtins

real_input = builtins.input
typed = iter(["1, 1", "1, 1"])
builtins.input = lambda prompt="": next(typed)
try:
    play_nim("Alice", "Bob", [2])
finally:
    builtins.input = real_input
