# lost: numeral_binary=missing|error|failed, is_human=missing|error|failed
# what: values that have the names of functions

numeral_binary = [1, 1, 0]
is_human = None
