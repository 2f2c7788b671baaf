// A column reads the same in lines of any width.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/checks/support.h"

namespace planilla::rewrapped_texts_test {
namespace {

// The words in lines of at most `width` characters, as a program breaks them.
std::string wrapped(const std::string& text, std::size_t width) {
  std::string out;
  std::size_t column = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word = text.substr(at, end - at);
    const auto size = static_cast<std::size_t>(
        std::count_if(word.begin(), word.end(), [](char c) { return (c & 0xc0) != 0x80; }));
    if (column != 0 && column + 1 + size > width)
      out += '\n', column = 0;
    else if (column != 0)
      out += ' ', ++column;
    out += word;
    column += size;
    at = end + 1;
  }
  return out + '\n';
}

std::vector<std::string> main_lines(const std::string& text) {
  std::vector<std::string> out;
  for_each_game(text, [&](const Game& game) {
    std::string& moves = out.emplace_back();
    int depth = 0;
    for (const Element& e : game.elements) {
      depth += e.kind == ElementKind::open ? 1 : e.kind == ElementKind::close ? -1 : 0;
      if (depth == 0 && e.kind == ElementKind::move) moves += std::to_string(e.move.bits()) + ' ';
      if (e.kind == ElementKind::unread) moves += "? ";
    }
  });
  return out;
}

class RewrappedText : public testing::TestWithParam<const char*> {};

TEST_P(RewrappedText, ReadsAsInOneLine) {
  const std::string text = GetParam();
  const std::vector<std::string> whole = main_lines(text + '\n');
  ASSERT_EQ(whole.size(), 1u);
  EXPECT_EQ(whole[0].find('?'), std::string::npos);
  for (std::size_t width = 48; width <= 100; width += 4)
    EXPECT_EQ(main_lines(wrapped(text, width)), whole) << width;
}

INSTANTIATE_TEST_SUITE_P(
    Columns, RewrappedText,
    testing::Values(
        "1 e4, c5 2 Cf3, d6 3 d4, c - d4 4 C - d4, Cf6 5 Cc3, a6 6 Ag5, e6 7 f4, Db6 8 Dd2, D - b2 "
        "(la variante del peón envenenado, que las dos conocen desde hace mucho tiempo) 9 Tb1, Da3 "
        "10 f5, Cc6 11 f - e6, f - e6 12 C - c6, b - c6 13 e5, d - e5 14 A - f6, g - f6 15 Ce4 (y "
        "ahora, si las negras defienden con 15... De7, las blancas juegan 16 Ae2 con ventaja) "
        "15... Ae7 16 Ae2, h5 17 Tb3, Da4 18 c4, f5 y las negras resistieron todavía veinte "
        "jugadas más.",
        "1.e4 e5 2.Sf3 d6 3.d4 Lg4? Ein Fehler, den auch starke Spieler gemacht haben. 4.dxe5 Lxf3 "
        "(nicht 4...dxe5 5.Dxd8+ Kxd8 6.Sxe5 mit einem Bauern mehr) 5.Dxf3 dxe5 6.Lc4 Sf6 7.Db3 "
        "Weiß greift zwei Bauern zugleich an. 7...De7 8.Sc3 c6 9.Lg5 b5? Schwarz hofft auf einen "
        "Rückzug des Läufers. 10.Sxb5! cxb5 11.Lxb5+ Sbd7 12.0-0-0 Td8 13.Txd7 Txd7 14.Td1 De6 "
        "15.Lxd7+ Sxd7 16.Db8+!! Sxb8 17.Td8# Ein Bild, das jeder kennt.",
        "1.e4 c5 2.Nf3 Nc6 The quiet move, which keeps every choice open. 3.d4 cxd4 4.Nxd4 Nf6 "
        "5.Nc3 e5 6.Ndb5 d6 7.Bg5 a6 8.Na3 b5 9.Nd5 Be7 (9...Qa5+ 10.Bd2 Qd8 repeats, as the "
        "players knew) 10.Bxf6 Bxf6 11.c3 O-O 12.Nc2 Bg5 Black would be glad to exchange the "
        "bishop for the knight on d5. 13.a4 bxa4 14.Rxa4 a5 15.Bc4 Rb8 and a draw was agreed a "
        "few moves later."));

}  // namespace
}  // namespace planilla::rewrapped_texts_test
