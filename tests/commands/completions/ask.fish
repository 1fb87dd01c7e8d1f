source $argv[1]
for line in $argv[2..]
    complete -C $line
    echo '<asked>'
end
