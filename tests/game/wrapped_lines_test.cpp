// Which line ends are a program's.
#include "game/spelling/wrapped_lines.h"

#include <gtest/gtest.h>

#include <string>

namespace planilla::wrapped_lines_test {
namespace {

// The line ends that are the program's, as the words behind them.
std::string broken_before(const std::string& text) {
  const std::string joined = join_wrapped_lines(text);
  std::string out;
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1))
    if (!joined.empty() && joined[at] == ' ')
      out += text.substr(at + 1, text.find_first_of(" \n", at + 1) - at - 1) + ' ';
  return out;
}

TEST(WrappedLines, TheNextWordHadNoRoom) {
  EXPECT_EQ(broken_before("una columna de un diario que alguien ha copiado\n"
                          "con los finales de sus líneas, y en la que las\n"
                          "jugadas quedan partidas por cualquier espacio\n"
                          "\n"
                          "1.e4 e5\n"
                          "2.Cf3 Cc6\n"),
            "con jugadas ");
}

TEST(WrappedLines, ALineThatHadRoomWasEnded) {
  EXPECT_EQ(broken_before("una columna de un diario que alguien ha copiado\n"
                          "con los finales de sus líneas, y en la que las\n"
                          "jugadas quedan partidas\n"
                          "por cualquier espacio que encuentra su programa\n"),
            "con jugadas ");
}

TEST(WrappedLines, RowsOfASheetAreNone) {
  EXPECT_EQ(broken_before(" 1. e4    c5      11. Tb1    Tc8     21. Ae3    Db6\n"
                          " 2. Cf3   d6      12. Ag5    h6      22. Dd2    Rh7\n"
                          " 3. d4    cxd4    13. Ah4    Ae7     23. Tfc1   Tc6\n"),
            "");
}

TEST(WrappedLines, ShortLinesAreNone) {
  EXPECT_EQ(broken_before("una columna estrecha\nque alguien ha copiado\ncon sus finales\n"), "");
}

// Paragraphs of about the same length, each a line.
TEST(WrappedLines, LinesThatEndSentencesAreParagraphs) {
  EXPECT_EQ(broken_before("Una frase que es casi tan larga como las demás.\n"
                          "Otra que es casi tan larga como la que sigue ya.\n"
                          "La tercera, que tampoco es más corta que otras.\n"),
            "");
}

}  // namespace
}  // namespace planilla::wrapped_lines_test
