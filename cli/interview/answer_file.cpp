// [[answer]] blocks, read and written.
#include "interview/answer_file.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "base/toml_bounds.h"
#include "command.h"
#include "games/read_bytes.h"
#include "output/output.h"

namespace planilla {

namespace {

std::string text_of(const toml::table& table, std::string_view key) {
  return table[key].value_or(std::string());
}

// "es,en"
std::vector<std::string> words_of(const std::string& tags) {
  std::vector<std::string> out;
  std::istringstream in(tags);
  for (std::string tag; std::getline(in, tag, ',');)
    if (!tag.empty()) out.push_back(tag);
  return out;
}

// A key that is misspelt would be passed over in silence, and its answer with it.
void refuse_others(const toml::table& table, const std::vector<std::string>& known,
                   const std::string& path) {
  for (const auto& [key, value] : table)
    if (std::find(known.begin(), known.end(), key.str()) == known.end())
      throw UnknownName(NameKind::key, std::string(key.str()), known,
                        fmt::format("{}:{}: ", path, key.source().begin.line));
}

KeptAnswer answer_of(const toml::table& table, const std::string& path) {
  refuse_others(table, {"answer", "game", "move", "ply", "written"}, path);
  KeptAnswer out;
  out.line = static_cast<std::uint64_t>(table["game"].value_or(std::int64_t{0}));
  out.ply = static_cast<int>(table["ply"].value_or(std::int64_t{0}));
  out.move = text_of(table, "move");
  out.written = text_of(table, "written");
  out.answer = text_of(table, "answer");
  if (out.line == 0 || out.ply <= 0)
    throw UsageFault(fmt::format("{}:{}: ", path, table.source().begin.line),
                     "usage-answer-incomplete");
  return out;
}

}  // namespace

AnswerFile::AnswerFile(const std::string& input) : path_(input + ".answers") {
  if (std::filesystem::exists(path_)) read();
}

AnswerFile AnswerFile::named(const std::string& path) {
  AnswerFile out;
  out.path_ = path;
  out.read();
  return out;
}

void AnswerFile::read() {
  const std::string bytes = read_bytes(path_);
  refuse_endless_toml(bytes, path_);
  try {
    const toml::table file = toml::parse(bytes, path_);
    refuse_others(file, {"answer", "keep-illegal", "language"}, path_);
    kept_.keep_illegal = file["keep-illegal"].value_or(false);
    if (const std::string tags = text_of(file, "language"); !tags.empty())
      kept_.languages = words_of(tags);
    const toml::array* list = file["answer"].as_array();
    if (list == nullptr) return;
    for (const toml::node& node : *list)
      if (const toml::table* table = node.as_table())
        kept_.answers.push_back(answer_of(*table, path_));
  } catch (const toml::parse_error& error) {
    throw UsageFault(fmt::format("{}:{}: ", path_, error.source().begin.line), "config-toml",
                     {{"reason", std::string(error.description())}});
  }
}

const KeptAnswer* AnswerFile::find(std::uint64_t line, int ply) const {
  const std::vector<KeptAnswer>& all = kept_.answers;
  const auto found = std::find_if(all.begin(), all.end(), [&](const KeptAnswer& known) {
    return known.line == line && known.ply == ply;
  });
  return found == all.end() ? nullptr : &*found;
}

void AnswerFile::add(KeptAnswer answer) {
  kept_.answers.push_back(std::move(answer));
  changed_ = true;
}

void AnswerFile::remove(std::uint64_t line, int ply) {
  const auto is_it = [&](const KeptAnswer& one) { return one.line == line && one.ply == ply; };
  changed_ |= std::erase_if(kept_.answers, is_it) != 0;
}

std::string answers_text(const KeptAnswers& kept) {
  std::ostringstream out;
  out << "# Answers to what the sheet leaves open. `game` is the line in which it begins; an empty "
         "`answer` leaves the\n"
         "# move as it stands; a block that is deleted is asked again.\n";
  toml::table options;
  if (!kept.languages.empty())
    options.insert("language", fmt::format("{}", fmt::join(kept.languages, ",")));
  if (kept.keep_illegal) options.insert("keep-illegal", true);
  if (!options.empty()) out << "\n" << options << "\n";
  for (const KeptAnswer& one : kept.answers) {
    const toml::table block{{"game", static_cast<std::int64_t>(one.line)},
                            {"ply", one.ply},
                            {"move", one.move},
                            {"written", one.written},
                            {"answer", one.answer}};
    out << "\n[[answer]]\n" << block << "\n";
  }
  return out.str();
}

void AnswerFile::save() const {
  if (!changed_) return;
  ByteSink file = ByteSink::to_file(path_);
  file.write(answers_text(kept_));
  file.commit();
}

}  // namespace planilla
