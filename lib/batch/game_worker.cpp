// Games are read, checked and written as they come, while they are warm in the cache; findings wait
// until the numbers of the games are known.
#include "batch/game_worker.h"

#include <algorithm>
#include <map>

#include "batch/batch_diff.h"
#include "checks/engine/allowances.h"
#include "checks/engine/cause.h"
#include "checks/engine/check.h"
#include "checks/engine/game_notes.h"
#include "game/carried/suggested.h"
#include "rules/converted_encoding.h"
#include "rules/unplayed_moves.h"

namespace planilla {

namespace {

constexpr std::size_t excerpt_limit = 160;  // code points of a line that are shown

// A finding whose game has been read and is gone.
struct PendingFinding {
  std::uint64_t game = 0;  // from 0 in the batch
  Finding finding;
  Severity severity{};
  std::uint32_t file = 0;
  Place place;
  std::uint64_t length = 0;
  std::string line;
  std::size_t caret = 0, caret_length = 0;
  std::string white, black;
  GameIdentity identity;
  std::size_t shown_game = no_game;  // index into the games rendered for the report
};

struct GameOutcome {
  std::size_t text_end = 0;   // of its written text in `games_`
  std::size_t notes_end = 0;  // of what the observer noted in `notes_`
  std::uint32_t plies = 0;
  std::uint32_t file = 0;
  bool broken = false, repaired = false;
  bool unread = false;  // some words of it were not read, or would continue it
  bool passes = true;

  // Something of it is lost, and nothing was put in its place.
  bool counts_as_broken() const { return broken || (unread && !repaired); }
};

std::string about(std::string_view white, std::string_view black) {
  return std::string(white).append(" - ").append(black);
}

// Renders findings, and appends them to outputs.
class Teller {
public:
  Teller(const GameJob& job, Messages& messages) : job_(job) {
    if (job.report) report_ = make(*job.report, messages);
    if (job.report && job.sums) records_ = make(*find_report_format("json"), messages);
  }

  ReportFormat* report() { return report_.get(); }
  // Before each output.
  void begin() { met_.clear(); }

  void tell(const Reported& reported, std::uint32_t file, const GameIdentity& game, Output& out) {
    const Finding& finding = *reported.finding;
    const Cause cause = records_ ? cause_of(finding, reported.severity) : Cause();
    const std::uint64_t times = cause.hash != 0 ? ++met_[{file, cause.hash}] : 0;
    // Behind so many of its cause nobody asks for the words of one more, unless a baseline knows
    // those before it.
    const bool is_asked_for = times <= cause.most + 1u || job_.keys;
    if (report_ && is_asked_for) report_->finding(reported, out.report);
    ReportedFinding& told = out.tell(finding, reported.severity);
    told.file = file;
    told.number = reported.game;
    told.cause = cause.hash;
    if (times == 1 || (times != 0 && job_.keys)) told.first = first_of(cause, reported);
    if (!job_.keys) return;
    told.key = {game, std::string(rule_id(finding.rule)), finding.ply, finding.variation};
    told.about = about(reported.white, reported.black);
  }

private:
  std::unique_ptr<ReportFormat> make(const ReportFormatEntry& entry, Messages& messages) const {
    return entry.make({&messages, job_.terminal, job_.files, job_.data, job_.fail_on});
  }
  // A baseline may know the first: then another one speaks.
  std::shared_ptr<const FirstOfCause> first_of(const Cause& cause, const Reported& reported) const {
    auto out = std::make_shared<FirstOfCause>();
    out->most = cause.most;
    records_->finding(reported, out->record);
    out->span = reported.finding->span;
    out->line = reported.line;
    out->caret = reported.caret;
    out->caret_length = reported.caret_length;
    return out;
  }

