// Answers to what was asked about the games of a file, kept beside it, so that nobody is asked
// twice.
//
//   AnswerFile answers("partida.txt");                       // partida.txt.answers, if it is there
//   if (const KeptAnswer* known = answers.find(line, ply)) ...
//   answers.add({12, 24, "12...", "Cf6", "Bf6"});
//   answers.save();                                          // whole or not at all
//
// A TOML list of [[answer]]; a block that is deleted is asked again. Throws UsageError with the
// place for a file that is no such list.
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

class AnswerFile {
public:
  explicit AnswerFile(const std::string& input);

  const KeptAnswer* find(std::uint64_t line, int ply) const;
  const std::vector<KeptAnswer>& answers() const { return answers_; }
  void add(KeptAnswer answer);
  void save() const;  // if anything was added

private:
  std::string path_;
  std::vector<KeptAnswer> answers_;
  bool changed_ = false;
};

}  // namespace planilla
