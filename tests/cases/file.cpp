// Reads and prints `.case` files line by line: a line `--- WORD ...` or `$ planilla ...` opens a
// section, every other line belongs to the section before it.
#include "tests/cases/file.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "tests/cases/escape.h"

namespace planilla::cases {
namespace {

struct Line {
  std::string_view text;  // without its line end
  std::size_t number;
};

std::vector<Line> split_lines(std::string_view bytes) {
  std::vector<Line> lines;
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    lines.push_back({bytes.substr(0, end), lines.size() + 1});
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
  }
  return lines;
}

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

bool is_assignment(std::string_view word) {
  const std::size_t equals = word.find('=');
  if (equals == 0 || equals == std::string_view::npos) return false;
  return std::all_of(word.begin(), word.begin() + equals, [](unsigned char c) {
    return std::isupper(c) || std::isdigit(c) || c == '_';
  });
}

// `$ planilla ...` or `$ NAME=VALUE planilla ...`; a NAG at the start of a line is none.
bool is_command(std::string_view line) {
  if (!line.starts_with("$ ")) return false;
  for (const std::string& word : split_words(line.substr(2)))
    if (!is_assignment(word)) return word == "planilla";
  return false;
}

bool is_section(std::string_view line) {
  return line == "---" || line.starts_with("--- ") || is_command(line);
}

Style take_style(std::vector<std::string>& words, bool compared) {
  if (words.empty()) return Style::plain;
  if (words.back() == "escaped") return words.pop_back(), Style::escaped;
  if (compared && words.back() == "has") return words.pop_back(), Style::has;
  return Style::plain;
}

int read_status(const std::vector<std::string>& words, std::size_t line) {
  if (words.size() != 1 || words[0].empty() || words[0].size() > 3 ||
      !std::all_of(words[0].begin(), words[0].end(),
                   [](unsigned char c) { return std::isdigit(c); }))
    throw CaseError(line, "--- exit takes a number");
  return std::stoi(words[0]);
}

// `--- file NAME [from PATH] [escaped]`, `--- written NAME [escaped|has]`
void read_name(Section& section, const std::vector<std::string>& words, std::size_t line) {
  const bool copied = section.kind == Kind::file && words.size() == 3 && words[1] == "from";
  if (words.size() != 1 && !copied) throw CaseError(line, "a file section takes one name");
  if (words[0].starts_with('/') || words[0].find("..") != std::string::npos)
    throw CaseError(line, "'" + words[0] + "' would leave the working folder");
  section.argument = words[0];
  if (copied) section.from = words[2];
}

Section read_marker(const Line& line) {
  Section section;
  if (line.text == "---") return section.kind = Kind::remark, section;
  if (line.text.starts_with("$ ")) {
    section.kind = Kind::command;
    section.argument = line.text.substr(2);
    return section;
  }
  std::vector<std::string> words = split_words(line.text.substr(4));
  const std::string word = words.empty() ? "" : words[0];
  if (!words.empty()) words.erase(words.begin());
  const bool compared = word == "stdout" || word == "stderr" || word == "written";
  section.style = take_style(words, compared);
  if (word == "file" || word == "written") {
    section.kind = word == "file" ? Kind::file : Kind::written;
    read_name(section, words, line.number);
    return section;
  }
  if (word == "exit") {
    section.kind = Kind::exit;
    section.status = read_status(words, line.number);
    return section;
  }
  if (word == "input")
    section.kind = Kind::input;
  else if (word == "stdout")
    section.kind = Kind::out;
  else if (word == "stderr")
    section.kind = Kind::err;
  else
    throw CaseError(line.number, "no such section: '" + std::string(line.text) + "'");
  if (!words.empty()) throw CaseError(line.number, "what is '" + words[0] + "'?");
  return section;
}

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

void finish(Section& section, std::size_t line) {
  section.text = section.body;
  if (section.style == Style::escaped) {
    try {
      section.body = unescape(section.body);
    } catch (const std::invalid_argument& error) {
      throw CaseError(line, error.what());
    }
  }
  const bool bodiless =
      section.kind == Kind::command || section.kind == Kind::exit || !section.from.empty();
  if (bodiless && !is_blank(section.body)) throw CaseError(line + 1, "nothing can stand here");
}

// One section of each sort a command, so that nothing is compared with the wrong thing.
void check_order(const CaseFile& file, const std::vector<std::size_t>& lines) {
  const bool named = std::any_of(file.sections.begin(), file.sections.end(),
                                 [](const Section& s) { return s.kind == Kind::command; });
  std::set<std::pair<Kind, std::string>> seen;
  bool command = !named;  // without a line `$ planilla ...` there is one all the same
  for (std::size_t i = 0; i < file.sections.size(); ++i) {
    const Section& section = file.sections[i];
    if (section.kind == Kind::remark) continue;
    if (section.kind == Kind::command) {
      std::erase_if(seen, [](const auto& key) { return key.first != Kind::file; });
      command = true;
      continue;
    }
    if (section.kind != Kind::file && !command)
      throw CaseError(lines[i], "this section stands before its command");
    if (!seen.insert({section.kind, section.argument}).second)
      throw CaseError(lines[i], "a second section of the same sort");
  }
}

std::string marker(const Section& section) {
  if (section.kind == Kind::command) return "$ " + section.argument;
  if (section.kind == Kind::remark) return "---";
  if (section.kind == Kind::exit) return "--- exit " + std::to_string(section.status);
  std::string text = "--- ";
  if (section.kind == Kind::input) text += "input";
  if (section.kind == Kind::out) text += "stdout";
  if (section.kind == Kind::err) text += "stderr";
  if (section.kind == Kind::file) text += "file " + section.argument;
  if (section.kind == Kind::written) text += "written " + section.argument;
  if (!section.from.empty()) text += " from " + section.from;
  if (section.style == Style::escaped) text += " escaped";
  if (section.style == Style::has) text += " has";
  return text;
}

}  // namespace