  const GameJob& job_;
  std::unique_ptr<ReportFormat> report_, records_;
  // How often each cause of a file was met in this output.
  std::map<std::pair<std::uint32_t, std::uint64_t>, std::uint64_t> met_;
};

// Its bytes, and the empty line that ends a game, with the line ends that it has.
void append_as_it_stands(const Game& game, std::string& out) {
  std::string_view text = game.extent.in(game.text);
  const std::size_t line = text.find('\n');
  const bool two_bytes = line != std::string_view::npos && line != 0 && text[line - 1] == '\r';
  const std::size_t end = text.find_last_not_of(" \t\r\n") + 1;
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  text = text.substr(std::min(begin, end), end - std::min(begin, end));
  out.append(text).append(two_bytes ? "\r\n\r\n" : "\n\n");
}

// What is wrong behind a suggestion is told too, whether games are written or not.
ReadOptions reading_on(ReadOptions options) {
  if (options.repair == Repair::suggest) options.repair = Repair::proceed;
  return options;
}

class GameWorker : public Worker {
public:
  explicit GameWorker(const GameJob& job)
      : job_(job),
        reader_(*job.notations, reading_on(job.read)),
        messages_(*job.data, job.ui),
        teller_(job, messages_) {
    if (job.to) format_ = make_game_format(*job.to, *job.notations);
    // A guess never stands among the moves as if it had been written.
    const bool guesses = job.read.repair == Repair::guess;
    if (format_) format_->mark(guesses ? RepairMarks::comments : job.marks);
    if (job.observer) observer_ = job.observer();
  }

  std::uint64_t read(Batch& batch) override {
    decode_games(batch, job_.stream);
    games_.clear();
    notes_.clear();
    if (format_) games_.reserve(written_before_);
    notes_.reserve(noted_before_);
    shown_games_.clear();
    shown_game_ends_.clear();
    waiting_.clear();
    outcomes_.clear();
    changes_.clear();
    passed_ = batch.passed;
    std::uint64_t foreign = batch.foreign;
    for (const GameText& text : batch.games) {
      reader_.open(text);
      for (; foreign != 0 && reader_.next(game_); ++passed_) {
      }
      if (foreign != 0) {
        --foreign;
        continue;
      }
      Locator locator(text);  // one for all games of the text: places are asked for as they rise
      while (reader_.next(game_)) take_game(text, locator);
    }
    return passed_ + outcomes_.size();
  }

  void render(std::uint64_t first_read, Output& out) override {
    const std::uint64_t first = first_read + passed_;
    teller_.begin();
    const auto shown = [&](std::uint64_t number) {
      return wanted(number) && (outcomes_[number - first].passes || job_.tells_all);
    };
    if (job_.compares) compared_.take(first, shown, out.across);
    render_games(first, out);
    if (job_.diff)
      out.diff = changes_.render([&](std::size_t game) { return shown(first + game); }, job_.files,
                                 out.games);
    written_before_ = std::max(written_before_, out.games.size());
    noted_before_ = std::max(noted_before_, out.notes.size());
    for (const PendingFinding& waiting : waiting_)
      if (shown(first + waiting.game)) show(waiting, first, out);
    out.shown_games.swap(shown_games_);
    out.shown_game_ends.swap(shown_game_ends_);
  }

private:
  // The texts of those that are wanted, and the sums over them.
  void render_games(std::uint64_t first, Output& out) {
    const auto is_written = [&](std::size_t i) {
      return wanted(first + i) && (outcomes_[i].passes || job_.keeps_all);
    };
    std::size_t count = 0;
    while (count < outcomes_.size() && is_written(count)) ++count;
    const bool all = count == outcomes_.size();  // nearly always: no text is copied then
    if (all) out.games.swap(games_), out.notes.swap(notes_);
    std::size_t begin = 0, notes_begin = 0;
    for (std::size_t i = 0; i < outcomes_.size(); ++i) {
      const GameOutcome& outcome = outcomes_[i];
      if (i < count || is_written(i)) {
        if (!all) out.games.append(games_, begin, outcome.text_end - begin);
        const std::size_t games_end = all ? outcome.text_end : out.games.size();
        end_frame_piece(first + i, games_end, out);
        if (!all) out.notes.append(notes_, notes_begin, outcome.notes_end - notes_begin);
        if (observer_)
          out.parts.push_back({.number = first + i,
                               .games_end = games_end,
                               .notes_end = all ? outcome.notes_end : out.notes.size(),
                               .broken = outcome.counts_as_broken(),
                               .passes = outcome.passes});
        add(outcome, out.summary);
        auto& files = out.games_of_files;
        if (files.empty() || files.back().first != outcome.file) files.push_back({outcome.file, 0});
        ++files.back().second;
      }
      begin = outcome.text_end;
      notes_begin = outcome.notes_end;
    }
  }

