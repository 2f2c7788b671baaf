// What people write beside moves, in words of their own: none are taken from the library's
// locales.
#include <array>

#include "doubt_families.h"

namespace planilla::sheets {

namespace {

struct Beside {
  const char* tag;
  std::array<const char*, 4> offer;
  std::array<const char*, 2>
      crossed_out;  // in parentheses behind the word that is, in brackets before
  std::array<const char*, 2> castling;  // short, long
  std::array<const char*, 5> remark;
  std::array<const char*, 3> page;
};
constexpr Beside all_beside[] = {
    {"es",
     {"(=)", "ofrece tablas", "tablas?", "propone tablas, no acepta"},
     {"tachado", "tachada"},
     {"enroque corto", "enroque largo"},
     {"Reclama triple repetición, denegada", "Se añaden dos minutos a las negras",
      "Las blancas llegan 15 minutos tarde", "Suena un teléfono: advertencia",
      "El árbitro para los relojes"},
     {"Hoja 2", "Blancas Negras", "sigue en la página 2"}},
    {"de",
     {"(=)", "bietet Remis", "Remis?", "Remis angeboten, abgelehnt"},
     {"gestrichen", "durchgestrichen"},
     {"kurze Rochade", "lange Rochade"},
     {"Reklamation dreimalige Stellung, abgelehnt", "Schwarz erhält zwei Minuten",
      "Weiß kommt 15 Minuten zu spät", "Handy klingelt: Verwarnung",
      "Der Schiedsrichter hält die Uhren an"},
     {"Blatt 2", "Weiß Schwarz", "weiter auf Seite 2"}},
    {"fr",
     {"(=)", "propose nulle", "nulle ?", "nulle proposée, refusée"},
     {"barré", "rayé"},
     {"petit roque", "grand roque"},
     {"Réclame la triple répétition, refusée", "Deux minutes ajoutées aux noirs",
      "Les blancs arrivent 15 minutes en retard", "Un téléphone sonne : avertissement",
      "L'arbitre arrête les pendules"},
     {"Feuille 2", "Blancs Noirs", "suite page 2"}},
    {"en",
     {"(=)", "offers a draw", "draw?", "draw offered, declined"},
     {"crossed out", "deleted"},
     {"castles short", "castles long"},
     {"Claims threefold repetition, rejected", "Two minutes added for Black",
      "White arrives 15 minutes late", "A phone rings: warning", "The arbiter stops the clocks"},
     {"Page 2", "White Black", "continued on page 2"}},
};

const Beside& beside_of(const Language& language) {
  for (const Beside& one : all_beside)
    if (language.tag == one.tag) return one;
  return all_beside[3];
}

// The rows of the game; `before(row, out)` writes what stands above one, from 0.
template <class Before>
std::string lay_out_below(const std::vector<Word>& words, const std::string& result,
                          const Before& before) {
  std::string out;
  for (std::size_t ply = 0; ply < words.size(); ply += 2) {
    before(ply / 2, out);
    out += std::to_string(ply / 2 + 1) + ". " + words[ply].text;
    if (ply + 1 < words.size()) out += " " + words[ply + 1].text;
    out += '\n';
  }
  return out + result + "\n";
}

std::string clock_time(std::size_t minutes, Random& random) {
  char out[20];
  std::snprintf(out, sizeof out, random.coin() ? "%zu:%02zu" : "%zu.%02zu", minutes / 60,
                minutes % 60);
  return out;
}

}  // namespace

Doubtful offers(const TrueGame& game, const Language& language, Random& random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  const std::size_t count = 1 + random.below(3);
  for (std::size_t i = 0; i < count; ++i) {
    std::string& word = words[10 + random.below(words.size() - 10)].text;
    word += random.coin() ? " " : "  ";
    word += beside_of(language).offer[random.below(4)];
  }
  DoubtSheet out;
  out.moves = game.moves;
  out.text = lay_out(words, {"", game.result});
  out.note = language.tag;
  return out;
}

Doubtful crossed_out(const TrueGame& game, const Language& language, Random& random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  const std::vector<Position> positions = positions_of(game);
  const std::size_t count = 1 + random.below(2), manner = random.below(4);
  DoubtSheet out;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t ply = random.below(words.size());
    const Move other = random_move(positions[ply], random);
    const std::string wrong = spelled(positions[ply], other, language);
    out.note += words[ply].text + " for " + wrong + " ";
    const std::string mark = beside_of(language).crossed_out[random.below(2)];
    const std::string crossed = manner == 0   ? "~~" + wrong + "~~"
                                : manner == 1 ? wrong + " (" + mark + ")"
                                : manner == 2 ? "[" + mark + "] " + wrong
                                              : wrong + " " + mark;
    words[ply].text = crossed + " " + words[ply].text;
  }
  out.moves = game.moves;
  out.text = lay_out(words, {"", game.result});
  return out;
}

