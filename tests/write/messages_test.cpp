// Sentences in the reader's language, and the data files they come from.
#include "write/findings/messages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <stdlib.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "board/fen.h"
#include "board/resolve.h"
#include "checks/engine/check.h"
#include "rules/ambiguous_move.h"
#include "text/unicode/message_pattern.h"
#include "write/findings/display.h"

namespace planilla::messages_test {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

// Data with more files, as --data gives them.
class Overlay {
public:
  Overlay() {
    std::string name = (fs::temp_directory_path() / "planilla-XXXXXX").string();
    folder_ = mkdtemp(name.data());
  }
  ~Overlay() { fs::remove_all(folder_); }

  Overlay& file(const std::string& name, const std::string& text) {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
    return *this;
  }
  Data data() const {
    Data data = Data::embedded();
    data.overlay(folder_);
    return data;
  }

private:
  fs::path folder_;
};

Finding ambiguous() {
  Finding finding{rules::ambiguous_move, {}};
  finding.written = "Cd2";
  finding.candidates = {"Nbd2", "Nfd2"};
  return finding;
}

TEST(Messages, WordsThatComeInEnglish) {
  const Messages spanish(Data::embedded(), "es"), english(Data::embedded(), "en");
  EXPECT_EQ(spanish.words("in.zip: b.pgn: Permission denied"), "in.zip: b.pgn: permiso denegado");
  EXPECT_EQ(spanish.words("something else"), "something else");
  EXPECT_EQ(spanish.words("Permission denied: "), "permiso denegado: ");
  EXPECT_EQ(english.words("in.zip: Permission denied"), "in.zip: Permission denied");
}

TEST(MessagePattern, MissingArgumentsAreEmpty) {
  EXPECT_EQ(MessagePattern("a{x}b {n, plural, =0 {none} other {#}}", "en").format({}), "ab none");
}

TEST(MessagePattern, HyphensInASelect) {
  EXPECT_EQ(
      MessagePattern("{r, select, not_now {later} other {?}}", "en").format({{"r", "not-now"}}),
      "later");
}

TEST(MessagePattern, PlainNumbersHaveNoSeparators) {
  EXPECT_EQ(MessagePattern("in {year}", "en").format({{"year", std::int64_t{1984}}}), "in 1984");
}

TEST(MessagePattern, NumbersInWordsCountInPlurals) {
  EXPECT_EQ(MessagePattern("{n, plural, one {# move} other {# moves}}", "en").format({{"n", "1"}}),
            "1 move");
}

TEST(MessagePattern, NamesArgumentsInsideOthers) {
  const MessagePattern pattern("{a, select, x {{b}} other {}}", "en");
  EXPECT_TRUE(pattern.has_all({{"a", "x"}, {"b", "1"}}));
  EXPECT_FALSE(pattern.has_all({{"a", "x"}}));
}

TEST(MessagePattern, BrokenPatternSaysWhere) {
  EXPECT_THROW(MessagePattern("{a", "en"), PatternError);
}

TEST(Messages, JoinsCandidatesInTheLanguage) {
  EXPECT_EQ(join_alternatives({"Cbd2", "Cfd2"}, "es"), "Cbd2 o Cfd2");
  EXPECT_EQ(join_alternatives({"a", "b", "c"}, "en"), "a, b, or c");
}

TEST(Messages, EnglishComesFromTheChecks) {
  Messages messages(Data::embedded(), "en");
  EXPECT_EQ(messages.sentence(ambiguous()), "«Cd2» can be Nbd2 or Nfd2");
}

TEST(Messages, OtherLanguagesFromTheirFiles) {
  const Data data = Overlay()
                        .file("locales/messages/xx.toml", "[letters]\nknight = \"Z\"\n")
                        .file("locales/messages/rules/xx.toml",
                              "[rules.ambiguous-move]\nmessage = \"{written}: {candidates}\"\n")
                        .data();
  Messages messages(data, "xx-YY");
  EXPECT_EQ(messages.language(), "xx");
  EXPECT_THAT(messages.sentence(ambiguous()), AllOf(HasSubstr("Cd2: Zbd2"), HasSubstr("Zfd2")));
  EXPECT_EQ(messages.text("severity-error"), "error");  // in English where it is missing
}

TEST(Messages, UnknownLanguageIsEnglish) {
  Messages messages(Data::embedded(), "tlh");
  EXPECT_EQ(messages.language(), "en");
  EXPECT_EQ(messages.text("no such key"), "no such key");
}

TEST(Messages, HelpThatLacksAnArgumentIsLeftOut) {
  Messages messages(Data::embedded(), "en");
  Finding finding = ambiguous();
  EXPECT_EQ(messages.help(finding), "");
  finding.suggestion = "Nfd2";
  EXPECT_EQ(messages.help(finding), "");
  finding.args.push_back({"rest", "whole"});
  EXPECT_EQ(messages.help(finding), "with Nfd2 the rest of the game is legal");
}

TEST(Messages, SentencesAreOneShortLine) {
  Messages messages(Data::embedded(), "en");
  Finding finding = ambiguous();
  finding.written = "a\nb\x1b[31m" + std::string(1000, 'x');
  EXPECT_THAT(messages.sentence(finding),
              AllOf(Not(HasSubstr("\n")), Not(HasSubstr("\x1b")), HasSubstr("…")));
  EXPECT_LT(messages.sentence(finding).size(), 200u);
}

TEST(Messages, FaultsOfDataFilesHaveTheirPlace) {
  const auto load = [](const std::string& text) {
    try {
      Messages messages(Overlay().file("locales/messages/xx.toml", text).data(), "xx");
      return messages.text("a");
    } catch (const DataError& error) {
      return std::string(error.what());
    }
  };
  EXPECT_THAT(load("[texts]\na = 1\n"), HasSubstr("xx.toml:2:5"));
  EXPECT_THAT(load("[texts\n"), HasSubstr("xx.toml:1"));
  EXPECT_THAT(load("[texst]\n"), HasSubstr("texst"));
  EXPECT_THAT(load("[rules.no-such]\n"), HasSubstr("no-such"));
  EXPECT_THAT(load("[rules.illegal-move]\nmesage = \"\"\n"), HasSubstr("mesage"));
  EXPECT_THAT(load("[texts]\na = \"{\"\n"), HasSubstr("xx.toml:2:5"));
}

// Every text of every language compiles, and every reason and FEN fault has words.
TEST(Messages, TextsAreWhole) {
  const Data data = Data::embedded();
  EXPECT_THAT(Messages::languages(data), Contains("es"));
  for (const std::string& language : Messages::languages(data)) {
    SCOPED_TRACE(language);
    Messages messages(data, language);
    for (int i = 1; i <= static_cast<int>(Reason::game_over); ++i) {
      const std::string key = "reason-" + std::string(reason_name(static_cast<Reason>(i)));
      EXPECT_NE(messages.text(key), key);
    }
    for (int i = 1; i <= static_cast<int>(FenFault::trailing_text); ++i) {
      const std::string key = "fen-" + std::string(fen_fault_name(static_cast<FenFault>(i)));
      EXPECT_NE(messages.text(key), key);
    }
    for (const Rule rule : all_rules()) {
      const Finding finding{rule, {}};
      EXPECT_NE(messages.sentence(finding), "");
      messages.help(finding);
      EXPECT_NE(messages.title(finding.rule), "");
    }
  }
}

TEST(Messages, PluralsOfSpanish) {
  Messages messages(Data::embedded(), "es");
  const auto summary = [&](std::int64_t n) {
    return messages.text("summary", {{"games", n}, {"clean", n}, {"repaired", n}, {"broken", n}});
  };
  EXPECT_EQ(summary(1), "1 partida: 1 sin faltas, 1 reparada, 1 rota");
  EXPECT_EQ(summary(2), "2 partidas: 2 sin faltas, 2 reparadas, 2 rotas");
}

TEST(UiLanguage, FromLocaleNames) {
  EXPECT_EQ(ui_language("es_CO.UTF-8"), "es-CO");
  EXPECT_EQ(ui_language("sr_RS.UTF-8@latin"), "sr-Latn-RS");
  EXPECT_EQ(ui_language("C.UTF-8"), "en");
  EXPECT_EQ(ui_language("POSIX"), "en");
  EXPECT_EQ(ui_language(""), "en");
}

TEST(Display, CaretsBelowWideTabsAndCombining) {
  EXPECT_EQ(caret_line("   9  Te1   Cd2", 12, 3), "            ^~~");
  EXPECT_EQ(caret_line("\tCd2", 1, 3), "\t^~~");
  EXPECT_EQ(caret_line("将 Cd2", 2, 3), "   ^~~");
  EXPECT_EQ(caret_line("e\u0301 Cd2", 3, 3), "  ^~~");
  EXPECT_EQ(caret_line("ab", 2, 1), "  ^");
}

TEST(Messages, LineCutAroundAPlace) {
  const auto cut = [](std::string_view line, std::size_t before, std::size_t length,
                      std::size_t columns) {
    const Excerpt out = cut_around(line, before, length, columns);
    return out.line + "|" + std::to_string(out.before);
  };
  EXPECT_EQ(cut("one two three four", 8, 5, 18), "one two three four|8");
  EXPECT_EQ(cut("one two three four", 8, 5, 11), "…o three f…|3");
  EXPECT_EQ(cut("one two three four", 0, 3, 11), "one two t…|0");
  EXPECT_EQ(cut("one two three four", 14, 4, 11), "…hree four|6");
  EXPECT_EQ(cut("one two three four", 18, 1, 11), "…hree four|10");
  EXPECT_EQ(cut("0123456789", 2, 7, 6), "…2345…|1");
  EXPECT_EQ(cut("将将将将将将", 3, 1, 8), "…将将将…|2");
  EXPECT_EQ(cut("e\u0301e\u0301e\u0301e\u0301e\u0301", 8, 1, 4), "…e\u0301e\u0301|3");
  EXPECT_EQ(cut("\tTe1\tCd2", 5, 3, 12), "…Cd2|1");
}

TEST(Messages, LineCutAroundAnyPlaceFits) {
  rc::check([](std::vector<std::uint8_t> letters, std::uint8_t before, std::uint8_t length) {
    const std::size_t columns = 3 + letters.size() / 2;
    std::string line;
    for (const std::uint8_t letter : letters)
      line += letter % 8 == 0 ? "ñ" : std::string(1, static_cast<char>('a' + letter % 26));
    const std::size_t at = std::min<std::size_t>(before, letters.size());
    const Excerpt out = cut_around(line, at, length, columns);
    const auto points = [](std::string_view text) {
      return static_cast<std::size_t>(
          std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
    };
    RC_ASSERT(points(out.line) <= columns);
    RC_ASSERT(out.before <= points(out.line));
  });
}

TEST(Display, NothingMovesTheCursor) {
  EXPECT_EQ(one_line("a\tb\nc\x1b[1m\xff"), "a b c␛[1m\ufffd");
  EXPECT_EQ(one_line("\u202eevil"), "\ufffdevil");
  EXPECT_EQ(elide("äöü", 3), "äöü");
  EXPECT_EQ(elide("äöüß", 3), "äö…");
}

}  // namespace
}  // namespace planilla::messages_test
