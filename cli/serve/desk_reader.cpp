// One pass without answers says where the games begin; with answers a second one follows. Where a
// half-move has moved since it was answered, the answers are given one after another.
#include "serve/desk_reader.h"

#include <algorithm>
#include <map>

#include "batch/input_findings.h"
#include "batch/report_filter.h"
#include "plan/planned_command.h"
#include "serve/desk_report.h"
#include "serve/game_notes.h"
#include "text/framing/batch.h"

namespace planilla {

namespace {

using Json = nlohmann::ordered_json;

// Of the object of a game: the half-moves whose word or fault stands at that byte of the text.
bool stands_at(const Json& read, const Json& game, std::uint64_t offset, int ply) {
  for (const Json& move : game["moves"])
    if (move["span"][0] == offset && move["ply"] == ply) return true;
  for (const Json& finding : read["findings"])
    if (finding.value("game", 0u) == game["number"] && finding["offset"] == offset &&
        finding.value("ply", 0) == ply && !finding.contains("variation"))
      return true;
  return false;
}

// The half-move that a person would mean by that byte; 0: none is read there.
int ply_at(const Json& read, const Json& game, std::uint64_t offset) {
  for (const Json& finding : read["findings"])
    if (finding.value("game", 0u) == game["number"] && finding["offset"] == offset &&
        finding.value("ply", 0) > 0 && !finding.contains("variation"))
      return finding["ply"];
  for (const Json& move : game["moves"])
    if (move["span"][0] == offset) return move["ply"];
  return 0;
}

// The game to which an answer belongs: by its place in the text where that is known.
const Json* game_of(const Json& read, const DeskAnswer& answer) {
  for (const Json& game : read["games"]) {
    const std::uint64_t begin = game["offset"], length = game["length"];
    if (answer.offset ? *answer.offset >= begin && *answer.offset < begin + length
                      : game["number"] == answer.game)
      return &game;
  }
  return nullptr;
}

std::string word_at(const Json& read, const DeskAnswer& answer, const Json& game, int ply) {
  for (const Json& finding : read["findings"])
    if (finding.value("game", 0u) == game["number"] && finding.value("ply", 0) == ply &&
        !finding.value("written", "").empty())
      return finding["written"];
  for (const Json& move : game["moves"])
    if (move["ply"] == ply) return move["written"];
  (void)answer;
  return {};
}

// As the file of answers has it (interview/answer_file.h), and what of the request it came from.
Json answer_json(const Json& before, const DeskAnswer& answer, const Json& game, int ply) {
  Json out;
  out["game"] = game["number"];
  out["line"] = game["line"];
  out["ply"] = ply;
  if (answer.offset) out["offset"] = *answer.offset;
  out["written"] = word_at(before, answer, game, ply);
  out["answer"] = answer.move;
  return out;
}

}  // namespace

Json DeskReader::read_once(const DeskSheet& sheet, const GivenMoves& answers,
                           const std::function<bool()>& stopped) const {
  GameJob job;
  job.data = &data_;
  job.notations = &notations_;
  job.selection = &selection_;
  job.read = {.languages = sheet.languages,
              .notation = sheet.notation,
              .repair = sheet.repair,
              .keep_illegal = sheet.keep_illegal,
              .answers = answers};
  job.checks.today = today();
  job.checks.laws = laws_;
  job.files = {sheet.name};
  job.ui = sheet.ui;
  job.report = &desk_report();
  job.to = sheet.to;
  job.compares = sheet.across;
  job.observer = [&] { return make_game_notes(stopped); };
  Messages messages(data_, sheet.ui);
  const std::unique_ptr<ReportFormat> report =
      job.report->make({&messages, job.terminal, job.files, job.data});
  ReportFilter filter(*report, {});
  Json games = Json::array();
  std::string findings;
  Archive archive(*job.selection);
  const auto take = [&](Output& output) {
    archive.append(output.across);
    std::size_t at = 0;
    for (const GamePart& part : output.parts) {
      Json game = {{"number", part.number}};
      game.update(Json::parse(std::string_view(output.notes).substr(at, part.notes_end - at)));
      at = part.notes_end;
      games.push_back(std::move(game));
    }
    filter.take(output, findings);
  };
  GameStream stream = GameStream::from_memory(sheet.text, job.stream);
  run(
      stream, 1, [&] { return make_game_worker(job); }, take);
  if (job.compares) tell_across(job, archive, take);
  Output of_file;
  tell_inputs(job, stream.faults(), {}, of_file);
  take(of_file);
  filter.end(findings);
  Json out = {{"games", std::move(games)}, {"findings", Json::array()}, {"help", Json::array()}};
  for (std::string_view rest = findings; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    Json line = Json::parse(rest.substr(0, end));
    if (line.contains("summary")) {
      out["summary"] = std::move(line["summary"]);
    } else {
      out["help"].push_back(line.value("help", ""));
      line.erase("help");
      out["findings"].push_back(std::move(line));
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return out;
}

Json DeskReader::read(const DeskSheet& sheet, const std::function<bool()>& stopped) const {
  Json read = read_once(sheet, {}, stopped);
  if (sheet.answers.empty()) {
    read["answers"] = Json::array();
    return read;
  }
  std::vector<DeskAnswer> answers = sheet.answers;
  std::stable_sort(answers.begin(), answers.end(), [](const DeskAnswer& a, const DeskAnswer& b) {
    return a.offset && b.offset ? *a.offset < *b.offset
                                : std::pair(a.game, a.ply) < std::pair(b.game, b.ply);
  });
  GivenMoves given;
  for (const DeskAnswer& answer : answers)
    if (const Json* game = game_of(read, answer))
      given.push_back({0, (*game)["line"], answer.ply, answer.move});
  const Json all = read_once(sheet, given, stopped);
  const bool in_place = std::all_of(answers.begin(), answers.end(), [&](const DeskAnswer& answer) {
    const Json* game = game_of(all, answer);
    return game != nullptr && (!answer.offset || stands_at(all, *game, *answer.offset, answer.ply));
  });
  Json taken = Json::array();
  if (in_place) {
    for (const DeskAnswer& answer : answers)
      taken.push_back(answer_json(read, answer, *game_of(all, answer), answer.ply));
    read = all;
  } else {
    given.clear();
    for (const DeskAnswer& answer : answers) {
      const Json* game = game_of(read, answer);
      if (game == nullptr) continue;
      const int ply = answer.offset ? ply_at(read, *game, *answer.offset) : answer.ply;
      if (ply == 0) continue;
      given.push_back({0, (*game)["line"], ply, answer.move});
      taken.push_back(answer_json(read, answer, *game, ply));
      read = read_once(sheet, given, stopped);
    }
  }
  read["answers"] = std::move(taken);
  return read;
}

}  // namespace planilla
