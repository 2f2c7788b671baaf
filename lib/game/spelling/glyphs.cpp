// The table of signs. Source: PGN standard section 10, and the usual signs of the
// Informant with the numbers that programs give them beyond that table (140 and more).
#include "game/spelling/glyphs.h"

#include <array>

namespace planilla {

namespace {

struct Glyph {
  std::string_view text;
  int nag;
};

constexpr std::array<Glyph, 55> glyphs = {{
    {"!", 1},   {"?", 2},   {"!!", 3},  {"??", 4},  {"!?", 5},   {"?!", 6},   {"‼", 3},
    {"⁇", 4},   {"⁉", 5},   {"⁈", 6},   {"□", 7},   {"=", 10},   {"∞", 13},   {"+=", 14},
    {"⩲", 14},  {"=+", 15}, {"⩱", 15},  {"±", 16},  {"+/-", 16}, {"∓", 17},   {"-/+", 17},
    {"+-", 18}, {"+−", 18}, {"+–", 18}, {"-+", 19}, {"−+", 19},  {"–+", 19},  {"⨀", 22},
    {"○", 26},  {"⟳", 32},  {"↑", 36},  {"→", 40},  {"=/∞", 44}, {"⇆", 132},  {"⨁", 138},
    {"∆", 140}, {"Δ", 140}, {"∇", 141}, {"⌓", 142}, {"+/=", 14}, {"=/+", 15}, {"⯹", 44},
    {"△", 140}, {"⊙", 22},  {"⊕", 138}, {"⇄", 132}, {"⟲", 32},   {"≤", 143},  {"⇔", 239},
    {"⇗", 240}, {"⊞", 241}, {"⟫", 242}, {"⟪", 243}, {"⊥", 245},  {"N", 146},
}};

}  // namespace

int nag_of_glyph(std::string_view glyph) {
  for (const Glyph& g : glyphs)
    if (g.text == glyph) return g.nag;
  return 0;
}

bool governs_line(std::string_view glyph) {
  constexpr int idea = 140, better = 142;
  const int nag = nag_of_glyph(glyph);
  return nag == idea || nag == better;
}

}  // namespace planilla
