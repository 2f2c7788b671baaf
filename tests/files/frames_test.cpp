// Files in frames: the same bytes whatever the pieces and the jobs, and what went in comes out.
#include "files/frames.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace planilla::frames_test {
namespace {

namespace fs = std::filesystem;
using Texts = std::vector<std::pair<std::uint64_t, std::string>>;  // group, bytes

std::string file_of(const std::string& extension, unsigned jobs,
                    const std::function<void(FramedSink&)>& write) {
  std::string folder = (fs::temp_directory_path() / "planilla-frames-XXXXXX").string();
  mkdtemp(folder.data());
  const std::string path = folder + "/a.pgn" + extension;
  {
    ByteSink sink = ByteSink::to_file(path);
    FramedSink out(sink, jobs);
    write(out);
    out.end();
    sink.commit();
  }
  std::ifstream in(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(in), {}};
  fs::remove_all(folder);
  return bytes;
}

const std::vector<std::pair<std::string, Packing>> all_packings = {{"", Packing::none},
                                                                   {".gz", Packing::gzip},
                                                                   {".zst", Packing::zstd},
                                                                   {".bz2", Packing::bzip2},
                                                                   {".xz", Packing::xz}};

RC_GTEST_PROP(Frames, DependOnGroupsAndNotOnPieces, ()) {
  const auto& [extension, packing] = *rc::gen::elementOf(all_packings);
  const auto texts =
      *rc::gen::container<std::vector<std::string>>(rc::gen::arbitrary<std::string>());
  const auto cut = *rc::gen::inRange<std::size_t>(0, texts.size() + 1);
  std::string all;
  for (const std::string& text : texts) all += text;
  const auto group = [](std::size_t i) { return i / 3; };
  const std::string whole = file_of(extension, 1, [&](FramedSink& out) {
    for (std::size_t i = 0; i < texts.size(); ++i) out.write(group(i), texts[i]);
  });
  RC_ASSERT(unpacked_frame(packing, whole) == all);
  // Two processes make the pieces; of the group of the cut both have some.
  const std::string joined = file_of(extension, 3, [&, kind = packing](FramedSink& out) {
    for (const auto& [from, to] : {std::pair{std::size_t{0}, cut}, std::pair{cut, texts.size()}}) {
      FrameMaker maker(
          kind, 2, [&out](FramePiece&& piece) { out.write(piece); },
          [&](std::uint64_t one) { return one != group(cut); });
      for (std::size_t i = from; i < to; ++i)
        for (const char c : texts[i]) maker.write(group(i), {&c, 1});
      maker.end();
    }
  });
  RC_ASSERT(joined == whole);
}

TEST(Frames, OfOtherPackingsAreUnpacked) {
  for (const auto& [extension, packing] : all_packings)
    for (const auto& [unused, other] : all_packings) {
      const std::string bytes = file_of(extension, 1, [kind = other](FramedSink& out) {
        out.write({1, kind, packed_frame(kind, "1. e4 *\n")});
        out.write(2, "1. d4 *\n");
      });
      EXPECT_EQ(unpacked_frame(packing, bytes), "1. e4 *\n1. d4 *\n") << extension;
    }
}

TEST(Frames, OfAVeryLargeGroupAreTheSame) {
  const std::string text(3u << 20, 'x');
  const std::string whole = file_of(".zst", 1, [&](FramedSink& out) {
    out.write(1, "a");
    for (int i = 0; i < 5; ++i) out.write(2, text);
    out.write(3, "b");
  });
  std::string large;
  for (int i = 0; i < 5; ++i) large += text;
  EXPECT_TRUE(whole == packed_frame(Packing::zstd, "a") + packed_frame(Packing::zstd, large) +
                           packed_frame(Packing::zstd, "b"));
}

TEST(Frames, OfNothingAreAFile) {
  for (const auto& [extension, packing] : all_packings) {
    const std::string bytes = file_of(extension, 1, [](FramedSink&) {});
    EXPECT_EQ(bytes, packed_frame(packing, "")) << extension;
  }
}

}  // namespace
}  // namespace planilla::frames_test
