# lost: *=passed|failed|error|timeout|missing|blocked
# what: the last cell is not finished, so that Python would not run any of the file

print("Nim"
