# replaces: is_human
# says: is_human is missing, because its definition failed. It raised NameError in line
# says: write from typing import List at the top
# says: Begin with
# once: 'List' is not defined
# not: List is not defined
# not: Not in the file
# not: It costs no points


def is_human(names: List[str]) -> bool:
    return True
