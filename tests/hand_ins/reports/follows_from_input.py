# says: asks for input, and no one answers
# not: NameError

name = input()
print(name + " plays")
