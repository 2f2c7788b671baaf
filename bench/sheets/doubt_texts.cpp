// Moves with sentences and asides between them. What a sentence or an aside says of chess is legal
// in the position where it stands, so that legality alone does not tell it from the game.
#include <array>

#include "doubt_families.h"

namespace planilla::sheets {

namespace {

// {} is a move that could be played there.
struct Phrases {
  const char* tag;
  std::array<const char*, 10> behind;  // behind a move
  std::array<const char*, 4> at_end;
  std::array<const char*, 3> aside;  // before the moves of an aside
};
constexpr Phrases phrases[] = {
    {"es",
     {"con idea de {}", "mejor era {}", "amenaza {}", "si {} sigue {}", "una buena jugada",
      "aquí pensé 20 minutos", "las negras están mejor", "no vi {}", "de nuevo evita {}",
      "apurado de tiempo"},
     {"Cae la bandera de las negras", "Analizamos {} después de la partida",
      "Las blancas abandonan por {}", "Partida muy bonita"},
     {"o bien", "se podía jugar", "mejor"}},
    {"de",
     {"mit der Idee {}", "besser war {}", "droht {}", "auf {} folgt {}", "ein guter Zug",
      "hier dachte ich 20 Minuten nach", "Schwarz steht besser", "ich sah {} nicht",
      "verhindert {}", "in Zeitnot"},
     {"Schwarz überschreitet die Zeit", "Wir analysierten {} nach der Partie",
      "Weiß gibt auf wegen {}", "Eine schöne Partie"},
     {"oder", "möglich war", "besser"}},
    {"fr",
     {"avec l'idée {}", "meilleur était {}", "menace {}", "si {} alors {}", "un bon coup",
      "ici j'ai réfléchi 20 minutes", "les noirs sont mieux", "je n'ai pas vu {}", "empêche {}",
      "en zeitnot"},
     {"Le drapeau des noirs tombe", "On a regardé {} après la partie",
      "Les blancs abandonnent à cause de {}", "Une belle partie"},
     {"ou bien", "on pouvait jouer", "mieux"}},
    {"en",
     {"with the idea {}", "better was {}", "threatens {}", "if {} then {}", "a good move",
      "I thought for 20 minutes", "Black is better", "I missed {}", "prevents {}", "short of time"},
     {"Black lost on time", "We looked at {} after the game", "White resigns because of {}",
      "A nice game"},
     {"or", "one could play", "better"}},
};

const Phrases& phrases_of(const Language& language) {
  for (const Phrases& one : phrases)
    if (language.tag == one.tag) return one;
  return phrases[3];
}

std::string fill_in(const std::string& phrase, const Position& position, const Language& language,
                    Random& random) {
  std::string out;
  for (std::size_t i = 0; i < phrase.size(); ++i) {
    if (phrase.compare(i, 2, "{}") != 0) {
      out += phrase[i];
      continue;
    }
    const Move move = random_move(position, random);
    out += move ? spelled(position, move, language) : "";
    ++i;
  }
  return out;
}

// Other moves in place of the one at `ply`, perhaps with an aside of their own in them.
std::string aside(Position position, std::size_t ply, int depth, const Language& language,
                  Random& random) {
  const bool square = random.coin();
  std::string out = square ? "[" : "(";
  if (random.below(3) == 0) {
    out += phrases_of(language).aside[random.below(3)];
    out += ' ';
  }
  const std::size_t length = 1 + random.below(4);
  const bool numbered = random.below(4) > 0;
  for (std::size_t i = 0; i < length; ++i) {
    const Move move = random_move(position, random);
    if (!move) break;
    const std::size_t at = ply + i;
    if (i > 0) out += ' ';
    if (numbered && (at % 2 == 0 || i == 0))
      out += std::to_string(at / 2 + 1) + (at % 2 == 0 ? "." : "...");
    out += spelled(position, move, language);
    if (depth > 1 && i == 0 && random.coin())
      out += ' ' + aside(position, at, depth - 1, language, random);
    position.play(move);
  }
  return out + (square ? ']' : ')');
}

}  // namespace

Doubtful prose(const TrueGame& game, const Language& language, Random& random) {
  const std::vector<Word> words = write_words(game, writers_of(language));
  const std::vector<Position> positions = positions_of(game);
  const Phrases& own = phrases_of(language);
  DoubtSheet out;
  out.moves = game.moves;
  bool broken = false;  // Black's move needs its number again
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string number = std::to_string(i / 2 + 1);
    if (i % 2 == 0)
      out.text += (i > 0 && !broken ? "\n" : "") + number + ". ";
    else
      out.text += broken ? number + "... " : " ";
    broken = false;
    out.text += words[i].text;
    if (random.below(8) > 0) continue;
    out.text += random.coin() ? "   " : "\n";
    out.text += fill_in(own.behind[random.below(10)], positions[i + 1], language, random) + "\n";
    broken = true;
  }
  out.text += broken ? "" : "\n";
  if (random.below(3) > 0)
    out.text += fill_in(own.at_end[random.below(4)], positions.back(), language, random) + "\n";
  out.text += game.result + "\n";
  return out;
}

Doubtful brackets(const TrueGame& game, const Language& language, Random& random) {
  const std::vector<Word> words = write_words(game, writers_of(language));
  const std::vector<Position> positions = positions_of(game);
  const bool lines = random.coin();
  DoubtSheet out;
  out.moves = game.moves;
  bool broken = false;
  std::size_t line = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string number = std::to_string(i / 2 + 1);
    if (i % 2 == 0)
      out.text += number + ".";
    else if (broken && random.below(3) > 0)
      out.text += number + "...";
    broken = false;
    out.text += words[i].text;
    if (random.below(9) == 0) {
      const bool own_line = random.below(3) == 0;
      out.text += own_line ? "\n" : " ";
      out.text += random.below(4) > 0 ? aside(positions[i], i, 2, language, random)
                                      : "(" +
                                            fill_in(phrases_of(language).behind[random.below(10)],
                                                    positions[i + 1], language, random) +
                                            ")";
      out.text += own_line ? "\n" : " ";
      broken = true;
    }
    const bool end_of_line = lines ? i % 2 == 1 : out.text.size() > line + 70;
    out.text += end_of_line ? '\n' : ' ';
    if (end_of_line) line = out.text.size();
  }
  out.text += game.result + "\n";
  return out;
}

}  // namespace planilla::sheets