Doubtful times(const TrueGame& game, const Language& language, Random& random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  const std::size_t every = 1 + random.below(5), manner = random.below(3);
  for (std::size_t ply = 0; ply < words.size(); ++ply) {
    if (ply / 2 % every != 0) continue;
    const std::size_t gone = ply / 2 + random.below(2);
    const std::string shown = manner == 0
                                  ? std::to_string(gone) + "'"
                                  : clock_time(90 - std::min<std::size_t>(80, gone), random);
    words[ply].text += manner == 2 ? " (" + shown + ")" : " " + shown;
  }
  DoubtSheet out;
  out.moves = game.moves;
  out.text = lay_out(words, {"", game.result});
  out.note = language.tag;
  return out;
}

Doubtful castling_words(const TrueGame& game, const Language& language, Random& random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  bool castles = false;
  for (std::size_t ply = 0; ply < words.size(); ++ply) {
    if (!words[ply].castle) continue;
    castles = true;
    std::string text = beside_of(language).castling[game.moves[ply].is_short_castle() ? 0 : 1];
    if (random.below(4) == 0) text[0] = static_cast<char>(text[0] - 'a' + 'A');
    if (words[ply].text.back() == '+') text += '+';
    words[ply].text = text;
  }
  if (!castles) return std::nullopt;
  DoubtSheet out;
  out.moves = game.moves;
  out.text = lay_out(words, {"", game.result});
  out.note = language.tag;
  return out;
}

Doubtful remarks(const TrueGame& game, const Language& language, Random& random) {
  const std::vector<Word> words = write_words(game, writers_of(language));
  DoubtSheet out;
  out.moves = game.moves;
  const std::size_t where = 4 + random.below(words.size() / 2 - 4);
  const std::size_t again = random.coin() ? where : 4 + random.below(words.size() / 2 - 4);
  out.text = lay_out_below(words, game.result, [&](std::size_t row, std::string& text) {
    if (row == where || row == again)
      text += std::string(beside_of(language).remark[random.below(5)]) + "\n";
  });
  out.note = language.tag;
  return out;
}

Doubtful pages(const TrueGame& game, const Language& language, Random& random) {
  const std::vector<Word> words = write_words(game, writers_of(language));
  const Beside& own = beside_of(language);
  DoubtSheet out;
  out.moves = game.moves;
  const std::size_t rows = words.size() / 2, turned = rows / 3 + random.below(rows / 3 + 1);
  const bool names = random.coin(), lines = random.coin();
  out.text = lay_out_below(words, game.result, [&](std::size_t row, std::string& text) {
    if (row == 0 || row != turned) return;
    if (lines) text += "\n";
    text += std::string(own.page[random.below(3)]) + "\n";
    if (names) text += game.white + " - " + game.black + "\n";
    if (lines) text += "\n";
  });
  out.note = language.tag + (names ? ", names" : "");
  return out;
}

}  // namespace planilla::sheets
