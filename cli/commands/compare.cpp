// planilla compare: two collections: which games are in both, and where the same game differs.
#include "archive/comparison/comparison.h"
#include "collections/collection_run.h"
#include "command.h"
#include "games/protected_files.h"
#include "options/report_settings.h"
#include "options/values.h"
#include "text/framing/file_offset.h"

namespace planilla::commands {

namespace {

class VersionObserver : public GameObserver {
public:
  explicit VersionObserver(const GivenNames& given) : versions_(given) {}
  void note(const Game& game, const WrittenGame& written, std::string& notes) override {
    const std::uint32_t file = game.source->file;
    notes.append(reinterpret_cast<const char*>(&file), sizeof file);
    const std::uint64_t offset = offset_in_file(*game.source, game.extent.begin);
    notes.append(reinterpret_cast<const char*>(&offset), sizeof offset);
    versions_.append(game, written.broken, notes);
  }

private:
  VersionNotes versions_;
};

void read(CollectionRun& run, const std::string& input, Side side, Comparison& comparison) {
  const GivenNames given(run.data());
  run.read(
      {input}, [&given] { return std::make_unique<VersionObserver>(given); },
      [&](const Output& output, const SourceNames& names) {
        for_each_part(output, [&](const GamePart& part, std::string_view notes) {
          std::uint32_t file = 0;
          std::uint64_t offset = 0;
          notes.copy(reinterpret_cast<char*>(&file), sizeof file);
          notes.copy(reinterpret_cast<char*>(&offset), sizeof offset, sizeof file);
          comparison.add(side, notes.substr(sizeof file + sizeof offset), part.number,
                         names.at(file, offset).name);
        });
      });
}

void write(Comparison& comparison, const std::string& format, Messages& messages, ByteSink& sink) {
  std::string bytes;
  const bool json = format == "json", html = format == "html";
  const auto flush = [&] {
    sink.write(bytes);
    bytes.clear();
  };
  if (html) bytes += comparison_page_head(messages);
  comparison.for_each([&](const VersionPair& pair) {
    if (json)
      append_json(pair, bytes);
    else if (html)
      append_page(pair, messages, bytes);
    else
      append_text(pair, messages, bytes);
    flush();
  });
  const ComparisonSums& sums = comparison.sums();
  if (json)
    append_json(sums, bytes);
  else if (html)
    append_page_end(sums, messages, bytes);
  else
    append_text(sums, messages, bytes);
  flush();
}

struct CompareSettings {
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

int run_compare(const CompareSettings& settings) {
  if (settings.inputs.size() != 2) throw UsageFault("compare: ", "usage-compare-two");
  if (settings.inputs[0] == "-" && settings.inputs[1] == "-")
    throw UsageFault("compare: ", "usage-stdin-once");
  const std::string& format = settings.format;
  Outputs outputs;
  protect_inputs(settings.inputs, settings.common, outputs);
  ByteSink& sink = settings.output.empty()
                       ? outputs.standard_output()
                       : outputs.open(settings.output, "--output", Holds::report);
  CollectionRun run(settings.common, settings.reading);
  Comparison comparison;
  read(run, settings.inputs[0], Side::a, comparison);
  read(run, settings.inputs[1], Side::b, comparison);
  // Of a side that could not be read nothing is said: its games would all be missing in it.
  const bool unread = run.read_nothing() && !run.all_read();
  if (!unread) {
    comparison.match();
    Messages messages(run.data(), settings.common.ui);
    write(comparison, format, messages, sink);
  }
  const bool left = run.read_nothing() && outputs.leave_what_stands();
  outputs.commit();
  if (left) throw NothingRead("nothing was read");
  if (!run.all_read()) return 2;
  return comparison.sums().are_alike() ? 0 : 1;
}

}  // namespace

Command compare() {
  return make_command(
      {.name = "compare",
       .summary = "two collections: games in both, and where the same game differs",
       .usage = "planilla compare [OPTION...] A B",
       .about =
           "Compares two collections, each a file or a folder: which games are in both, where\n"
           "the same game differs. Exit status 0 if they hold the same games, 1 if they differ.",
       .says_no = "the collections differ"},
      run_compare);
}

}  // namespace planilla::commands
