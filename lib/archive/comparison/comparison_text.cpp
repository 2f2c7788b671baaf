// Pairs as text, JSON lines and rows of a page.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "archive/comparison/comparison.h"
#include "text/charset/utf8.h"
#include "write/findings/display.h"
#include "write/pages/markup.h"

namespace planilla {

namespace {

using Object = nlohmann::ordered_json;

std::string place(const ComparedGame& version) {
  return one_line(version.file) + " " + std::to_string(version.number);
}

std::string players(const ComparedGame& version) {
  return one_line(version.tag("White")) + " - " + one_line(version.tag("Black"));
}

// The first words of it.
std::string beginning(const std::string& text) {
  constexpr std::size_t most = 24;  // bytes
  if (text.size() <= most) return text;
  const std::size_t blank = text.find_last_of(' ', most);
  return text.substr(0, blank == text.npos ? character_start(text, most) : blank) + " ...";
}

// "16. Nf3", "16... Nf6"; of a game that stops: what stands there; of one that has ended: "(ends)".
std::string move_at(const ComparedGame& version, std::size_t ply, Messages& messages) {
  const std::string number = std::to_string((ply + 1) / 2) + (ply % 2 == 1 ? ". " : "... ");
  if (ply > version.moves.size())
    return version.unread.empty() ? messages.text("compare-ends")
                                  : "«" + one_line(beginning(version.unread)) + "»";
  const auto repaired = version.repaired.find(ply);
  if (repaired == version.repaired.end()) return number + version.moves[ply - 1];
  return number + one_line(repaired->second) + " " +
         messages.text(version.ambiguous.contains(ply) ? "compare-may-be" : "compare-read-as",
                       {{"move", version.moves[ply - 1]}});
}

// The move at that place as it stands in the version.
std::string written_at(const ComparedGame& version, std::size_t ply) {
  const auto repaired = version.repaired.find(ply);
  return repaired == version.repaired.end() ? version.moves[ply - 1] : repaired->second;
}

Object version_object(const ComparedGame& version) {
  return {{"file", version.file},
          {"game", version.number},
          {"white", version.tag("White")},
          {"black", version.tag("Black")}};
}

void dump(const Object& object, std::string& out) {
  out += harmless_json(object.dump(-1, ' ', false, Object::error_handler_t::replace));
  out += '\n';
}

std::string unread(const ComparedGame& version, Messages& messages) {
  return version.broken ? " " + messages.text("compare-unread") : "";
}

// The sides as they are called in reports.
const char* side_name(Side side) {
  return side == Side::a ? "A" : "B";
}

std::string copy_note(const VersionPair& pair, Messages& messages) {
  return pair.copy ? "  " + messages.text("compare-copy", {{"side", side_name(*pair.copy)}}) : "";
}

void moves_cell(const ComparedGame& version, std::size_t ply, std::string& out) {
  out += "<td>";
  for (std::size_t i = 0; i < version.moves.size(); ++i) {
    if (i % 2 == 0) out += fmt::format("{}. ", i / 2 + 1);
    const std::string move = markup_text(version.moves[i]);
    out += i + 1 == ply ? "<mark>" + move + "</mark> " : move + " ";
  }
  out += "</td>";
}

}  // namespace

void append_text(const VersionPair& pair, Messages& messages, std::string& out) {
  if (pair.kind == PairKind::same && !pair.copy) return;
  const ComparedGame& one = pair.a ? *pair.a : *pair.b;
  out += fmt::format("{}: {}", pair_kind_name(pair.kind), players(one));
  if (pair.a) out += "  [" + place(*pair.a) + "]" + unread(*pair.a, messages);
  if (pair.b) out += "  [" + place(*pair.b) + "]" + unread(*pair.b, messages);
  out += copy_note(pair, messages) + '\n';
  if (pair.ply != 0)
    out += fmt::format("    {}  |  {}\n", move_at(*pair.a, pair.ply, messages),
                       move_at(*pair.b, pair.ply, messages));
  if (pair.ply != 0)
    out += fmt::format("    {}: {}  |  {}\n", messages.text("compare-leads-to"), pair.a->end,
                       pair.b->end);
  for (const TagDifference& tag : pair.tags)
    out += fmt::format("    {}: {}  |  {}\n", one_line(tag.name), one_line(tag.a), one_line(tag.b));
}

void append_text(const ComparisonSums& sums, Messages& messages, std::string& out) {
  out += messages.text("compare-sums", {{"same", std::to_string(sums.same)},
                                        {"different", std::to_string(sums.different)},
                                        {"only_a", std::to_string(sums.only_a)},
                                        {"only_b", std::to_string(sums.only_b)}});
  if (sums.copies_a + sums.copies_b != 0)
    out += ", " + messages.text("compare-copies", {{"a", std::to_string(sums.copies_a)},
                                                   {"b", std::to_string(sums.copies_b)}});
  out += '\n';
}

void append_json(const VersionPair& pair, std::string& out) {
  Object object;
  object["kind"] = pair_kind_name(pair.kind);
  if (pair.copy) object["copy"] = *pair.copy == Side::a ? "a" : "b";
  if (pair.a) object["a"] = version_object(*pair.a);
  if (pair.b) object["b"] = version_object(*pair.b);
  if (pair.ply != 0) {
    Object at = {{"ply", pair.ply}};
    if (pair.ply <= pair.a->moves.size()) at["a"] = written_at(*pair.a, pair.ply);
    if (pair.ply <= pair.b->moves.size()) at["b"] = written_at(*pair.b, pair.ply);
    object["at"] = at;
    object["legal"] = {{"a", pair.a_legal}, {"b", pair.b_legal}};
    object["leads_to"] = {{"a", pair.a->end}, {"b", pair.b->end}};
  }
  if (!pair.tags.empty()) object["tags"] = Object::array();
  for (const TagDifference& tag : pair.tags)
    object["tags"].push_back({{"name", tag.name}, {"a", tag.a}, {"b", tag.b}});
  dump(object, out);
}

void append_json(const ComparisonSums& sums, std::string& out) {
  Object summary = {{"same", sums.same},
                    {"different", sums.different},
                    {"only_a", sums.only_a},
                    {"only_b", sums.only_b}};
  if (sums.copies_a != 0) summary["copies_a"] = sums.copies_a;
  if (sums.copies_b != 0) summary["copies_b"] = sums.copies_b;
  dump({{"summary", summary}}, out);
}

std::string comparison_page_head(Messages& messages) {
  return fmt::format(R"(<!DOCTYPE html>
<html lang="{}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{}</title>
)",
                     messages.language(), messages.text("compare-title")) +
         R"(<style>
:root { color-scheme: light dark; }
body { font: 16px/1.4 system-ui, sans-serif; margin: 1em; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; margin-bottom: 1.5em; }
td, th { vertical-align: top; text-align: left; padding: .2em .6em; border: 1px solid #8886; overflow-wrap: anywhere; }
</style>
</head>
<body>
)";
}

