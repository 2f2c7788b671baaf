// Words, slips, layout.
#include "slipped_sheet.h"

#include <algorithm>

namespace planilla::sheets {

namespace {

std::size_t count_hidden(const TrueGame& game, const std::vector<Word>& words,
                         const std::vector<Slip>& slips, const Language& language) {
  std::size_t hidden = 0;
  for (const Slip& slip : slips) {
    const bool order = slip.kind == SlipKind::swapped || slip.kind == SlipKind::swapped_own;
    if (slip.kind > SlipKind::no_departure && !order) continue;
    std::vector<Word> alone = words;
    if (order)
      std::swap(alone[slip.ply], alone[slip.ply + (slip.kind == SlipKind::swapped ? 1 : 2)]);
    else
      alone[slip.ply].text = slip.after;
    const PlainReading reading = read_plainly(alone, language);
    if (reading.legal && reading.moves != game.moves) ++hidden;
  }
  return hidden;
}

}  // namespace

SlippedSheet write_slipped(const TrueGame& game, std::size_t slips, const Manner& manner,
                           Random random) {
  const Language& language = *manner.pens.own;
  const std::vector<Word> clean = write_words(game, writers_of(language));
  SlippedSheet out;
  out.game = &game;
  std::vector<Word> words;
  for (int attempt = 0; attempt < 20; ++attempt) {
    words = clean;
    out.slips.clear();
    make_slips(words, slips, manner.pens, random, out.slips, manner.mix);
    const PlainReading reading = read_plainly(words, language);
    if (slips > 0 && reading.legal && reading.moves == game.moves) continue;
    out.legal = slips > 0 && reading.legal;
    out.marks_agree = out.legal && reading.marks_agree;
    break;
  }
  if (slips > 1) out.hidden = count_hidden(game, clean, out.slips, language);
  out.text = lay_out(words, {manner.tags ? tag_lines(game) : "", game.result});
  return out;
}

Pens pens_of(const Languages& languages, const Language& own) {
  Pens pens;
  pens.own = &own;
  // English three times of six: it is on every screen.
  for (const char* tag : {"en", "en", "en", "de", "fr", "es"})
    if (languages.find(tag) != &own) pens.others.push_back(languages.find(tag));
  return pens;
}

std::string noise_page(Noise kind, std::size_t bytes, const TrueGame& game,
                       const Language& language, Random random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  std::string out;
  for (std::size_t n = 0; out.size() < bytes; ++n) {
    if (kind == Noise::characters) {
      out += n % 60 == 59 ? '\n' : static_cast<char>(' ' + random.below(95));
      continue;
    }
    if (n % 2 == 0) out += std::to_string(n / 2 + 1) + ". ";
    std::string word = words[random.below(words.size())].text;
    if (kind == Noise::move_words) {
      word = language.symbols[knight + random.below(5)].front();
      word += static_cast<char>('a' + random.below(8));
      word += static_cast<char>('1' + random.below(8));
    }
    out += word + (n % 2 == 0 ? ' ' : '\n');
  }
  return out;
}

}  // namespace planilla::sheets