  bool shows_games() { return teller_.report() != nullptr && teller_.report()->shows_games(); }

  bool wanted(std::uint64_t number) const { return !job_.wants || job_.wants(number); }

  void take_game(const GameText& text, Locator& locator) {
    findings_.clear();
    const Selection& selection = job_.selection_of(text.file);
    if (!checks_ || &checks_->selection() != &selection) checks_.emplace(selection, job_.checks);
    GameOutcome outcome;
    outcome.passes = !observer_ || observer_->prepare(game_, prepared_);
    const GameFacts facts = checks_->facts(game_);
    std::uint64_t moves = 0;
    if (job_.compares)
      moves = compared_.observe(game_, facts, locator.place(game_.extent.begin)).moves;
    checks_->run(game_, facts, findings_);
    for (Finding& finding : prepared_)
      if (selection.on(finding.rule)) findings_.push_back(std::move(finding));
    prepared_.clear();
    outcome.plies = game_.plies;
    outcome.unread = facts.has(ElementKind::unread);
    outcome.file = text.file;
    const std::string_view white = findings_.empty() ? "" : game_.tag_value("White");
    const std::string_view black = findings_.empty() ? "" : game_.tag_value("Black");
    for (Finding& finding : findings_) {
      const Severity severity = selection.severity(finding);
      if (severity == Severity::error) outcome.broken = true;
      if (finding.applied.value_or(false)) outcome.repaired = true;
      if (finding.rule == rules::unplayed_moves) outcome.unread = true;
      PendingFinding& waiting = waiting_.emplace_back(wait(finding, severity, text, locator));
      waiting.white = white;
      waiting.black = black;
    }
    if (shows_games() && !findings_.empty()) {
      teller_.report()->game(game_, shown_games_);
      shown_game_ends_.push_back(shown_games_.size());
    }
    if (job_.read.repair == Repair::suggest && (format_ || job_.diff))
      leave_suggested_unread(game_);
    if (observer_) observer_->edit(game_);
    const std::size_t written = games_.size();
    if (format_ && observer_ && observer_->keeps(game_))
      append_as_it_stands(game_, games_);
    else if (format_)
      format_->write(game_, games_);
    if (job_.diff) changes_.add(game_, *job_.notations);
    if (observer_)
      observer_->note(game_,
                      {.text = std::string_view(games_).substr(written),
                       .broken = outcome.counts_as_broken(),
                       .moves = moves},
                      notes_);
    outcome.notes_end = notes_.size();
    outcome.text_end = games_.size();
    outcomes_.push_back(outcome);
  }

  PendingFinding wait(Finding& finding, Severity severity, const GameText& text, Locator& locator) {
    PendingFinding out;
    out.game = outcomes_.size();
    out.severity = severity;
    out.file = text.file;
    out.place = locator.place(finding.span.begin);
    out.length = encoded_size(finding.span.in(text.text), text.encoding.encoding);
    out.line = locator.line_around(finding.span.begin, excerpt_limit, out.caret);
    out.caret_length = std::max<std::size_t>(1, code_points(finding.span.in(text.text)));
    if (job_.keys) out.identity = identity_of(game_);
    if (shows_games()) out.shown_game = shown_game_ends_.size();
    out.finding = std::move(finding);
    return out;
  }

