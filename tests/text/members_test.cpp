// Members of archives: each is framed as a file of its own is, wherever reading begins.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "text/framing/batch.h"

namespace planilla::members_test {
namespace {

namespace fs = std::filesystem;
using Members = std::vector<std::pair<std::string, std::string>>;

constexpr std::size_t tar_block = 512;

std::string tar(const Members& members) {
  std::string out;
  for (const auto& [name, text] : members) {
    std::string head(tar_block, '\0');
    head.replace(0, name.size(), name);
    head.replace(100, 7, "0000644");
    head.replace(124, 11, fmt::format("{:011o}", text.size()));
    head.replace(148, 8, "        ");
    head[156] = '0';
    head.replace(257, 5, "ustar");
    head.replace(263, 2, "00");
    unsigned sum = 0;
    for (const char c : head) sum += static_cast<unsigned char>(c);
    head.replace(148, 7, fmt::format("{:06o}", sum) + '\0');
    out += head + text;
    out.resize((out.size() + tar_block - 1) / tar_block * tar_block);
  }
  return out + std::string(2 * tar_block, '\0');
}

const std::string game = "[Event \"e\"]\n[White \"w\"]\n\n1. e4 e5 *\n\n";
const std::string sheet = "Blancas: Ana\nNegras: Eva\n\n1. e4 e5\n2. Cf3\n";
const std::string latin =
    "Blancas: Mu\xF1oz, I\xF1igo\nNegras: Bego\xF1"
    "a\n\n1. e4 e5\n";

struct Slice {
  std::string text;
  std::uint64_t offset, line;  // in its file or member
  Encoding encoding;
  bool starts_file, has_tags;
  bool operator==(const Slice&) const = default;
};

class MembersOf : public testing::Test {
protected:
  MembersOf() : folder_(fs::path(testing::TempDir()) / "planilla_members_test") {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~MembersOf() override { fs::remove_all(folder_); }

  InputFile write(const std::string& name, const std::string& bytes) {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
    return {(folder_ / name).string(), name};
  }
  std::vector<Slice> slices(const std::string& name, const std::string& bytes,
                            StreamOptions options, std::vector<StreamPlace>* places = nullptr) {
    GameStream stream({write(name, bytes)}, std::move(options));
    Batch batch;
    std::vector<Slice> out;
    while (stream.next(batch))
      for (const GameText& slice : batch.games) {
        std::string text(slice.text);
        while (text.ends_with('\n')) text.pop_back();  // those between members
        out.push_back({text, slice.offset - slice.member_offset, slice.line - slice.member_line + 1,
                       slice.encoding.encoding, slice.starts_file, slice.has_tags});
        if (places != nullptr) places->push_back(place_of(slice));
      }
    faults_ = stream.faults();
    return out;
  }

  fs::path folder_;
  std::vector<StreamFault> faults_;
};

StreamOptions options_of(std::size_t detection) {
  StreamOptions options;
  options.limits.detection_bytes = detection;
  options.limits.batch_bytes = 60;
  return options;
}

TEST_F(MembersOf, AreFramedAsFilesAre) {
  const Members inner = {{"f.txt", sheet}, {"g.txt", "\n\n" + latin}, {"h.pgn", game + game}};
  const Members outer = {{"a.pgn", game + "1. d4"}, {"b.txt", sheet},       {"c.txt", latin},
                         {"empty.txt", ""},         {"in.tar", tar(inner)}, {"blank.txt", "\n \n"},
                         {"d.txt", sheet},          {"e.pgn", game}};
  for (const std::size_t detection : {std::size_t{20}, std::size_t{100}, std::size_t{1} << 20}) {
    std::vector<Slice> alone;
    for (const auto& [name, text] : outer) {
      const Members here = name == "in.tar" ? inner : Members{{name, text}};
      for (const auto& [file, bytes] : here)
        for (Slice& slice : slices(file, bytes, options_of(detection)))
          alone.push_back(std::move(slice));
    }
    std::vector<StreamPlace> places;
    const std::vector<Slice> all = slices("all.tar", tar(outer), options_of(detection), &places);
    ASSERT_EQ(all.size(), alone.size());
    for (std::size_t i = 0; i < all.size(); ++i) EXPECT_TRUE(all[i] == alone[i]) << all[i].text;
    EXPECT_TRUE(faults_.empty());
    // Read from each slice on.
    for (std::size_t i = 0; i < places.size(); ++i) {
      StreamOptions options = options_of(detection);
      options.range = StreamRange{places[i], {.file = 1}, 0};
      const std::vector<Slice> rest = slices("all.tar", tar(outer), options);
      ASSERT_EQ(rest.size(), all.size() - i) << i;
      EXPECT_TRUE(std::equal(rest.begin(), rest.end(), all.begin() + static_cast<long>(i))) << i;
    }
  }
}

TEST_F(MembersOf, ThatAreNoTextAreToldByName) {
  const std::string program =
      "\x7F"
      "ELF" +
      std::string(300'000, '\1');
  const Members members = {
      {"p.txt", program}, {"b.txt", sheet}, {"q.txt", program}, {"c.pgn", game}};
  const std::vector<Slice> all = slices("all.tar", tar(members), options_of(100));
  ASSERT_EQ(all.size(), 2u);
  EXPECT_TRUE(all[0] == slices("b.txt", sheet, options_of(100))[0]);
  slices("all.tar", tar(members), options_of(100));
  ASSERT_EQ(faults_.size(), 2u);
  EXPECT_EQ(faults_[0].fault.member, "p.txt");
  EXPECT_EQ(faults_[1].fault.member, "q.txt");
  EXPECT_EQ(faults_[1].fault.kind, InputFaultKind::not_text);
}

}  // namespace
}  // namespace planilla::members_test
