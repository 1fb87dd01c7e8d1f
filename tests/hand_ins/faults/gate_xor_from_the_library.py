# breaks: exclusive_or
# says: Python's own XOR

import operator


exclusive_or = operator.xor
