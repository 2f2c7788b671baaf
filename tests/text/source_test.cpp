// Files, folders and compressed input.
#include <archive.h>
#include <archive_entry.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <zstd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "text/input/source.h"

namespace planilla::source_test {
namespace {

namespace fs = std::filesystem;
using Members = std::vector<std::pair<std::string, std::string>>;

std::string long_text() {
  std::string text;
  for (int i = 0; i < 40'000; ++i) text += std::to_string(i * 2654435761u) + ". e4 e5\n";
  return text;
}

std::string read_all(Source source, std::size_t portion = 60'000) {
  std::string all, buffer(portion, '\0');
  while (const std::size_t got = source.read(buffer.data(), buffer.size()))
    all.append(buffer, 0, got);
  return all;
}

std::string zstd(const std::string& text) {
  std::string out(ZSTD_compressBound(text.size()), '\0');
  out.resize(ZSTD_compress(out.data(), out.size(), text.data(), text.size(), 3));
  return out;
}

// What zstd's own tool and Lichess put in front: a frame that decoders skip.
std::string skippable(char magic, const std::string& content) {
  const auto size = static_cast<std::uint32_t>(content.size());
  std::string out = {magic, '\x2A', '\x4D', '\x18'};
  for (int shift = 0; shift < 32; shift += 8) out += static_cast<char>(size >> shift);
  return out + content;
}

la_ssize_t append(archive*, void* out, const void* bytes, std::size_t size) {
  static_cast<std::string*>(out)->append(static_cast<const char*>(bytes), size);
  return static_cast<la_ssize_t>(size);
}

template <typename Format, typename Filter>
std::string pack(const Members& members, Format format, Filter filter) {
  std::string out;
  archive* writer = archive_write_new();
  format(writer);
  filter(writer);
  archive_write_set_bytes_in_last_block(writer, 1);
  archive_write_open2(writer, &out, nullptr, append, nullptr, nullptr);
  for (const auto& [name, text] : members) {
    archive_entry* entry = archive_entry_new();
    archive_entry_set_pathname(entry, name.c_str());
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_size(entry, static_cast<la_int64_t>(text.size()));
    archive_write_header(writer, entry);
    archive_write_data(writer, text.data(), text.size());
    archive_entry_free(entry);
  }
  archive_write_free(writer);
  return out;
}

std::string zip(const Members& members) {
  return pack(members, archive_write_set_format_zip, archive_write_add_filter_none);
}
template <typename Filter>
std::string packed(const std::string& text, Filter filter) {
  return pack({{"x", text}}, archive_write_set_format_raw, filter);
}

class SourceFiles : public testing::Test {
protected:
  SourceFiles() : folder_(fs::path(testing::TempDir()) / "planilla_source_test") {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~SourceFiles() override { fs::remove_all(folder_); }

  InputFile write(const std::string& name, const std::string& bytes) {
    const fs::path path = folder_ / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
    return {path.string(), name};
  }
  std::string read(const std::string& bytes, std::size_t portion = 60'000) {
    return read_all(Source(write("file", bytes)), portion);
  }
  std::string error(const std::string& bytes) {
    try {
      Source source(write("file", bytes));
      std::string buffer(60'000, '\0');
      while (source.read(buffer.data(), buffer.size()) != 0) {
      }
      return source.faults().empty() ? "none" : "file: " + source.faults()[0].reason;
    } catch (const SourceError& error) {
      return error.what();
    }
  }
  fs::path folder_;
};

TEST_F(SourceFiles, Plain) {
  const std::string text = long_text();
  EXPECT_EQ(read(text), text);
  EXPECT_EQ(read(text, 3), text);
  EXPECT_EQ(read(""), "");
  EXPECT_EQ(read("1"), "1");
  Source source(write("x", text));
  EXPECT_EQ(source.total(), text.size());
  EXPECT_EQ(source.size(), text.size());
  EXPECT_EQ(source.consumed(), 0u);
  char byte;
  source.read(&byte, 1);
  EXPECT_EQ(source.consumed(), 1u);
}

TEST_F(SourceFiles, Zstd) {
  const std::string text = long_text();
  EXPECT_EQ(read(zstd(text)), text);
  EXPECT_EQ(read(zstd(text), 1), text);
  EXPECT_EQ(read(zstd("")), "");
  EXPECT_EQ(read(zstd(text) + zstd("") + zstd("end")), text + "end");
}

TEST_F(SourceFiles, ZstdThatBeginsWithASkippableFrame) {
  const std::string text = long_text();
  for (const char magic : {'\x50', '\x5D', '\x5F'}) {
    EXPECT_EQ(read(skippable(magic, "1234") + zstd(text)), text);
    EXPECT_EQ(read(skippable(magic, "") + zstd("a") + skippable(magic, std::string(300'000, 'x')) +
                   zstd("b")),
              "ab");
  }
}

TEST_F(SourceFiles, GzipBzip2Xz) {
  const std::string text = long_text();
  const auto check = [&](auto filter) {
    const std::string one = packed(text, filter), two = packed("end", filter);
    EXPECT_EQ(read(one), text);
    EXPECT_EQ(read(one + two), text + "end");
    EXPECT_EQ(read(packed("", filter)), "");
    EXPECT_NE(error(one.substr(0, one.size() / 2)), "none");
    EXPECT_NE(error(one.substr(0, one.size() - 1)), "none");
    std::string broken = one;
    broken[one.size() / 2] ^= 0x55;
    EXPECT_NE(error(broken), "none");
  };
  check(archive_write_add_filter_gzip);
  check(archive_write_add_filter_bzip2);
  check(archive_write_add_filter_xz);
}

TEST_F(SourceFiles, BrokenZstd) {
  const std::string one = zstd(long_text());
  EXPECT_EQ(error(one.substr(0, one.size() / 2)), "file: truncated .zst");
  EXPECT_EQ(error(one.substr(0, one.size() - 1)), "file: truncated .zst");
  EXPECT_EQ(error(one.substr(0, 4)), "file: truncated .zst");
  EXPECT_THAT(error(one + "junk that is no frame"), testing::StartsWith("file: broken .zst"));
  EXPECT_THAT(error(skippable('\x50', "1234").substr(0, 9)),
              testing::StartsWith("file: truncated"));
}

TEST_F(SourceFiles, ZipGivesItsGameFiles) {
  EXPECT_EQ(
      read(zip({{"a.pgn", "one\n"}, {"read.me", "no"}, {"b/c.TXT", "two"}, {"d.txt", "three"}})),
      "one\n\n\ntwo\n\nthree");
  EXPECT_EQ(read(zip({{"a.pgn", long_text()}})), long_text());
  EXPECT_EQ(error(zip({{"a.doc", "one"}})), "file: no .pgn or .txt in this archive");
  std::string one = zip({{"a.pgn", long_text()}});
  EXPECT_THAT(error(one.substr(0, one.size() / 2)), testing::StartsWith("file: "));
  one[one.size() / 2] ^= 0x55;
  EXPECT_THAT(error(one), testing::StartsWith("file: a.pgn: broken archive"));
}

// Names that are marked as UTF-8 are nothing to libarchive in the C locale, in which the tests run.
TEST_F(SourceFiles, ZipWithNamesThatAreNotAscii) {
  std::string one = zip({{"Espa\xC3\xB1"
                          "a.pgn",
                          "x"},
                         {"Polska \xC5\x81"
                          "\xC3\xB3"
                          "d\xC5\xBA.txt",
                          "y"}});
  // The bit that says so, in the heads of the members and in the directory.
  for (std::size_t at = one.find("PK\3\4"); at != std::string::npos;
       at = one.find("PK\3\4", at + 1))
    one[at + 7] |= 8;
  for (std::size_t at = one.find("PK\1\2"); at != std::string::npos;
       at = one.find("PK\1\2", at + 1))
    one[at + 9] |= 8;
  EXPECT_EQ(read(one), "x\n\ny");
}

// Whatever the layers are, and however many members.
TEST_F(SourceFiles, ArchivesOfAllKinds) {
  const auto none = archive_write_add_filter_none;
  const Members members = {{"a.pgn", "one"}, {"read.me", "no"}, {"b.txt", "two"}};
  EXPECT_EQ(read(pack(members, archive_write_set_format_7zip, none)), "one\n\ntwo");
  EXPECT_EQ(read(pack(members, archive_write_set_format_pax_restricted, none)), "one\n\ntwo");
  const std::string tar = pack(members, archive_write_set_format_ustar, none);
  EXPECT_EQ(read(zstd(tar)), "one\n\ntwo");
  EXPECT_EQ(read(packed(tar, archive_write_add_filter_gzip)), "one\n\ntwo");
  EXPECT_EQ(read(zip({{"x.tar", tar}, {"c.pgn", "three"}})), "one\n\ntwo\n\nthree");
  EXPECT_EQ(read(zip({{"b.pgn.gz", packed("gz", archive_write_add_filter_gzip)}})), "gz");
  const std::string seven = pack(members, archive_write_set_format_7zip, none);
  EXPECT_EQ(read(zip({{"x.7z", seven}})), "one\n\ntwo");
}

TEST_F(SourceFiles, MembersInUtf16StandBesideOthers) {
  const std::string little("\xFF\xFE[\0E\0]\0\xE9\0\n\0", 12), big("\xFE\xFF\0a\0b\0", 7);
  EXPECT_EQ(read(zip({{"a.pgn", "one\xE9\n"}, {"b.pgn", little}, {"c.pgn", "two\n"}})),
            "one\xE9\n\n\n\xEF\xBB\xBF[E]\xC3\xA9\n\n\ntwo\n");
  EXPECT_EQ(read(zip({{"b.pgn", big}, {"c.pgn", "two\n"}})),
            "\xEF\xBB\xBF"
            "ab\xEF\xBF\xBD\n\ntwo\n")
      << "half a character at its end";
  std::string text, wide("\xFF\xFE");
  for (int i = 0; i < 100000; ++i) {
    const std::string digit = std::to_string(i % 10);
    text += digit;
    wide += digit + '\0';
  }
  EXPECT_EQ(read(zip({{"a.pgn", wide}})), "\xEF\xBB\xBF" + text);
}

TEST_F(SourceFiles, LayersAreBoundedAndWhatIsPassedOverIsCounted) {
  std::string inner = zip({{"a.pgn", "x"}});
  for (int i = 0; i < 8; ++i) inner = zip({{"in.zip", inner}, {"read.me", "no"}});
  Source source(write("file", inner));
  char byte;
  EXPECT_EQ(source.read(&byte, 1), 0u);
  EXPECT_EQ(source.passed_over(), static_cast<std::uint64_t>(most_layers) + 1);
}

TEST_F(SourceFiles, AsManyLayersAsAreAllowedAreRead) {
  std::string squeezed = "x", boxed = zip({{"a.pgn", "x"}});
  for (int i = 0; i < most_layers; ++i) squeezed = packed(squeezed, archive_write_add_filter_gzip);
  for (int i = 1; i < most_layers; ++i) boxed = zip({{"in.zip", boxed}});
  EXPECT_EQ(read(squeezed), "x");
  EXPECT_EQ(read(boxed), "x");
  EXPECT_THROW(read(packed(squeezed, archive_write_add_filter_gzip)), SourceError);
}

TEST_F(SourceFiles, ToldWhenOneBecomesShorterWhileItIsRead) {
  const InputFile file = write("file", long_text());
  Source source(file);
  std::string buffer(10'000, '\0');
  ASSERT_GT(source.read(buffer.data(), buffer.size()), 0u);
  fs::resize_file(file.path, 20'000);
  EXPECT_THROW(
      {
        while (source.read(buffer.data(), buffer.size()) != 0) {
        }
      },
      SourceError);
}

TEST_F(SourceFiles, WhatCameBeforeTheDamageIsRead) {
  const std::string text = long_text();
  const auto salvaged = [&](const std::string& whole) {
    Source source(write("file", whole.substr(0, whole.size() * 3 / 4)));
    std::string all, buffer(10'000, '\0');
    try {
      while (const std::size_t got = source.read(buffer.data(), buffer.size()))
        all.append(buffer, 0, got);
    } catch (const SourceError& error) {
      EXPECT_EQ(error.fault.kind, InputFaultKind::truncated);
    }
    EXPECT_TRUE(text.starts_with(all));
    return all.size();
  };
  EXPECT_GT(salvaged(packed(text, archive_write_add_filter_gzip)), text.size() / 2);
  EXPECT_GT(salvaged(packed(text, archive_write_add_filter_xz)), text.size() / 2);
  EXPECT_GT(salvaged(zstd(text)), text.size() / 2);
}

// Wherever the damage is: in the middle the check sum tells it, near the beginning unpacking fails.
TEST_F(SourceFiles, AMemberThatIsDamagedDoesNotCostTheNext) {
  const std::string whole =
      pack({{"a.pgn", long_text()}, {"b.pgn", "[Event \"B\"]\n"}, {"c.pgn", "[Event \"C\"]\n"}},
           archive_write_set_format_zip, archive_write_add_filter_none);
  for (const std::size_t at : {whole.size() / 2, std::size_t{60}, std::size_t{120}}) {
    std::string one = whole;
    one[at] = static_cast<char>(one[at] ^ 0xFF);
    Source source(write("file", one));
    std::string all, buffer(60'000, '\0');
    while (const std::size_t got = source.read(buffer.data(), buffer.size()))
      all.append(buffer, 0, got);
    EXPECT_EQ(source.faults().size(), 1u) << at;
    EXPECT_THAT(all, testing::EndsWith("[Event \"B\"]\n\n\n[Event \"C\"]\n")) << at;
  }
}

// What a wrong check sum is found at the end of is given all the same.
TEST_F(SourceFiles, AMemberWithAWrongCheckSumIsGivenWhole) {
  std::string one = zip({{"a.pgn", long_text()}, {"b.pgn", "[Event \"B\"]\n"}});
  one[one.find("PK\x01\x02") + 16] ^= 1;
  Source source(write("file", one));
  std::string all, buffer(60'000, '\0');
  while (const std::size_t got = source.read(buffer.data(), buffer.size()))
    all.append(buffer, 0, got);
  EXPECT_EQ(all, long_text() + "\n\n[Event \"B\"]\n");
  EXPECT_EQ(source.faults().size(), 1u);
}

TEST_F(SourceFiles, ABombIsCutOff) {
  const std::string bomb = zstd(std::string(200u << 20, 'a'));
  EXPECT_THAT(error(bomb), testing::HasSubstr("expands to more than 1000 times its size"));
}

TEST_F(SourceFiles, FoldersGoOnBehindWhatCannotBeRead) {
  write("a.pgn", "x");
  fs::create_symlink("nowhere", folder_ / "b.pgn");
  ASSERT_EQ(mkfifo((folder_ / "c.pgn").c_str(), 0600), 0);
  const InputList list = list_inputs({folder_.string()});
  ASSERT_EQ(list.files.size(), 2u);
  EXPECT_EQ(list.files[0].fault, "");
  EXPECT_NE(list.files[1].fault, "");
  EXPECT_EQ(list.passed_over, 1u);
}

TEST_F(SourceFiles, MissingOrUnreadable) {
  EXPECT_THROW(Source({"/nonexistent/x", "/nonexistent/x"}), SourceError);
  const InputList missing = list_inputs({"/nonexistent/x"});
  ASSERT_EQ(missing.files.size(), 1u);
  EXPECT_NE(missing.files[0].fault, "");
  EXPECT_THROW(Source{missing.files[0]}, SourceError);
  EXPECT_THROW(Source({folder_.string(), "folder"}), SourceError);
}

TEST_F(SourceFiles, Folders) {
  for (const char* name : {"b.pgn", "a/Z.PGN", "a/c.txt.gz", "a/b/x.pgn.zst", "a/x.zip", "notes.md",
                           "pgn", "y.pgn.bz2", "z.pgn.7z", "q.txt.xz", "w.txt.ZIP"})
    write(name, "x");
  std::vector<std::string> names;
  for (const InputFile& file : expand_inputs({folder_.string()})) {
    EXPECT_EQ(file.path, file.name);
    names.push_back(fs::relative(file.path, folder_).string());
  }
  EXPECT_EQ(names,
            (std::vector<std::string>{"a/Z.PGN", "a/b/x.pgn.zst", "a/c.txt.gz", "a/x.zip", "b.pgn",
                                      "q.txt.xz", "w.txt.ZIP", "y.pgn.bz2", "z.pgn.7z"}));
  EXPECT_EQ(list_inputs({folder_.string()}).passed_over, 2u);
  fs::create_directories(folder_ / "empty");
  EXPECT_TRUE(expand_inputs({(folder_ / "empty").string()}).empty());
}

TEST_F(SourceFiles, ArgumentsKeepTheirOrderAndNames) {
  const std::string b = write("b.doc", "x").path, a = write("a", "x").path;
  const auto files = expand_inputs({b, "-", a});
  ASSERT_EQ(files.size(), 3u);
  EXPECT_EQ(files[0].path, b);
  EXPECT_EQ(files[1].name, "<stdin>");
  EXPECT_EQ(files[2].name, a);
  ASSERT_EQ(expand_inputs({}).size(), 1u);
  EXPECT_EQ(expand_inputs({})[0].path, "-");
}

TEST(Memory, InChunks) {
  EXPECT_EQ(read_all(Source::from_memory("hello", 2), 100), "hello");
}

// However much of a member is read ahead, its name stands at its first byte.
TEST(ArchiveSource, NamesItsMembers) {
  const std::string inner =
      zip({{"b.pgn", "2. d4\r\n2. c4\r"}, {"empty.pgn", ""}, {"c.pgn", "3. d4"}});
  const std::string bytes = zip({{"a.txt", "1. e4\n1. c4\n"},
                                 {"picture.png", "x"},
                                 {"deep/inner.zip", inner},
                                 {"d.pgn", "4. d4\n"}});
  for (const std::size_t portion : {1u, 3u, 60'000u}) {
    Source source = Source::unpacked_from_memory(bytes, "old.zip");
    std::string all, buffer(portion, '\0');
    while (const std::size_t got = source.read(buffer.data(), portion)) all.append(buffer, 0, got);
    std::vector<std::string> told;
    for (const SourceMember& member : source.members())
      told.push_back(member.name + " " + std::to_string(member.line) + " " +
                     all.substr(member.offset, 5));
    EXPECT_THAT(told, testing::ElementsAre("a.txt 1 1. e4", "deep/inner.zip/b.pgn 5 2. d4",
                                           "deep/inner.zip/empty.pgn 8 \n\n3. ",
                                           "deep/inner.zip/c.pgn 10 3. d4", "d.pgn 12 4. d4"));
    EXPECT_EQ(all, "1. e4\n1. c4\n\n\n2. d4\r\n2. c4\r\n\n\n\n3. d4\n\n4. d4\n");
  }
}

}  // namespace
}  // namespace planilla::source_test
