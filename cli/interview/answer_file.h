// Answers to what was asked about the games of a file, kept beside it, so that nobody is asked
// twice.
//
//   AnswerFile answers("partida.txt");                       // partida.txt.answers, if it is there
//   if (const KeptAnswer* known = answers.find(line, ply)) ...
//   answers.add({12, 24, "12...", "Cf6", "Bf6"});
//   answers.save();                                          // whole or not at all
//
// TOML: how the sheet was read where that was chosen (`language`, `keep-illegal`), and a list of
// [[answer]]; a block that is deleted is asked again. Throws UsageError with the place for a file
// that is no such list.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace planilla {

struct KeptAnswer {
  std::uint64_t line = 1;  // in which the game begins
  int ply = 0;
  std::string move;     // "12...", for people
  std::string written;  // what stood there, for people
  std::string answer;   // SAN in English letters; "": it is left as it stands
};

// The file: the answers, and the options with which the sheet was read when they were given.
struct KeptAnswers {
  std::vector<KeptAnswer> answers;
  std::vector<std::string> languages;  // as --language takes them; empty: none was named
  bool keep_illegal = false;
};

std::string answers_text(const KeptAnswers& answers);

class AnswerFile {
public:
  // INPUT.answers; none if it is not there.
  explicit AnswerFile(const std::string& input);
  // A file that is named and has to be there. Throws std::system_error if it cannot be read.
  static AnswerFile named(const std::string& path);

  const KeptAnswer* find(std::uint64_t line, int ply) const;
  const KeptAnswers& kept() const { return kept_; }
  void add(KeptAnswer answer);
  void remove(std::uint64_t line, int ply);
  void save() const;  // if anything was added or removed

private:
  AnswerFile() = default;
  void read();

  std::string path_;
  KeptAnswers kept_;
  bool changed_ = false;
};

}  // namespace planilla
