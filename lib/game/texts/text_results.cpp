// Which words of a text end its game.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "game/model/result.h"
#include "game/texts/text_reader.h"

namespace planilla {

namespace {

// Behind a sentence in which somebody resigned stands analysis. A verdict on the position is
// followed by the game, and so is more that is said in the sentence: "las blancas abandonan aquí,
// pero no. 3. Ab5".
bool may_go_on(const Parts& parts, std::size_t behind, bool resigns) {
  const Part& end = parts[behind - 1];
  const bool is_over = end.ends_sentence || end.is_stop || behind == parts.size() ||
                       parts[behind].line_start || parts[behind].is_stop;
  return !is_over || !resigns;
}

// "si 6...Dxd4 7.Axc3 y las negras ganan": does the sentence of parts[at] cite a line before it?
// Moves that no stop parts from it may be those of a whole game.
bool speaks_of_cited(const Parts& parts, std::size_t at) {
  constexpr int longest = 16;  // half-moves
  int moves = 0;
  for (std::size_t i = at; i-- > 0 && !parts[i].ends_sentence && !parts[i].is_stop;) {
    if (parts[i].kind == PartKind::close) i = parts[i].partner;
    moves += parts[i].kind == PartKind::cell && !parts[i].weak;
    if (parts[i].cites) return moves > 0;
    if (parts[i].paragraph || moves > longest) break;
  }
  return false;
}

// "4.dxe5 Bxf3 Si 4...dxe5, entonces 5.Qxd8+ y las blancas ganan": does the line that the sentence
// of parts[at] cites before it begin with a number that goes back, and not return to the game?
bool is_of_line_instead(const Parts& parts, std::size_t at) {
  constexpr std::size_t near = 3;        // words between the one that cites and the number
  constexpr std::uint32_t longest = 16;  // half-moves
  std::size_t first = at;                // number of the line
  std::uint32_t lowest = UINT32_MAX, last = 0;
  for (std::size_t i = at; i-- > 0 && !parts[i].ends_sentence && !parts[i].is_stop;) {
    const Part& part = parts[i];
    if (part.kind == PartKind::close) {
      i = part.partner;
      continue;
    }
    if (part.kind == PartKind::number) {
      if (part.half_move() > lowest) return false;  // the line ended before
      lowest = part.half_move();
      last = last == 0 ? lowest : last;
      first = i;
      if (last - lowest > longest) return false;  // moves that no stop parts are of the game
    }
    if (part.cites)
      return first != at && first - i <= near + 1 && lowest <= half_move_before(parts, i);
    if (part.paragraph) break;
  }
  return false;
}

}  // namespace

namespace {

// The last number of a move before parts[at]; 0: none.
std::uint32_t number_before(const Parts& parts, std::size_t at) {
  for (std::size_t i = at; i-- > 0;)
    if (parts[i].kind == PartKind::number && parts[i].value != 0) return parts[i].value;
  return 0;
}

bool is_of_moves(PartKind kind) {
  return kind == PartKind::cell || kind == PartKind::glyph || kind == PartKind::suffix ||
         kind == PartKind::nag || kind == PartKind::close || kind == PartKind::dots;
}

// "27.Bxd6 In Smith-Jones 27.Bxf6 gxf6 28.Kd2 was played and Black won.": where the sentence of
// parts[at] begins, if it tells moves; `at`: it tells none.
std::size_t sentence_with_moves(const Parts& parts, std::size_t at) {
  bool moves = false;
  for (std::size_t i = at; i > 0; --i) {
    const Part &part = parts[i], &before = parts[i - 1];
    const bool begins = part.kind == PartKind::word && !part.is_small && is_of_moves(before.kind);
    if (before.ends_sentence || before.is_stop || part.paragraph || (moves && begins))
      return moves ? i : at;
    moves |= before.kind == PartKind::cell && !before.weak;
    if (before.kind == PartKind::close) i = before.partner + 1;
  }
  return at;
}

}  // namespace

// Does the number that is due begin a line or a sentence behind the phrase parts[from .. behind)?
// Then the game went on: "igual. 3...a6". What a word like "if" cites is analysis. Any place will
// do behind the verdict on a line that is cited, and the next one behind who would win.
bool TextReader::goes_on(const Parts& parts, std::size_t from, std::size_t behind, bool resigns) {
  constexpr std::size_t most = 40;  // parts
  const std::uint32_t last = number_before(parts, from);
  if (last == 0) return false;
  const std::size_t sentence = sentence_with_moves(parts, from);
  // "In Smith-Jones 27.Bxd6 Ra7 was played and Black won. Better was 27.Kd2. 27...Bh4": the numbers
  // of the sentences behind it may be cited as well.
  const bool of_other_game = sentence != from;
  const std::uint32_t own = number_before(parts, sentence);
  const bool any_place = speaks_of_cited(parts, from);
  bool cites = false;  // "resigned because after 28...Rc8 (28...Rb7 29.Bf8) 29.Bg3"
  for (std::size_t i = behind; i + 1 < parts.size() && i < behind + most; ++i) {
    const Part& part = parts[i];
    cites = (cites || part.cites) && !part.ends_sentence && !part.is_stop;
    if (part.kind == PartKind::heading || part.kind == PartKind::result) return false;
    if (part.cites && !of_other_game) return false;
    if (part.kind == PartKind::open && of_other_game) i = part.partner;
    if (part.kind != PartKind::number) continue;
    const Part& before = parts[i - 1];
    // "abbandona il suo disegno. Ng5 25.Rh4": Black's move begins the sentence.
    const bool move_before = before.kind == PartKind::cell && i > behind + 1 &&
                             part.value == last + 1 && parts[i - 2].ends_sentence;
    const bool fresh = part.line_start || before.ends_sentence || before.is_stop || any_place ||
                       (of_other_game && before.kind == PartKind::close && !cites) || move_before ||
                       (i == behind && !resigns);
    const bool due = part.value == last + 1 || part.value == last || part.value == own + 1 ||
                     (part.value == own && own != 0);
    std::size_t next = i + 1;
    while (next + 1 < parts.size() && parts[next].kind == PartKind::dots) ++next;
    const bool found = fresh && due && parts[next].kind == PartKind::cell;
    if (found || !of_other_game) return found;
  }
  return false;
}

namespace {

// Who would have to move behind the last half-move before parts[at]: by its number.
Color side_to_move(const Parts& parts, std::size_t at) {
  int cells = 0;
  for (std::size_t i = at; i-- > 0;) {
    if (parts[i].kind == PartKind::close && parts[i].partner < i) {
      i = parts[i].partner;
      continue;
    }
    cells += parts[i].kind == PartKind::cell;
    if (parts[i].kind != PartKind::number) continue;
    const bool black_first =
        parts[i].dots > 1 || (i + 1 < at && parts[i + 1].kind == PartKind::dots);
    return (cells % 2 == 1) == black_first ? white : black;
  }
  return white;
}

// "Aquí, dicen, abandonó. 21.Cxg7+ Rd8 22.Df6+ 1-0": is another result than the words say written
// right behind the last half-move of the game, behind the words?
bool is_contradicted(std::string_view text, const Parts& parts, std::size_t from,
                     std::size_t behind, Result said) {
  if (said == Result::odd)
    said = side_to_move(parts, from) == white ? Result::black_wins : Result::white_wins;
  for (std::size_t i = behind; i < parts.size(); ++i) {
    const Part& part = parts[i];
    if (part.kind == PartKind::heading || (part.kind == PartKind::number && part.value == 1))
      return false;
    if (part.kind != PartKind::result) continue;
    const Result written = parse_result(part.in(text));
    return is_of_moves(parts[i - 1].kind) && written > Result::unknown && written != said;
  }
  return false;
}

}  // namespace

// "22.Cxf7+ y el maestro abandonó entre aplausos": is the phrase in the sentence right behind the
// last move of the text or of its paragraph, and does no word deny it?
bool TextReader::closes_game(std::string_view text, const Parts& parts, std::size_t from,
                             std::size_t behind) const {
  constexpr std::size_t most_before = 8, most_behind = 40;  // parts
  std::size_t first = from;
  while (first > 0 && from - first < most_before && parts[first - 1].kind == PartKind::word &&
         !parts[first - 1].ends_sentence && !parts[first - 1].cites)
    --first;
  const auto is_sign = [](const Part& part) {
    return part.kind == PartKind::glyph || part.kind == PartKind::suffix ||
           (part.kind == PartKind::separator && !part.is_stop);
  };
  std::size_t last_move = first;
  while (last_move > 0 && is_sign(parts[last_move - 1])) --last_move;
  if (last_move == 0 || parts[last_move - 1].kind != PartKind::cell) return false;
  for (std::size_t i = first; i < from; ++i)
    if (words_.negates(parts[i].span.in(text))) return false;
  std::uint32_t last = 0;  // number of a move before the phrase
  for (std::size_t i = from; i-- > 0 && last == 0;)
    if (parts[i].kind == PartKind::number) last = parts[i].value;
  bool cited = false;  // "Should I have played 3...d6?": what follows goes back
  for (std::size_t i = behind; i < parts.size() && i < behind + most_behind; ++i) {
    const Part& part = parts[i];
    if (part.paragraph || part.kind == PartKind::heading) return true;
    if (part.kind == PartKind::number) cited |= part.value < last || parts[i - 1].cites;
    const bool move = part.kind == PartKind::number || part.kind == PartKind::cell;
    if (move && !part.weak && !cited) return false;
    if (part.ends_sentence || part.is_stop) cited = false;
  }
  return true;
}

namespace {

// Does no number of the game stand behind parts[behind - 1]?
bool is_last_of_game(const Parts& parts, std::size_t behind) {
  for (std::size_t i = behind; i < parts.size(); ++i) {
    if (parts[i].kind == PartKind::heading) return true;
    if (parts[i].kind == PartKind::number) return parts[i].value == 1;
  }
  return true;
}

}  // namespace

// Behind the words that say only how or when: `on move 40`; `behind` where others stand there.
std::size_t TextReader::behind_how(std::string_view text, const Parts& parts,
                                   std::size_t behind) const {
  const std::uint32_t begin = parts[behind - 1].span.end;
  const std::size_t size =
      parts[behind - 1].ends_sentence ? 0 : lexicon_->how_behind(text.substr(begin));
  std::size_t out = behind;
  while (size > 0 && out < parts.size() && parts[out].span.begin < begin + size) ++out;
  return out;
}

// "Weiß gewinnt dank Aufgabe": does the sentence say before parts[at] that somebody won? Then who
// resigned is not who would have to move.
bool TextReader::names_winner_before(std::string_view text, const Parts& parts,
                                     std::size_t at) const {
  while (at > 0 && !parts[at].line_start && !parts[at - 1].ends_sentence) {
    if (!parts[--at].may_be_word()) return false;
    const std::string_view meaning = lexicon_->title(parts[at].in(text));
    if (meaning == "beats" || meaning == "wins" || meaning == "victory") return true;
  }
  return false;
}

namespace {

// "White, in view of 4.Bxc6 dxc6, resigned": the first part of what two commas hold before
// parts[at], if it is words with moves behind them; `at`: it is not.
std::size_t begin_between_commas(std::string_view text, const Parts& parts, std::size_t at) {
  const auto behind_comma = [&](std::size_t i) {
    const std::string_view before = text.substr(0, parts[i].span.begin);
    const std::size_t last = before.find_last_not_of(" \r\n");
    return last != before.npos && before[last] == ',';
  };
  if (at == 0 || !behind_comma(at)) return at;
  bool moves = false;
  for (std::size_t i = at; i-- > 1;) {
    const Part& part = parts[i];
    if (part.paragraph || part.ends_sentence || part.is_stop) return at;
    moves |= part.kind == PartKind::cell && !part.weak;
    const bool word = part.kind == PartKind::word;
    if (!word && !is_of_moves(part.kind) && part.kind != PartKind::number &&
        part.kind != PartKind::separator)
      return at;
    if (word && behind_comma(i)) return moves && parts[i - 1].kind != PartKind::cell ? i : at;
  }
  return at;
}

}  // namespace

namespace {

// "6.abandonan.": the number of the half-move that is due stands right before the words.
bool stands_for_move(const Parts& parts, std::size_t at) {
  if (at == 0 || parts[at - 1].value == 0 || parts[at - 1].dots == 0) return false;
  const std::uint32_t number = parts[at - 1].value, last = number_before(parts, at - 1);
  return last != 0 && (number == last + 1 || (number == last && parts[at - 1].dots > 1));
}

// "Dauerschach, remis."
bool is_behind_comma(std::string_view text, const Part& part) {
  const std::string_view before = text.substr(0, part.span.begin);
  const std::size_t last = before.find_last_not_of(" \r\n");
  return last != before.npos && before[last] == ',';
}

// "5...exd4, draw."
bool is_behind_move(const Parts& parts, std::size_t at) {
  while (at > 0 && (parts[at - 1].kind == PartKind::separator || is_of_moves(parts[at - 1].kind)))
    if (parts[--at].kind == PartKind::cell) return true;
  return false;
}

// "5...exd4, draw. 6.cxd4 Bb4+ changes nothing.": do a few moves at most, in one sentence with
// words behind them that end no game, end the paragraph?
template <typename Ends>
bool only_shows_what_came(const Parts& parts, std::size_t behind, const Ends& ends_game) {
  constexpr int most = 4;  // half-moves
  int moves = 0;
  bool words = false;  // behind the last of them
  for (std::size_t i = behind; i < parts.size() && !parts[i].paragraph; ++i) {
    const Part& part = parts[i];
    if (part.kind == PartKind::heading || part.kind == PartKind::result ||
        (words && part.line_start))
      return false;
    const bool move = part.kind == PartKind::cell && !part.weak;
    if (ends_game(i) || (move && (words || ++moves > most))) return false;
    words |= part.kind == PartKind::word && moves > 0;
  }
  return words;
}

// "Another game went 8.c3 O-O and was drawn": does the sentence speak of one before parts[at]?
bool is_of_other_game(const Parts& parts, std::size_t at) {
  constexpr std::size_t farthest = 40;  // parts
  for (std::size_t i = at; i-- > 0 && i + farthest > at && !parts[i + 1].paragraph;) {
    if (parts[i].ends_sentence || parts[i].is_stop) return false;
    if (parts[i].other_game) return true;
  }
  return false;
}

}  // namespace

// Phrases of two words and more that end a sentence, or say that somebody resigned (`las blancas
// ganan un peón` goes on), and one word that stands alone in its sentence.
void TextReader::mark_results(std::string_view text, Parts& parts) const {
  std::vector<Token> words;
  for (const Part& part : parts)
    words.push_back({part.span, part.is_of_phrase() ? TokenKind::word : TokenKind::junk, 0});
  const auto ends_game = [&](std::size_t i) {
    return words[i].kind == TokenKind::word && lexicon_->phrase_at(text, words, i).tokens != 0;
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].kind != TokenKind::word) continue;
    const Lexicon::Phrase phrase = lexicon_->phrase_at(text, words, i);
    if (phrase.tokens == 0 || phrase.result == Result::none) continue;
    if (phrase.resigns() && names_winner_before(text, parts, i)) continue;
    if (is_of_other_game(parts, i)) continue;
    const std::size_t behind = i + phrase.tokens;
    const bool for_move = stands_for_move(parts, i);
    const bool alone =
        (i == 0 || for_move || parts[i].line_start || parts[i - 1].kind != PartKind::word ||
         parts[i - 1].ends_sentence || parts[i - 1].ends_clause) &&
        (behind == parts.size() || parts[behind].line_start ||
         parts[behind].kind != PartKind::word || parts[behind - 1].ends_sentence);
    const bool ends = behind == parts.size() || parts[behind].line_start ||
                      !parts[behind].may_be_word() || parts[behind - 1].ends_sentence;
    const std::size_t how = behind_how(text, parts, behind);
    const bool whole =
        (i == 0 || parts[i].line_start || parts[i - 1].ends_sentence || parts[i - 1].is_stop) ||
        closes_game(text, parts, i, how);
    const Span all{parts[i].span.begin, parts[behind - 1].span.end};
    const bool resigns = words_.says_resigns(all.in(text));
    const bool closes =
        (phrase.resigns() || phrase.is_closing) && closes_game(text, parts, i, behind);
    if (phrase.is_closing) {
      parts[i].says_result = closes && ends && is_last_of_game(parts, behind);
      continue;
    }
    const bool word = phrase.tokens == 1 && ends && is_behind_comma(text, parts[i]);
    const bool last =
        word && (only_shows_what_came(parts, behind, ends_game)
                     ? phrase.result == Result::draw && is_behind_move(parts, i)
                     : is_last_of_game(parts, behind) && closes_game(text, parts, i, behind));
    const bool says = alone || closes || (phrase.tokens > 1 && (ends || resigns)) ||
                      (how > behind && whole && is_last_of_game(parts, how));
    parts[i].says_result = (for_move && ends) || last ||
                           (says && !((may_go_on(parts, behind, resigns) ||
                                       is_contradicted(text, parts, i, behind, phrase.result)) &&
                                      goes_on(parts, i, behind, resigns)));
    if (!for_move && is_of_line_instead(parts, i)) parts[i].says_result = false;
    if (for_move && parts[i].says_result)  // "6.abandona." is no capture of a pawn either
      for (std::size_t k = i; k < behind; ++k) parts[k].kind = PartKind::word;
    if (parts[i].says_result && phrase.resigns())
      for (std::size_t k = begin_between_commas(text, parts, i); k < i; ++k)
        if (parts[k].kind != PartKind::separator) parts[k].kind = PartKind::word;
    // "Weiß gewinnt durch Aufgabe": who resigned is not who would have to move.
    if (parts[i].says_result && how > behind) i = how - 1;
  }
}

}  // namespace planilla
