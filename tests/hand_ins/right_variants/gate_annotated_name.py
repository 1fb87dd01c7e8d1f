# styles: exclusive_or

exclusive_or: object = lambda a, b: (0 if b else 1) if a else (1 if b else 0)
