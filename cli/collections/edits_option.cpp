// Lists of words to switches; a file of names to a table.
#include "collections/edits_option.h"

#include <algorithm>

#include "games/read_bytes.h"
#include "options/unknown_name.h"

namespace planilla {

namespace {

std::map<std::string, std::string, std::less<>> read_names(const std::string& path) {
  std::map<std::string, std::string, std::less<>> out;
  const std::string bytes = read_bytes(path);
  std::string_view text = bytes;
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty() || line.front() == '#') continue;
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos || tab == 0 || tab + 1 == line.size())
      throw UsageFault("--names: " + path + ":" + std::to_string(number) + ": ", "usage-two-names");
    out.emplace(line.substr(0, tab), line.substr(tab + 1));
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
  edits_.drop_tags.insert(asked.drop_tags.begin(), asked.drop_tags.end());
  edits_.keep_tags.insert(asked.keep_tags.begin(), asked.keep_tags.end());
  if (!asked.names.empty()) edits_.names = read_names(asked.names);
  edits_.ascii_names = asked.ascii_names;
  if (asked.eco) edits_.openings = &openings_.emplace(data, notations);
}

}  // namespace planilla
