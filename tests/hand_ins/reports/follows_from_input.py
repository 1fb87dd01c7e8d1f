# says: asks for input, and nobody answers
# not: NameError

name = input()
print(name + " plays")
