// Collections of games that are hard to cut: what stands at the cuts is broken in every way that
// framing knows of.
//
//   std::string text = hard_games(0);        // about 40 KB; another number gives other players
#pragma once

#include <string>
#include <vector>

namespace planilla::plan {

// A game like any other.
inline std::string sound_game(const std::string& white, int round) {
  const std::vector<std::string> lines = {
      "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0\n",
      "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 Nbd7 7. Rc1 c6 8. Bd3 0-1\n",
      "1. c4 c5 2. Nc3 Nc6 3. g3 g6 4. Bg2 Bg7 5. Nf3 e6 6. O-O Nge7 7. d3 O-O 1/2-1/2\n",
      "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 e5 7. Nb3 Be6 8. f3 *\n"};
  const std::string& moves = lines[static_cast<std::size_t>(round) % lines.size()];
  const std::string result = moves.substr(moves.rfind(' ') + 1);
  return "[Event \"Cup of " + white + "\"]\n[Site \"Lugo\"]\n[Date \"1994.05.1" +
         std::to_string(round % 10) + "\"]\n[Round \"" + std::to_string(round) + "\"]\n[White \"" +
         white + "\"]\n[Black \"Dos, Eva\"]\n[WhiteElo \"2" + std::to_string(100 + round) +
         "\"]\n[ECO \"C9" + std::to_string(round % 10) + "\"]\n[Result \"" +
         result.substr(0, result.size() - 1) + "\"]\n\n" + moves + "\n";
}

// One broken game each.
inline std::vector<std::string> broken_games() {
  return {
      // A comment that nothing closes, with what looks like tags in it.
      "[Event \"Open\"]\n[White \"Uno\"]\n\n1. e4 {never closed\n[%clk 0:10:00]\n[Site "
      "\"inside\"]\n"
      "e5 2. Nf3 Nc6 *\n\n",
      // Tag lines inside a comment that is closed.
      "[Event \"Quoted\"]\n\n1. d4 {a game began so:\n[Event \"not one\"]\n[White \"no\"]\n} d5 2. "
      "c4 "
      "e6 1-0\n\n",
      "[Event \"After a blank line\"]\n\n1. d4 {as\n\n[Event \"told\"]\n\n1. e4} d5 *\n\n",
      // One line; no moves; tags and nothing; a result alone.
      "[Event \"One line\"] 1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n",
      "[Event \"Empty\"]\n\n*\n\n", "[Event \"Tags alone\"]\n[White \"Nadie\"]\n\n",
      "[Event \"Result\"]\n\n1/2-1/2\n\n",
      // Two games below the tags of one.
      "[Event \"Two\"]\n\n1. e4 e5 1-0\n\n1. d4 d5 0-1\n\n",
      // Moves that are none, or two, or slips that the rest proves.
      "[Event \"Illegal\"]\n\n1. e4 e5 2. Ke3 Nc6 3. Nf3 *\n\n",
      "[Event \"Ambiguous\"]\n\n1. d4 d5 2. Nf3 Nf6 3. Nd2 e6 4. e3 *\n\n",
      "[Event \"Slip\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bv3 d6 "
      "8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 1-0\n\n",
      // Line ends of Windows, characters of Windows, in Spanish.
      "[Event \"Campeonato\"]\r\n[White \"N\xFA\xF1"
      "ez, Jos\xE9\"]\r\n\r\n1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. O-O f6 1-0\r\n\r\n",
      // Damaged tags, a brace too many, a variation that nothing closes, a byte order mark inside.
      "[Event \"Unclosed\n[White \"Uno\"\n\n1. e4 e5 } 2. Nf3 (2. f4 exf4 Nc6 *\n\n",
      "\xEF\xBB\xBF[Event \"Mark\"]\n\n1. e4 e5 *\n\n\n\n\n",
      "[Event \"Text\"]\n\n1. e4 e5 and then somebody wrote much more than moves *\nso it went "
      "on\n\n"};
}

// Text, broken games among sound ones, and the same games again far from each other.
inline std::string hard_games(int which) {
  const std::string name = "Uno, Ana " + std::to_string(which);
  std::string out = "\n\nThe games of a club, typed by many hands.\n\n1. e4 e5 2. Nf3 *\n\n";
  const std::vector<std::string> broken = broken_games();
  for (int round = 0; round < 60; ++round) {
    out += sound_game(name, round % 37);
    out += broken[static_cast<std::size_t>(round * 7 + which) % broken.size()];
    if (round % 9 == 0) out += sound_game("Uno, A.", round);
  }
  return out + "[Event \"Last\"]\n[White \"Cut off\"]\n\n1. e4 e5 2. Nf";
}

// A sheet of several games without any tags.
inline std::string bare_games() {
  std::string out;
  for (int i = 0; i < 9; ++i)
    out += "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n1-0\n\n1. d4 d5 2. c4 dxc4 3. e4 *\n\n";
  return out;
}

// ASCII in UTF-16, with a mark of its order.
inline std::string in_utf16(const std::string& ascii) {
  std::string out = "\xFF\xFE";
  for (const char c : ascii) {
    out += c;
    out += '\0';
  }
  return out;
}

}  // namespace planilla::plan