void append_page(const VersionPair& pair, Messages& messages, std::string& out) {
  if (pair.kind == PairKind::same && !pair.copy) return;
  const auto cell = [&](const std::optional<ComparedGame>& version, const char* tag) {
    out += fmt::format("<{0}>{1}</{0}>", tag,
                       version ? markup_text(players(*version) + "  " + place(*version)) : "");
  };
  out += "<table><tr>";
  cell(pair.a, "th");
  cell(pair.b, "th");
  out += "</tr>\n";
  if (pair.copy)
    out +=
        fmt::format("<tr><td colspan=\"2\">{}</td></tr>\n", markup_text(copy_note(pair, messages)));
  for (const TagDifference& tag : pair.tags)
    out += fmt::format("<tr><td>{0}: <mark>{1}</mark></td><td>{0}: <mark>{2}</mark></td></tr>\n",
                       markup_text(tag.name), markup_text(tag.a), markup_text(tag.b));
  if (pair.ply != 0) {
    out += "<tr>";
    moves_cell(*pair.a, pair.ply, out);
    moves_cell(*pair.b, pair.ply, out);
    out += fmt::format("</tr>\n<tr><td>{}<br>{}</td><td>{}<br>{}</td></tr>\n",
                       markup_text(move_at(*pair.a, pair.ply, messages)), markup_text(pair.a->end),
                       markup_text(move_at(*pair.b, pair.ply, messages)), markup_text(pair.b->end));
  }
  out += "</table>\n";
}

void append_page_end(const ComparisonSums& sums, Messages& messages, std::string& out) {
  std::string text;
  append_text(sums, messages, text);
  out += "<p>" + markup_text(text) + "</p>\n</body>\n</html>\n";
}

}  // namespace planilla
