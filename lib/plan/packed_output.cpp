// Field by field.
#include "plan/packed_output.h"

#include "base/packed_bytes.h"

namespace planilla {

namespace {

void pack(const ReportedFinding& told, PackedWriter& out) {
  out.number(told.rule.index()).number(static_cast<std::uint64_t>(told.severity));
  out.number(told.count).number(told.end).number(told.game + 1);
  out.number(told.key.game.tags).number(told.key.game.moves).text(told.key.rule);
  out.number(static_cast<std::uint32_t>(told.key.ply)).text(told.key.variation).text(told.about);
  out.number(told.file).number(told.number).number(told.cause).number(told.first ? 1 : 0);
  if (!told.first) return;
  const FirstOfCause& first = *told.first;
  out.text(first.record).number(first.span.begin).number(first.span.end).text(first.line);
  out.number(first.caret)
      .number(first.caret_length)
      .number(first.most)
      .number(first.games)
      .number(first.last_game);
}

std::shared_ptr<const FirstOfCause> unpack_first(PackedReader& in) {
  auto first = std::make_shared<FirstOfCause>();
  first->record = in.text();
  first->span.begin = in.as<decltype(first->span.begin)>();
  first->span.end = in.as<decltype(first->span.end)>();
  first->line = in.text();
  first->caret = in.number();
  first->caret_length = in.number();
  first->most = in.as<std::uint32_t>();
  first->games = in.number();
  first->last_game = in.number();
  return first;
}

ReportedFinding unpack_told(PackedReader& in) {
  ReportedFinding told;
  const std::uint64_t rule = in.number();
  if (rule >= rule_count()) throw PackedError();
  told.rule = all_rules()[rule];
  told.severity = in.as<Severity>();
  told.count = in.number();
  told.end = in.number();
  told.game = in.number() - 1;
  told.key.game.tags = in.number();
  told.key.game.moves = in.number();
  told.key.rule = in.text();
  told.key.ply = in.as<std::int32_t>();
  told.key.variation = in.text();
  told.about = in.text();
  told.file = in.as<std::uint32_t>();
  told.number = in.number();
  told.cause = in.number();
  if (in.number() != 0) told.first = unpack_first(in);
  return told;
}

void pack(const GamePart& part, PackedWriter& out) {
  out.number(part.number).number(part.games_end).number(part.notes_end);
  out.number(part.broken).number(part.passes);
}

GamePart unpack_part(PackedReader& in) {
  GamePart part;
  part.number = in.number();
  part.games_end = in.number();
  part.notes_end = in.number();
  part.broken = in.number() != 0;
  part.passes = in.number() != 0;
  return part;
}

void pack(const std::optional<std::uint32_t>& file, PackedWriter& out) {
  out.number(file ? std::uint64_t{*file} + 1 : 0);
}

std::optional<std::uint32_t> unpack_file(PackedReader& in) {
  const std::uint64_t file = in.number();
  return file == 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(file - 1));
}

// Findings are counted when they are sifted, and what is told of files when all are read.
constexpr std::uint64_t Summary::*const sums[] = {&Summary::games,    &Summary::clean,
                                                  &Summary::repaired, &Summary::broken,
                                                  &Summary::plies,    &Summary::bytes};

}  // namespace

void pack_output(const Output& output, std::string& bytes) {
  PackedWriter out(bytes);
  out.text(output.notes).number(output.parts.size());
  for (const GamePart& part : output.parts) pack(part, out);
  out.number(output.frames.size());
  for (const FrameEnd& frame : output.frames) out.number(frame.group).number(frame.games_end);
  pack(output.diff.first, out);
  pack(output.diff.last, out);
  out.number(output.diff.header).text(output.report).number(output.told.size());
  for (const ReportedFinding& told : output.told) pack(told, out);
  out.text(output.shown_games).number(output.shown_game_ends.size());
  for (const std::size_t end : output.shown_game_ends) out.number(end);
  out.number(output.games_of_files.size());
  for (const auto& [file, games] : output.games_of_files) out.number(file).number(games);
  for (const auto sum : sums) out.number(output.summary.*sum);
  out.text(output.across);
}

void unpack_output(std::string_view bytes, Output& out) {
  PackedReader in(bytes);
  out.parts.clear();
  out.frames.clear();
  out.told.clear();
  out.shown_game_ends.clear();
  out.games_of_files.clear();
  out.summary = {};
  out.notes = in.text();
  for (std::uint64_t left = in.count(); left != 0; --left) out.parts.push_back(unpack_part(in));
  for (std::uint64_t left = in.count(); left != 0; --left) {
    const std::uint64_t group = in.number();
    out.frames.push_back({group, in.number()});
  }
  out.diff.first = unpack_file(in);
  out.diff.last = unpack_file(in);
  out.diff.header = in.number();
  out.report = in.text();
  for (std::uint64_t left = in.count(); left != 0; --left) out.told.push_back(unpack_told(in));
  out.shown_games = in.text();
  for (std::uint64_t left = in.count(); left != 0; --left)
    out.shown_game_ends.push_back(in.number());
  for (std::uint64_t left = in.count(); left != 0; --left) {
    const auto file = in.as<std::uint32_t>();
    out.games_of_files.emplace_back(file, in.number());
  }
  for (const auto sum : sums) out.summary.*sum = in.number();
  out.across = in.text();
  if (!in.at_end()) throw PackedError();
}

}  // namespace planilla
