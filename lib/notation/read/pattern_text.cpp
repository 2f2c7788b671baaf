// Alternatives are sorted, longest first, since RE2 takes the first that fits.
#include "notation/read/pattern_text.h"

#include <re2/re2.h>

#include <algorithm>

#include "notation/read/fold.h"

namespace planilla {

namespace {

void sort_longest_first(std::vector<std::string>& texts) {
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  std::stable_sort(texts.begin(), texts.end(),
                   [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
}

bool is_letter_or_digit(const std::string& text) {
  return text.size() == 1 && ((text[0] >= '0' && text[0] <= '9') ||
                              ((text[0] | 0x20) >= 'a' && (text[0] | 0x20) <= 'z'));
}

// Of single characters a class, which RE2 takes in faster.
std::string alternatives(const std::vector<std::string>& texts) {
  if (texts.empty()) return std::string(matches_nothing);
  if (std::all_of(texts.begin(), texts.end(), is_letter_or_digit)) {
    std::string out = "[";
    for (const std::string& text : texts) out += text;
    return out + ']';
  }
  std::string out = "(?:";
  for (const std::string& text : texts) {
    if (out.size() > 3) out += '|';
    out += RE2::QuoteMeta(text);
  }
  return out + ')';
}

std::string group(std::string_view name, const std::string& re) {
  return "(?P<" + std::string(name) + ">" + re + ")";
}

std::string keys_of(const Spellings& spellings, bool upper_too) {
  std::vector<std::string> keys;
  for (const auto& [key, mask] : spellings) {
    keys.push_back(key);
    if (upper_too) keys.push_back(std::string(1, static_cast<char>(key[0] & ~32)) + key.substr(1));
  }
  sort_longest_first(keys);
  return alternatives(keys);
}

}  // namespace

PatternText::PatternText(const Grammar& grammar, const Letters& letters,
                         const std::vector<std::string>& captures)
    : grammar_(grammar), letters_(letters), captures_(captures) {
  captures_.insert(captures_.end(), grammar.captures.begin(), grammar.captures.end());
  sort_longest_first(captures_);
  fill(captures_);
}

void PatternText::reverse_letters() {
  reversed_ = true;
  fill(captures_);
}

bool PatternText::has_prefixes() const {
  for (const Letter& a : letters_)
    for (const Letter& b : letters_)
      if (a.text.size() < b.text.size() && b.text.starts_with(a.text)) return true;
  return false;
}

std::string PatternText::letters_of(RoleMask roles, const Letters& from, bool lower) const {
  std::vector<std::string> texts;
  for (const Letter& letter : from) {
    if (!(roles & role_bit(letter.role))) continue;
    texts.push_back(letter.text);
    if (lower) texts.push_back(to_lower(letter.text));
  }
  sort_longest_first(texts);
  if (reversed_) std::reverse(texts.begin(), texts.end());
  return alternatives(texts);
}

void PatternText::fill(const std::vector<std::string>& captures) {
  const Letters& promoted = grammar_.promotions.empty() ? letters_ : grammar_.promotions;
  const RoleMask pieces = any_role & ~role_bit(pawn);
  parts_["piece"] = group("role", letters_of(pieces, letters_, true));
  parts_["pawn"] = group("role", letters_of(role_bit(pawn), letters_, true));
  // Of small letters that of a pawn alone: `Cxp`.
  const std::string small = letters_of(role_bit(pawn), letters_, true);
  parts_["captured"] = group(
      "captured", letters_of(any_role, letters_, false) + (small.empty() ? small : "|" + small));
  parts_["captured_piece"] = group("captured", letters_of(pieces, letters_, false));
  parts_["promoted"] = group("promotion", letters_of(promotion_roles, promoted, true));
  parts_["promotes"] = "(?P<promotion_sign>=?\\(|=|/|:|-)?" + parts_["promoted"] + "\\)?";
  for (const char* name : {"from_file", "from_file2", "to_file", "to_file2"})
    parts_[name] = group(name, keys_of(grammar_.files, grammar_.upper_files));
  for (const char* name : {"from_rank", "from_rank2", "to_rank", "to_rank2"})
    parts_[name] = group(name, keys_of(grammar_.ranks, false));
  parts_["wing"] = group("wing", keys_of(grammar_.wings, false));
  parts_["capture"] = group("capture", alternatives(captures));
  parts_["marks"] = "";  // marks are cut off before a pattern is tried
}

std::string PatternText::expand(std::string_view re) const {
  std::string out;
  while (!re.empty()) {
    const std::size_t open = re.find('{');
    const std::size_t close = open == re.npos ? re.npos : re.find('}', open);
    if (close == re.npos) return out.append(re);
    const auto part = parts_.find(re.substr(open + 1, close - open - 1));
    out.append(re.substr(0, open));
    if (part == parts_.end())
      out.append(re.substr(open, close + 1 - open));
    else
      out.append(part->second);
    re.remove_prefix(close + 1);
  }
  return out;
}

}  // namespace planilla