CaseFile parse_case(std::string_view bytes) {
  CaseFile file;
  std::vector<std::size_t> lines;
  for (const Line& line : split_lines(bytes)) {
    if (is_section(line.text)) {
      if (!lines.empty()) finish(file.sections.back(), lines.back());
      file.sections.push_back(read_marker(line));
      lines.push_back(line.number);
    } else {
      std::string& body = lines.empty() ? file.sentence : file.sections.back().body;
      body.append(line.text).push_back('\n');
    }
  }
  if (is_blank(file.sentence))
    throw CaseError(1, "a case begins with a sentence that says what it is for");
  if (lines.empty()) throw CaseError(1, "a case has at least one section");
  finish(file.sections.back(), lines.back());
  check_order(file, lines);
  return file;
}

std::string print_case(const CaseFile& file) {
  std::string text = file.sentence;
  for (const Section& section : file.sections) {
    text += marker(section) + "\n";
    if (!section.text.empty() || section.body.empty())
      text += section.text;
    else
      text += section.style == Style::escaped ? escape(section.body) : section.body;
  }
  return text;
}

Style style_for(std::string_view body) {
  if (body.empty()) return Style::plain;
  if (body.back() != '\n' || !is_plain_text(body)) return Style::escaped;
  for (const Line& line : split_lines(body))
    if (is_section(line.text)) return Style::escaped;
  return Style::plain;
}

CommandLine split_command(std::string_view text) {
  CommandLine command;
  std::string word;
  bool open = false;  // has a word begun?
  char quote = 0;
  const auto finish_word = [&] {
    if (!open) return;
    const bool first = command.words.empty();
    (first && is_assignment(word) ? command.environment : command.words).push_back(word);
    word.clear();
    open = false;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote != 0 && c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
      open = true;
    } else if (quote == 0 && c == ' ') {
      finish_word();
    } else {
      if (c == '\\' && quote != '\'' && i + 1 < text.size()) ++i;
      word += text[i];
      open = true;
    }
  }
  if (quote != 0) throw std::invalid_argument("a quote is not closed in: " + std::string(text));
  finish_word();
  return command;
}

}  // namespace planilla::cases
