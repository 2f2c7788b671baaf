// Outputs and notes as bytes and back; cuts of a plan; plans as JSON.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/packed_bytes.h"
#include "checks/engine/archive.h"
#include "plan/cut_points.h"
#include "plan/packed_output.h"
#include "plan/plan.h"

namespace planilla::part_record_test {
namespace {

RC_GTEST_PROP(PackedBytes, NumbersAndTextsComeBack, ()) {
  const auto numbers = *rc::gen::arbitrary<std::vector<std::uint64_t>>();
  const auto text = *rc::gen::arbitrary<std::string>();
  std::string bytes;
  PackedWriter out(bytes);
  for (const std::uint64_t number : numbers) out.number(number);
  out.text(text);
  PackedReader in(bytes);
  for (const std::uint64_t number : numbers) RC_ASSERT(in.number() == number);
  RC_ASSERT(in.text() == text);
  RC_ASSERT(in.at_end());
}

RC_GTEST_PROP(PackedOutput, OfAnyBytesIsAnErrorOrAnOutput, ()) {
  const auto bytes = *rc::gen::arbitrary<std::string>();
  try {
    Output output;
    unpack_output(bytes, output);
  } catch (const PackedError&) {
  }
}

TEST(PackedOutput, ComesBackAsItWas) {
  Output output;
  output.notes = std::string("\0\1", 2);
  output.parts = {{.number = 7, .games_end = 12, .notes_end = 2, .broken = true, .passes = false}};
  output.diff = {.first = 0, .last = 3, .header = 5};
  output.games_of_files = {{2, 9}};
  output.shown_games = "page";
  output.shown_game_ends = {4};
  output.summary.games = 9;
  output.summary.bytes = UINT64_MAX;
  std::string bytes, again;
  pack_output(output, bytes);
  Output used;  // what stood in it goes
  used.parts.resize(3);
  used.games_of_files = {{7, 7}};
  used.shown_game_ends = {1, 2};
  used.summary.games = 5;
  used.tell({}, Severity::note);
  unpack_output(bytes, used);
  pack_output(used, again);
  EXPECT_EQ(bytes, again);
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_THROW(unpack_output(std::string_view(bytes).substr(0, size), used), PackedError) << size;
}

TEST(Archive, RefusesBytesThatAreNoNotes) {
  const Selection selection = Selection::defaults();
  Archive archive(selection);
  archive.append("\x01\x05\x01");
  EXPECT_THROW(archive.finish([](const CrossFinding&) {}), PackedError);
}

RC_GTEST_PROP(CutPoints, PartsFollowEachOtherAndHoldEverything, ()) {
  const auto sizes =
      *rc::gen::container<std::vector<std::uint16_t>>(rc::gen::arbitrary<std::uint16_t>());
  const auto count = *rc::gen::inRange<std::uint64_t>(1, 70);
  CutPoints points;
  std::uint64_t offset = 0, games = 0;
  for (const std::uint16_t size : sizes) {
    points.add(
        {.place = {.offset = offset}, .games = size % 3u, .bytes = size + 1u, .content = size});
    offset += size + 1u;
    games += size % 3u;
  }
  const std::vector<PlanPart> parts = points.parts(count, 1);
  RC_ASSERT(parts.size() == count);
  RC_ASSERT(parts.front().begin.offset == 0u);
  std::uint64_t before = 0, bytes = 0;
  for (const PlanPart& part : parts) {
    RC_ASSERT(part.games_before == before);
    RC_ASSERT(part.bytes == 0 || part.begin.offset == bytes);
    before += part.games;
    bytes += part.bytes;
  }
  RC_ASSERT(before == games);
  RC_ASSERT(bytes == offset);
}

TEST(Plan, ComesBackAsItWas) {
  Plan plan;
  plan.version = "1";
  plan.command = "clean";
  plan.options = {"--where=White = \"\xF1\""};
  plan.inputs = {{.file = {.path = "a", .name = "a"}, .entrance = Entrance::frames, .hash = "00"}};
  plan.faults = {{0, {InputFaultKind::truncated, "broken .zst"}}};
  plan.parts.resize(2);
  plan.parts[1].begin = {.file = 0, .offset = 9, .line = 3, .frame = FramePlace{1, 2}};
  const std::string json = plan_json(plan);
  EXPECT_TRUE(looks_like_plan(json));
  EXPECT_EQ(plan_json(parse_plan(json, "plan.json")), json);
  plan.parts[1].begin.file = 2;
  EXPECT_THROW(parse_plan(plan_json(plan), "plan.json"), PlanError);
  EXPECT_THROW(parse_plan("{", "plan.json"), PlanError);
  EXPECT_THROW(parse_plan("{}", "plan.json"), PlanError);
}

}  // namespace
}  // namespace planilla::part_record_test
