# breaks: exclusive_or
# says: Python's own XOR

exclusive_or = (lambda gate: gate)(lambda a, b: a ^ b)
