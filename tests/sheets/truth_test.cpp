// Of doubtful sheets of games that are known: how many come out true, how many ask, how many are
// wrong. testdata/games/truth.txt says how many it was; a change that moves a figure says why in
// its commit.
//
//   PLANILLA_UPDATE=1 sheets_truth_test     writes the table anew
//   PLANILLA_SHOW=masked sheets_truth_test  prints the sheets of that row that came out wrong
#include "doubt.h"
#include "places.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "answer.h"
#include "slipped_sheet.h"

namespace planilla::sheets {
namespace {

constexpr const char* table_file = PLANILLA_TESTDATA "/games/truth.txt";
constexpr const char* table_head =
    "                exact honest  short  wrong, error  wrong, exit 0  silent\n";
constexpr std::size_t sheets_a_game = 4;  // each with another seed

class Row {
public:
  explicit Row(std::string name) : name_(std::move(name)) {
    const char* asked = std::getenv("PLANILLA_SHOW");
    shown_ = asked != nullptr && name_ == asked;
  }

  void add(Verdict verdict, const DoubtSheet& sheet) {
    ++counts_[static_cast<std::size_t>(verdict)];
    if (verdict > Verdict::honest && shown_)
      std::printf("%s; %s\nplayed: %s\n%s\n", std::string(verdict_name(verdict)).c_str(),
                  sheet.note.c_str(), played(sheet).c_str(), sheet.text.c_str());
    if (verdict >= Verdict::wrong_warning)
      worst_ += name_ + ", " + std::string(verdict_name(verdict)) + ":\n" + sheet.text + "\n";
  }
  std::string text() const {
    std::ostringstream out;
    constexpr std::array<int, verdict_count> widths = {8, 7, 7, 14, 15, 8};
    out << name_ << std::string(13 - std::min<std::size_t>(13, name_.size()), ' ');
    for (std::size_t i = 0; i < verdict_count; ++i) {
      out.width(widths[i]);
      out << counts_[i];
    }
    return out.str() + "\n";
  }
  // The sheets of which a wrong game was written at exit status 0.
  const std::string& worst() const { return worst_; }

private:
  static std::string played(const DoubtSheet& sheet) {
    std::string out;
    for (std::size_t ply = 0; ply < sheet.moves.size(); ++ply) {
      if (ply % 2 == 0) out += std::to_string(ply / 2 + 1) + ". ";
      out += true_san(sheet.moves, ply) + " ";
    }
    return out;
  }

  std::string name_, worst_;
  bool shown_ = false;
  std::array<std::size_t, verdict_count> counts_{};
};

class Truth : public testing::Test {
protected:
  template <class Make>
  void measure(const std::string& name, const ReadOptions& options, const Make& make) {
    Row row(name);
    SheetReader reader(notations_, options);
    for (std::size_t i = 0; i < games_.size() * sheets_a_game; ++i)
      if (const std::optional<DoubtSheet> sheet = make(games_[i % games_.size()], i))
        row.add(judge(*sheet, reader.read(sheet->text)), *sheet);
    table_ += row.text();
    worst_ += row.worst();
  }
  void measure_family(Family family) {
    const std::size_t seed = 900 + static_cast<std::size_t>(family);
    measure(std::string(family_name(family)), {.repair = Repair::safe},
            [&](const TrueGame& game, std::size_t i) {
              return doubters_.write(family, game, Random(seed, i));
            });
  }
  void measure_slips(const char* language, std::size_t slips) {
    const Language& own = *notations_.languages().find(language);
    Manner manner;
    manner.pens = pens_of(notations_.languages(), own);
    measure(std::string(language) + ", slips: " + std::to_string(slips), {.repair = Repair::safe},
            [&](const TrueGame& game, std::size_t i) -> std::optional<DoubtSheet> {
              const SlippedSheet sheet = write_slipped(game, slips, manner, Random(950 + slips, i));
              // Another game, legal to its end: nobody can see these slips.
              if (sheet.legal || sheet.hidden > 0) return std::nullopt;
              DoubtSheet out = doubts_of(sheet);
              out.text = sheet.text;
              return out;
            });
  }

  const Notations notations_{Data::embedded()};
  const Doubters doubters_{notations_.languages()};
  const std::vector<TrueGame> games_ = choose_games(
      notations_, {PLANILLA_TESTDATA "/games/famous.pgn"}, {.games = 100, .min_plies = 30});
  std::string table_ = table_head, worst_;
};

TEST_F(Truth, IsWhatItWas) {
  for (std::size_t i = 0; i + 1 < family_count; ++i)  // reconcile has a reader of its own
    measure_family(static_cast<Family>(i));
  for (const char* language : {"es", "de", "fr", "ru"})
    for (const std::size_t slips : {1, 3}) measure_slips(language, slips);
  std::stringstream was;
  was << std::ifstream(table_file).rdbuf();
  if (std::getenv("PLANILLA_UPDATE") != nullptr)
    std::ofstream(table_file) << table_;
  else
    EXPECT_EQ(table_, was.str()) << worst_;
}

}  // namespace
}  // namespace planilla::sheets
