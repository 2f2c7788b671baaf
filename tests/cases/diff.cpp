// A longest common subsequence of lines; long texts are cut to what lies between their equal ends.
#include "tests/cases/diff.h"

#include <algorithm>
#include <vector>

#include "tests/cases/escape.h"

namespace planilla::cases {
namespace {

constexpr std::size_t context = 3;
constexpr std::size_t most_cells = 4'000'000;  // of the table; beyond it all old, then all new

struct Edit {
  char sign;  // ' ', '-' or '+'
  std::string_view line;
};

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

using Lines = std::vector<std::string_view>;

// Lengths of the common subsequences of every pair of tails.
std::vector<std::uint32_t> tail_lengths(const Lines& a, const Lines& b) {
  const std::size_t width = b.size() + 1;
  std::vector<std::uint32_t> length((a.size() + 1) * width, 0);
  for (std::size_t i = a.size(); i-- > 0;)
    for (std::size_t j = b.size(); j-- > 0;)
      length[i * width + j] =
          a[i] == b[j] ? length[(i + 1) * width + j + 1] + 1
                       : std::max(length[(i + 1) * width + j], length[i * width + j + 1]);
  return length;
}

void append_edits(const Lines& a, const Lines& b, std::vector<Edit>& edits) {
  const bool small = (a.size() + 1) * (b.size() + 1) <= most_cells;
  const std::vector<std::uint32_t> length =
      small ? tail_lengths(a, b) : std::vector<std::uint32_t>{};
  const std::size_t width = b.size() + 1;
  std::size_t i = 0, j = 0;
  while (small && i < a.size() && j < b.size()) {
    if (a[i] == b[j])
      edits.push_back({' ', a[i]}), ++i, ++j;
    else if (length[(i + 1) * width + j] >= length[i * width + j + 1])
      edits.push_back({'-', a[i++]});
    else
      edits.push_back({'+', b[j++]});
  }
  while (i < a.size()) edits.push_back({'-', a[i++]});
  while (j < b.size()) edits.push_back({'+', b[j++]});
}

std::vector<Edit> edits_of(const Lines& a, const Lines& b) {
  const std::size_t shorter = std::min(a.size(), b.size());
  std::size_t head = 0, tail = 0;
  while (head < shorter && a[head] == b[head]) ++head;
  while (tail < shorter - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail]) ++tail;
  std::vector<Edit> edits;
  for (std::size_t i = 0; i < head; ++i) edits.push_back({' ', a[i]});
  append_edits({a.begin() + head, a.end() - tail}, {b.begin() + head, b.end() - tail}, edits);
  for (std::size_t i = a.size() - tail; i < a.size(); ++i) edits.push_back({' ', a[i]});
  return edits;
}

void append_line(const Edit& edit, std::string& out) {
  std::string_view line = edit.line;
  const bool ended = line.ends_with('\n');
  if (ended) line.remove_suffix(1);
  out += std::string("  ") + edit.sign + ' ';
  if (is_plain_text(line) || line.empty()) {
    out += line;
  } else {
    std::string shown = escape(line);
    shown.pop_back();
    out += shown;
  }
  out += ended ? "\n" : "    <- no line end\n";
}

}  // namespace

std::string diff(std::string_view expected, std::string_view actual) {
  const std::vector<Edit> edits = edits_of(lines_of(expected), lines_of(actual));
  std::vector<bool> shown(edits.size(), false);
  for (std::size_t i = 0; i < edits.size(); ++i)
    if (edits[i].sign != ' ')
      for (std::size_t j = i - std::min(i, context); j < std::min(i + context + 1, edits.size());
           ++j)
        shown[j] = true;
  std::string out;
  for (std::size_t i = 0; i < edits.size(); ++i) {
    if (shown[i])
      append_line(edits[i], out);
    else if (i == 0 || shown[i - 1])
      out += "  ...\n";
  }
  return out;
}

}  // namespace planilla::cases
