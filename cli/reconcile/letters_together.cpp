// One sheet after another, with the letters of each language that reads its words.
#include "reconcile/letters_together.h"

#include <algorithm>

#include "game/reconcile/agreement.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

class Letters {
public:
  Letters(std::vector<std::unique_ptr<ReadSheet>>& sheets, const Notations& notations,
          const Pause& pause)
      : sheets_(sheets), notations_(notations), pause_(pause) {
    for (const auto& sheet : sheets) lines_.push_back(sheet->line);
  }

  void find() {
    if (!any_open()) return;
    std::uint32_t least = cost();
    for (std::size_t i = 0; i < sheets_.size() && least > well(); ++i)
      if (sheets_[i]->white->alphabet().notation == "algebraic" && !reads_alone(i))
        least = find(i, least);
  }

private:
  static constexpr std::size_t most_tried = 6;

  bool any_open() const {
    for (std::size_t i = 0; i < sheets_.size(); ++i)
      if (!reads_alone(i)) return true;
    return false;
  }

  // What the half-moves that were not written cost, whatever the letters.
  std::uint32_t well() const {
    const SlipCosts& costs = notations_.slip_costs();
    std::size_t holes = 0;
    for (const SheetLine& line : lines_)
      holes += static_cast<std::size_t>(
          std::count_if(line.words.begin(), line.words.end(),
                        [&](const SheetWord& word) { return line.is_unwritten(word); }));
    return costs.proof.margin + static_cast<std::uint32_t>(holes) * costs.half_move.hole;
  }

  // To its end, so that its letters are known.
  bool reads_alone(std::size_t sheet) const {
    const Game& game = sheets_[sheet]->game;
    return game.plies > 0 &&
           std::none_of(game.elements.begin(), game.elements.end(), [](const Element& e) {
             return e.kind == ElementKind::unread || e.kind == ElementKind::hole;
           });
  }

  // The readers that were made must live as long as what is remembered of their words.
  std::uint32_t cost() {
    Slips slips(notations_);
    std::uint32_t out = agree(lines_, sheets_[0]->game.start, slips, notations_, {}, pause_).cost;
    if (out == UINT32_MAX) return out;
    for (const SheetLine& line : lines_) out += cost_of_pawns(line);
    return out;
  }

  // A letter for the pawn is rare; it is a piece in other languages.
  std::uint32_t cost_of_pawns(const SheetLine& line) const {
    constexpr std::ptrdiff_t most = 3;
    const auto names_pawn = [&](const SheetWord& word) {
      const WordReading& read = line.black->read(line.text, line.tokens, word.token);
      return read.kind == WordKind::move && (read.all[0].quirks & quirk_pawn_letter) != 0;
    };
    const std::ptrdiff_t count = std::count_if(line.words.begin(), line.words.end(), names_pawn);
    return static_cast<std::uint32_t>(std::min(count, most)) *
           notations_.slip_costs().letters.pawn_letter;
  }

  std::uint32_t find(std::size_t sheet, std::uint32_t least) {
    const std::uint32_t margin = notations_.slip_costs().proof.margin;
    SheetLine& line = lines_[sheet];
    const SheetLine before = line;
    std::unique_ptr<MoveReader> best;
    const LanguageClass* found = nullptr;
    for (const LanguageClass* letters : classes_for(sheet)) {
      auto reader = std::make_unique<MoveReader>(notations_, Alphabet{{letters}, "algebraic", ""});
      line.white = line.black = reader.get();
      const std::uint32_t now = cost();
      if (now > least || least - now < margin) continue;
      least = now;
      best = std::move(reader);
      found = letters;
    }
    line = before;
    if (!best) return least;
    ReadSheet& read = *sheets_[sheet];
    read.game.read_as.languages = {found->languages[0]->tag};
    read.game.read_as.black_languages.clear();
    read.white = std::move(best);
    read.black = std::make_unique<MoveReader>(notations_, Alphabet{{found}, "algebraic", ""});
    read.line.white = line.white = read.white.get();
    read.line.black = line.black = read.black.get();
    read.line.alone.reset();
    line.alone.reset();
    return least;
  }

  // Those in which nearly all words are moves, the likeliest first.
  std::vector<const LanguageClass*> classes_for(std::size_t sheet) const {
    std::vector<std::pair<std::size_t, const LanguageClass*>> all;
    for (const LanguageClass& one : notations_.languages().classes()) {
      if (one.languages.empty() || one.languages[0]->confidence == Confidence::low) continue;
      MoveReader reader(notations_, {{&one}, "algebraic", ""});
      if (const std::size_t odd = odd_words(lines_[sheet], reader); odd <= odd_allowed(sheet))
        all.emplace_back(odd, &one);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<const LanguageClass*> out;
    for (const auto& [odd, one] : all)
      if (out.size() < most_tried) out.push_back(one);
    return out;
  }

  std::size_t odd_allowed(std::size_t sheet) const { return lines_[sheet].words.size() / 10; }

  static std::size_t odd_words(const SheetLine& line, MoveReader& reader) {
    return static_cast<std::size_t>(
        std::count_if(line.words.begin(), line.words.end(), [&](const SheetWord& word) {
          if ((line.tokens[word.token].flags & token_doubtful) != 0 || line.is_unwritten(word))
            return false;
          const WordReading& read = reader.read(line.text, line.tokens, word.token);
          return read.kind != WordKind::move || read.all[0].cost >= cost_variant;
        }));
  }

  std::vector<std::unique_ptr<ReadSheet>>& sheets_;
  const Notations& notations_;
  const Pause& pause_;
  std::vector<SheetLine> lines_;
};

}  // namespace

void find_letters_together(std::vector<std::unique_ptr<ReadSheet>>& sheets,
                           const Notations& notations, const Pause& pause) {
  Letters(sheets, notations, pause).find();
}

}  // namespace planilla
