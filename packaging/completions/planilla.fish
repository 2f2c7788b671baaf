# The program says what can stand where, in the language of LC_ALL, LC_MESSAGES or LANG.
planilla help --as fish | source
