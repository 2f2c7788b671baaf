// planilla stats: the figures of a collection.
#include <cstring>
#include <mutex>
#include <optional>
#include <set>

#include "archive/statistics/figures.h"
#include "collections/collection_run.h"
#include "command.h"
#include "games/protected_files.h"
#include "options/report_settings.h"
#include "options/values.h"
#include "rules/converted_encoding.h"

namespace planilla::commands {

namespace {

// Figures of all workers.
struct Shared {
  std::mutex mutex;
  Figures figures;
};

// The table of openings, made by the first who asks: a merge never does.
class OpeningTable {
public:
  explicit OpeningTable(const CollectionRun& run) : run_(run) {}
  const Openings& get() {
    std::call_once(once_, [this] { openings_.emplace(run_.data(), run_.notations()); });
    return *openings_;
  }

private:
  const CollectionRun& run_;
  std::once_flag once_;
  std::optional<Openings> openings_;
};

// Of a game whose tags say none.
const Opening* opening_of(const Game& game, const Openings& openings) {
  const std::string_view eco = game.tag_value("ECO");
  const bool said = !eco.empty() && eco != "?" && eco != "-";
  return said ? nullptr : openings.find(game);
}

// What a game says of the conversion of its source to UTF-8, which is told once: with the first
// game as that is read, else with the first that is no plain ASCII.
struct ConversionNote {
  std::uint64_t member = 0;
  std::uint32_t file = 0;
  std::uint16_t is_converted = 0, is_certain = 0;
};

ConversionNote conversion_of(const Game& game) {
  const GameText& text = *game.source;
  return {text.member_offset, text.file, text.encoding.encoding != Encoding::utf8,
          !text.starts_file && !text.ascii && !text.encoding.doubtful};
}

void append_note(const ConversionNote& note, std::string& notes) {
  notes.append(reinterpret_cast<const char*>(&note), sizeof note);
}

// Which sources were met.
class Conversions {
public:
  // Takes the note off the front of what was noted of a game; true if its source is to be told.
  bool take(std::string_view& notes) {
    ConversionNote note;
    std::memcpy(&note, notes.data(), sizeof note);
    notes.remove_prefix(sizeof note);
    const bool is_first = note.is_converted != 0 && met_.emplace(note.file, note.member).second;
    return is_first && note.is_certain != 0;
  }

private:
  std::set<std::pair<std::uint32_t, std::uint64_t>> met_;  // files, members of archives
};

class FiguresObserver : public GameObserver {
public:
  FiguresObserver(Shared& shared, const Openings& openings)
      : shared_(shared), openings_(openings) {}
  ~FiguresObserver() override {
    const std::lock_guard lock(shared_.mutex);
    shared_.figures.merge(figures_);
  }
  void note(const Game& game, const WrittenGame&, std::string& notes) override {
    figures_.add(game, opening_of(game, openings_));
    if (const ConversionNote note = conversion_of(game); note.is_converted != 0)
      append_note(note, notes);
  }

private:
  Shared& shared_;
  const Openings& openings_;
  Figures figures_;
};

// Where only some numbers are wanted, which are known later: the figures of each game are its
// notes.
class NotedFigures : public GameObserver {
public:
  explicit NotedFigures(const Openings& openings) : openings_(openings) {}
  void note(const Game& game, const WrittenGame&, std::string& notes) override {
    Figures figures;
    figures.add(game, opening_of(game, openings_));
    append_note(conversion_of(game), notes);
    figures.save(notes);
  }

private:
  const Openings& openings_;
};

std::string rendered_figures(const Figures& figures, const std::string& format,
                             Messages& messages) {
  std::string out;
  if (format == "json")
    append_json(figures, out);
  else if (format == "html")
    append_page(figures, messages, out);
  else
    append_text(figures, messages, out);
  return out;
}

struct StatsSettings {
  CommonSettings common;
  ReadingSettings reading{.repair = "safe"};
  std::vector<std::string> inputs;
  std::string output, format = "text";

  void add_options(OptionSet& options) {
    options.words(inputs);
    reading.add_options(options);
    options.group("Writing");
    options.add({.name = "format",
                 .letter = 'f',
                 .text = "for people, JSON, or a page",
                 .choices = {"text", "json", "html"}},
                into(format));
    add_output(options, output, "instead of stdout");
  }
};

struct FiguresRead {
  bool all = true, nothing = false;
};

// Reads what the settings name into `figures`.
FiguresRead read_figures(const StatsSettings& settings, Figures& figures) {
  Shared shared;
  std::map<std::string, std::uint64_t, std::less<>> findings;
  CollectionRun run(settings.common, settings.reading);
  OpeningTable openings(run);
  Conversions conversions;
  const CollectionRun::Observe observe = [&]() -> std::unique_ptr<GameObserver> {
    if (!settings.reading.games.ranges.empty())
      return std::make_unique<NotedFigures>(openings.get());
    return std::make_unique<FiguresObserver>(shared, openings.get());
  };
  run.read(settings.inputs, observe,
           [&](const Output& output, const SourceNames&) {
             for_each_part(output, [&](const GamePart&, std::string_view notes) {
               if (notes.empty()) return;
               if (conversions.take(notes))
                 ++findings[std::string(rule_id(rules::converted_encoding))];
               if (!notes.empty()) shared.figures.load(notes);
             });
             for (const ReportedFinding& told : output.told)
               findings[std::string(rule_id(told.rule))] += told.count;
           },
           {.save = [&shared](std::string& state) { shared.figures.save(state); },
            .load = [&shared](std::string_view state) { shared.figures.load(state); }});
  figures = std::move(shared.figures);
  figures.findings = std::move(findings);
  return {run.all_read(), run.read_nothing()};
}

int run_stats(const StatsSettings& settings) {
  Figures figures;
  if (settings.common.step != nullptr && settings.common.step->reads())
    return read_figures(settings, figures), 0;
  Outputs outputs;
  protect_inputs(settings.inputs, settings.common, outputs);
  ByteSink& sink = settings.output.empty()
                       ? outputs.standard_output()
                       : outputs.open(settings.output, "--output", Holds::report);
  const FiguresRead read = read_figures(settings, figures);
  const Data data = load_data(settings.common);
  Messages messages(data, settings.common.ui);
  sink.write(rendered_figures(figures, settings.format, messages));
  const bool left = read.nothing && outputs.leave_what_stands();
  outputs.commit();
  if (left) throw NothingRead("nothing was read");
  return read.all ? 0 : 2;
}

}  // namespace

Command stats() {
  return make_planned_command(
      {.name = "stats",
       .summary = "the figures of a collection: text, json, html with plots",
       .usage = "planilla stats [OPTION...] [INPUT...]",
       .about =
           "The figures of a collection: results, openings, lengths, ratings, years, players,\n"
           "findings."},
      run_stats);
}

}  // namespace planilla::commands
