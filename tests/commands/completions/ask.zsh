zmodload zsh/zpty || exit 3
export SCRIPT=$1 NOTED=$1.noted
shift
rm -f $NOTED
zpty shell zsh -f -i
zpty -w shell '
PROMPT= RPROMPT=
setopt no_auto_list no_list_beep extended_glob
autoload -Uz compinit
compinit -u -D
source $SCRIPT
compadd() {
    if [[ " $* " != *" -"[a-zA-Z]#(A|D|O)" "* ]]; then
        local -a noted
        builtin compadd -O noted "$@"
        print -rl -- $noted >>$NOTED
    fi
    builtin compadd "$@"
}
asked() { print "<asked>" >>$NOTED; print "<as""ked>"; zle kill-buffer }
zle -N asked
bindkey "^I" complete-word "^T" asked
print "<rea""dy>"'
zpty -r shell typed '*<ready>*'
for line; do
    zpty -w -n shell "$line"$'\t\C-t'
    zpty -r shell typed '*<asked>*'
done
zpty -d shell
cat $NOTED
