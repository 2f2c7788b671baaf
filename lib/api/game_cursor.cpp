#include <planilla/game_cursor.h>

#include "api/public_game.h"
#include "api/reader_impl.h"
#include "batch/input_findings.h"
#include "write/pgn/game_format.h"

namespace planilla::api {

class GameCursor::Impl {
public:
  Impl(std::shared_ptr<const Reader::Impl> shared, GameStream stream)
      : shared_(std::move(shared)),
        stream_(std::move(stream)),
        reader_(shared_->notations, shared_->options),
        checks_(shared_->selection, shared_->checks),
        format_(make_game_format(shared_->to, shared_->notations)) {
    if (shared_->options.repair == planilla::Repair::guess) format_->mark(RepairMarks::comments);
  }

  std::optional<Game> next() {
    do {
      if (text_ != nullptr && reader_.next(game_)) return published();
    } while (next_text());
    note_faults();
    return std::nullopt;
  }

  const std::vector<FileFault>& faults() {
    note_faults();
    return faults_;
  }

private:
  bool next_text() {
    if (text_ != nullptr && ++index_ < batch_.games.size()) {
      open(batch_.games[index_]);
      return true;
    }
    text_ = nullptr;
    while (stream_.next(batch_)) {
      decode_games(batch_, shared_->streaming);
      if (batch_.games.empty()) continue;
      index_ = 0;
      open(batch_.games[0]);
      return true;
    }
    return false;
  }

  // Moves and findings are asked for in rising order each: one locator each for all games of a
  // text.
  void open(const GameText& text) {
    text_ = &text;
    reader_.open(text);
    moves_.emplace(text);
    found_.emplace(text);
  }

  Game published() {
    Game out = public_game(game_, *moves_);
    out.number = ++number_;
    format_->write(game_, out.pgn);
    Findings findings;
    checks_.run(game_, checks_.facts(game_), findings);
    const std::string& file = stream_.files()[text_->file].name;
    for (const planilla::Finding& finding : findings) {
      out.findings.push_back(
          public_finding(finding, shared_->selection.severity(finding), *text_, *found_));
      out.findings.back().game = number_;
    }
    out.file = file;
    ++games_of_[text_->file];
    return out;
  }

  void note_faults() {
    while (faults_.size() < stream_.faults().size()) {
      const StreamFault& fault = stream_.faults()[faults_.size()];
      const planilla::Finding finding = finding_of(fault.fault, games_of_[fault.file]);
      faults_.push_back({stream_.files()[fault.file].name, fault.fault.reason,
                         public_finding(finding, shared_->selection.severity(finding))});
    }
  }

  const std::shared_ptr<const Reader::Impl> shared_;
  GameStream stream_;
  Batch batch_;
  std::size_t index_ = 0;           // of the text that is open, in the batch
  const GameText* text_ = nullptr;  // nullptr: none is open
  std::optional<Locator> moves_, found_;
  GameReader reader_;
  GameChecks checks_;
  std::unique_ptr<GameFormat> format_;
  planilla::Game game_;
  std::uint64_t number_ = 0;
  std::map<std::uint32_t, std::uint64_t> games_of_;  // files
  std::vector<FileFault> faults_;
};

GameCursor::GameCursor(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
GameCursor::~GameCursor() = default;
GameCursor::GameCursor(GameCursor&&) noexcept = default;
GameCursor& GameCursor::operator=(GameCursor&&) noexcept = default;

std::optional<Game> GameCursor::next() {
  return impl_->next();
}

const std::vector<FileFault>& GameCursor::faults() const {
  return impl_->faults();
}

GameCursor cursor_over(std::shared_ptr<const Reader::Impl> shared, GameStream stream) {
  return GameCursor(std::make_unique<GameCursor::Impl>(std::move(shared), std::move(stream)));
}

}  // namespace planilla::api
