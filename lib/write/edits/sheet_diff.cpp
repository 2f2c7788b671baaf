// Bytes with edits to lines, lines to hunks.
#include "write/edits/sheet_diff.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace planilla {

namespace {

constexpr std::size_t context = 3;

struct Line {
  std::string_view before;         // with its line end
  std::optional<std::string> now;  // where it changes
};

std::vector<Line> lines_of(std::string_view raw) {
  std::vector<Line> lines;
  while (!raw.empty()) {
    const std::size_t size = std::min(raw.find('\n'), raw.size() - 1) + 1;
    lines.push_back({raw.substr(0, size), std::nullopt});
    raw.remove_prefix(size);
  }
  return lines;
}

void refuse_what_patch_cannot(const GameText& slice) {
  const Encoding encoding = slice.encoding.encoding;
  if (encoding == Encoding::utf16le || encoding == Encoding::utf16be)
    throw DiffError("--diff: a file in UTF-16 cannot be patched; convert it to UTF-8 first");
  for (std::size_t at = slice.raw.find('\r'); at != std::string_view::npos;
       at = slice.raw.find('\r', at + 1))
    if (at + 1 < slice.raw.size() && slice.raw[at + 1] != '\n')
      throw DiffError("--diff: lines that end in a lone CR cannot be patched");
}

// An edit in bytes of the slice as it came.
struct RawEdit {
  std::size_t begin, end;
  std::string bytes;
};

std::vector<RawEdit> raw_edits(const GameText& slice, std::span<const SheetEdit> edits) {
  std::vector<RawEdit> out;
  Locator locator(slice);
  for (const SheetEdit& edit : edits) {
    const std::optional<std::string> bytes = encode(edit.text, slice.encoding.encoding);
    if (!bytes)
      throw DiffError("--diff: '" + edit.text + "' cannot be written in " +
                      std::string(encoding_name(slice.encoding.encoding)));
    const std::size_t begin = locator.place(edit.span.begin).offset - slice.offset;
    const std::size_t end = locator.place(edit.span.end).offset - slice.offset;
    if (!out.empty() && begin < out.back().end) continue;  // a blank taken out by the edit before
    out.push_back({begin, end, *bytes});
  }
  return out;
}

// Each line that is touched, or that ends inside an edit, is written anew. An edit over several
// lines holds their line ends, so that the text is cut into the same number of lines again.
void change_lines(std::vector<Line>& lines, const std::vector<RawEdit>& edits) {
  std::size_t line = 0, line_begin = 0;
  std::size_t edit = 0;
  while (edit < edits.size()) {
    while (line_begin + lines[line].before.size() <= edits[edit].begin && line + 1 < lines.size())
      line_begin += lines[line++].before.size();
    std::size_t last = line, end = line_begin + lines[line].before.size(), at = line_begin;
    const char* const base = lines[line].before.data() - line_begin;
    std::string text;
    for (; edit < edits.size() && (edits[edit].begin < end || last + 1 == lines.size()); ++edit) {
      text.append(base + at, edits[edit].begin - at).append(edits[edit].bytes);
      at = edits[edit].end;
      while (end < at) end += lines[++last].before.size();
    }
    text.append(base + at, end - at);
    std::vector<Line> again = lines_of(text);
    for (std::size_t i = line; i <= last; ++i)
      lines[i].now = i - line < again.size() ? again[i - line].before : "";
    line = last + 1, line_begin = end;
    if (line == lines.size()) return;
  }
}

void append_line(char sign, std::string_view line, std::string& out) {
  out += sign;
  out += line;
  if (!line.ends_with('\n')) out += "\n\\ No newline at end of file\n";
}

void append_range(char sign, std::size_t first, std::size_t count, std::string& out) {
  out.append(1, sign).append(std::to_string(first));
  if (count != 1) out.append(",").append(std::to_string(count));
}

// Lines [begin, end) of the slice, whose first line has the number `number` in its file.
void append_hunk(const std::vector<Line>& lines, std::size_t begin, std::size_t end,
                 std::size_t number, std::string& out) {
  out += "@@ ";
  append_range('-', number + begin, end - begin, out);
  out += ' ';
  append_range('+', number + begin, end - begin, out);
  out += " @@\n";
  for (std::size_t i = begin; i < end;) {
    std::size_t stop = i;
    while (stop < end && lines[stop].now) ++stop;
    for (std::size_t k = i; k < stop; ++k) append_line('-', lines[k].before, out);
    for (std::size_t k = i; k < stop; ++k) append_line('+', *lines[k].now, out);
    if (stop == i) append_line(' ', lines[stop++].before, out);
    i = stop;
  }
}

}  // namespace

void append_diff_header(std::string_view name, std::string& out) {
  if (std::any_of(name.begin(), name.end(),
                  [](char c) { return static_cast<unsigned char>(c) < ' '; }))
    throw DiffError("--diff: a file name with a control character cannot stand in a diff");
  const std::string_view end = name.find(' ') == std::string_view::npos ? "\n" : "\t\n";
  out.append("--- ").append(name).append(end);
  out.append("+++ ").append(name).append(end);
}

void append_diff(const GameText& slice, std::span<const SheetEdit> edits, std::string& out) {
  if (edits.empty()) return;
  refuse_what_patch_cannot(slice);
  std::vector<Line> lines = lines_of(slice.raw);
  change_lines(lines, raw_edits(slice, edits));
  const bool cut_front = slice.column != 1, cut_end = slice.is_cut && !slice.raw.ends_with('\n');
  if ((cut_front && lines.front().now) || (cut_end && lines.back().now))
    throw DiffError("--diff: the line to be changed is longer than what is read of a game");
  const std::size_t first = cut_front, all = lines.size() - cut_end;
  const bool ends_file = !cut_end && !slice.raw.ends_with('\n');
  for (std::size_t i = first; i < all; ++i) {
    if (!lines[i].now) continue;
    std::size_t last = i;
    for (std::size_t k = i + 1; k < all && k <= last + 2 * context; ++k)
      if (lines[k].now) last = k;
    // Fewer lines on one side say to patch that the file begins or ends there.
    std::size_t front = std::min(context, i - first), back = std::min(context, all - 1 - last);
    if (!(ends_file && last + back == all - 1)) front = std::min(front, back);
    if (!(slice.line == 1 && i == front)) back = std::min(back, front);
    append_hunk(lines, i - front, last + back + 1, slice.line, out);
    i = last;
  }
}

}  // namespace planilla
