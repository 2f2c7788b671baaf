// Lists of words to switches; a file of names to a table.
#include "collections/edits_option.h"

#include <algorithm>

#include "base/ascii.h"
#include "games/read_bytes.h"
#include "options/unknown_name.h"
#include "text/charset/encoding.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

using Names = std::map<std::string, std::string, std::less<>>;

// One line of it, from 1.
UsageFault fault_in(const std::string& path, std::size_t line, const char* sentence,
                    UsageFault::Arguments arguments = {}) {
  return UsageFault("--names: " + path + ":" + std::to_string(line) + ": ", sentence,
                    std::move(arguments));
}

// The character set is found as that of games is; where another is as likely, nothing is guessed.
std::string decoded(const std::string& path, const std::string& bytes) {
  const Guess guess = detect(bytes);
  Decoded out = decode(bytes, guess.encoding);
  if (guess.doubtful || out.replaced != 0) {
    const auto begin = bytes.begin();
    const auto odd = begin + static_cast<std::ptrdiff_t>(ascii_prefix(bytes));
    throw fault_in(path, static_cast<std::size_t>(std::count(begin, odd, '\n')) + 1,
                   "usage-names-encoding");
  }
  return std::move(out.text);
}

std::string_view without_blanks(std::string_view text) {
  while (!text.empty() && ascii::is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && ascii::is_blank(text.back())) text.remove_suffix(1);
  return text;
}

// Columns behind the second are the list's own.
void add_names(const std::string& path, std::size_t number, std::string_view line, Names& out) {
  const std::size_t tab = line.find('\t');
  if (tab == std::string_view::npos) throw fault_in(path, number, "usage-two-names");
  const std::string_view behind = line.substr(tab + 1);
  const std::string_view name = without_blanks(line.substr(0, tab)),
                         wanted = without_blanks(behind.substr(0, behind.find('\t')));
  if (name.empty() || wanted.empty()) throw fault_in(path, number, "usage-two-names");
  if (std::any_of(wanted.begin(), wanted.end(),
                  [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7F'; }))
    throw fault_in(path, number, "usage-names-control");
  const auto [known, is_new] = out.emplace(name, wanted);
  if (!is_new && known->second != wanted)
    throw fault_in(
        path, number, "usage-names-differ",
        {{"name", std::string(name)}, {"one", std::string(wanted)}, {"other", known->second}});
}

Names read_names(const std::string& path) {
  Names out;
  const std::string bytes = decoded(path, read_bytes(path));
  std::string_view text = bytes;
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (without_blanks(line).empty() || line.front() == '#') continue;
    add_names(path, number, line, out);
  }
  return out;
}

}  // namespace

EditsOption::EditsOption(const SortingSettings& settings, const Data& data,
                         const Notations& notations)
    : given_names_(data) {
  const SortingSettings& asked = settings;
  const auto drops = [&](const char* what) {
    return std::find(asked.drop.begin(), asked.drop.end(), what) != asked.drop.end();
  };
  edits_.drop_comments = drops("comments");
  edits_.drop_variations = drops("variations");
  edits_.drop_nags = drops("nags");
  edits_.drop_clocks = drops("clocks");
  edits_.drop_evals = drops("evals");
  edits_.drop_marks = drops("marks");
  for (const std::string& tag : asked.drop_tags)
    if (GameEdits::is_needed(tag))
      throw UsageFault("--drop-tags: ", "usage-tag-stays", {{"value", tag}});
  edits_.drop_tags.insert(asked.drop_tags.begin(), asked.drop_tags.end());
  edits_.keep_tags.insert(asked.keep_tags.begin(), asked.keep_tags.end());
  if (!asked.names.empty()) edits_.names = read_names(asked.names);
  edits_.ascii_names = asked.ascii_names;
  std::vector<const Language*> languages;
  for (const Language& language : notations.languages().all()) languages.push_back(&language);
  edits_.words = TagWords(std::move(languages));
  if (asked.eco) edits_.openings = &openings_.emplace(data, notations);
}

}  // namespace planilla