  // Code points of the first line of `text`.
  static std::size_t code_points(std::string_view text) {
    text = text.substr(0, text.find_first_of("\r\n"));
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
  }

  static void add(const GameOutcome& outcome, Summary& summary) {
    ++summary.games;
    summary.plies += outcome.plies;
    if (!outcome.passes) return;  // nothing is told of it
    if (outcome.counts_as_broken())
      ++summary.broken;
    else if (outcome.repaired)
      ++summary.repaired;
    else
      ++summary.clean;
  }

  void show(const PendingFinding& waiting, std::uint64_t first, Output& out) {
    Reported reported;
    reported.finding = &waiting.finding;
    reported.severity = waiting.severity;
    reported.place = waiting.place;
    const std::string name = job_.name_of(waiting.file, reported.place);
    reported.file = name;
    reported.game = first + waiting.game;
    reported.length = waiting.length;
    reported.line = waiting.line;
    reported.caret = waiting.caret;
    reported.caret_length = waiting.caret_length;
    reported.white = waiting.white;
    reported.black = waiting.black;
    teller_.tell(reported, waiting.file, waiting.identity, out);
    out.told.back().game = waiting.shown_game;
  }

  const GameJob& job_;
  GameReader reader_;
  Messages messages_;
  std::unique_ptr<GameFormat> format_;
  Teller teller_;
  Game game_;
  std::optional<GameChecks> checks_;  // of the selection of the file
  Findings findings_;
  std::unique_ptr<GameObserver> observer_;
  Findings prepared_;  // what the observer found
  std::string notes_;  // what it noted of the games of the batch, one after another
  std::string games_;  // written games of the batch, one after another
  std::size_t written_before_ = 0, noted_before_ = 0;  // bytes, at the most, in a batch before
  std::string shown_games_;  // games with findings, for a report that shows them
  std::vector<std::size_t> shown_game_ends_;
  std::uint64_t passed_ = 0;  // games of an earlier shard: they count, and no more
  std::vector<GameOutcome> outcomes_;
  std::vector<PendingFinding> waiting_;
  GameNotes compared_;
  BatchDiff changes_;
};

}  // namespace

std::string GameJob::name_of(std::uint32_t file, Place& place) const {
  if (!stream.names) return files[file];
  SourceName at = stream.names->at(file, place.offset);
  place.offset -= at.offset;
  place.line -= at.line - 1;
  return std::move(at.name);
}

std::unique_ptr<Worker> make_game_worker(const GameJob& job) {
  return std::make_unique<GameWorker>(job);
}

void tell_across(const GameJob& job, Archive& archive, const Sink& sink) {
  constexpr std::size_t at_once = 1000;
  Messages messages(*job.data, job.ui);
  Teller teller(job, messages);
  Output out;
  archive.finish([&](const CrossFinding& found) {
    if (!job.selection_of(found.file).on(found.finding.rule)) return;
    if (job.checks.allowed != nullptr &&
        job.checks.allowed->allows(found.white, found.black, found.finding.rule))
      return;
    Reported reported;
    reported.finding = &found.finding;
    reported.severity = job.selection->severity(found.finding);
    reported.place = found.place;
    const std::string name = job.name_of(found.file, reported.place);
    if (found.finding.rule == rules::converted_encoding && job.converted_before &&
        job.converted_before(found.file, found.place.offset - reported.place.offset))
      return;
    reported.file = name;
    reported.game = found.game;
    reported.white = found.white;
    reported.black = found.black;
    teller.tell(reported, found.file, found.identity, out);
    if (out.told.size() < at_once) return;
    sink(out);
    out = {};
    teller.begin();
  });
  sink(out);
}

}  // namespace planilla
