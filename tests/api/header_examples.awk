# The example that opens each public header (lines of its first comment that are indented by three blanks), as a test of
# its own.
#
#   awk -f header_examples.awk include/planilla/*.h* README.md > header_examples.cpp
BEGIN {
  print "// Taken from the headers of include/planilla/ by tests/api/header_examples.awk."
  print "#include <gtest/gtest.h>\n\n#include <cstdio>\n\n#include \"planilla/planilla.hpp\"\n"
  print "// A fault of an example is told with its line."
  print "#undef assert"; print "#define assert(...) EXPECT_TRUE((__VA_ARGS__))\n"
  print "using namespace planilla::api;\n"
}
FNR == 1 { if (open) print "}\n"; open = 0; opening = 1 }
!/^\/\// { opening = 0 }
opening && /^\/\/   / {
  if (!open) {
    name = FILENAME
    sub(/.*\//, "", name)
    sub(/\.h(pp)?$/, "", name)
    print "TEST(HeaderExamples, " name ") {"
    open = 1
  }
  print "#line " FNR " \"" FILENAME "\""
  print substr($0, 4)
}
# A page: what stands in its blocks of C++.
FILENAME ~ /\.md$/ && /^```/ {
  in_block = $0 == "```cpp"
  if (in_block) { print "TEST(Pages, example_" ++pages ") {"; open = 1 } else if (open) { print "}\n"; open = 0 }
  next
}
FILENAME ~ /\.md$/ && in_block && !/^#include/ { print "#line " FNR " \"" FILENAME "\""; print }
END { if (open) print "}" }
