# The example of the comment that opens planilla.h, as a function; c_interface.c calls it.
BEGIN {
  print "/* Taken from planilla.h by tests/bindings/c_example.awk. */"
  print "#define PLANILLA_C_ONLY\n#undef NDEBUG\n#include <planilla/planilla.h>\n#include <assert.h>\n#include <stdio.h>\n#include <string.h>\n"
  print "#ifdef PLANILLA_SECOND\n#define NAME header_example_in_cpp\nextern \"C\" int NAME(void);\n#else\n#define NAME header_example\nint NAME(void);\n#endif"
  print "int NAME(void) {"
}
/^ \* Texts\./ { exit }
/^ \*   / { print "#line " FNR " \"" FILENAME "\""; print substr($0, 4) }
END { print "  return 0;\n}" }
