// Findings as texts, sorted by their game, their rule and what they say.
#include "checks/engine/across.h"

#include "base/packed_bytes.h"

namespace planilla {

namespace {

// In the order of the numbers, as texts are sorted.
void append_in_order(std::uint64_t number, std::string& out) {
  for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(number >> shift);
}

}  // namespace

void CrossFindings::add(std::uint64_t game, const Finding& finding) {
  std::string key, text;
  append_in_order(game, key);
  append_in_order(finding.rule.index(), key);
  PackedWriter out(text);
  out.number(game).number(finding.rule.index()).number(finding.args.size());
  for (const Argument& arg : finding.args) {
    const auto* value = std::get_if<std::string>(&arg.value);
    out.text(arg.name).number(value != nullptr);
    if (value != nullptr)
      out.text(*value);
    else
      out.number(static_cast<std::uint64_t>(std::get<std::int64_t>(arg.value)));
    key += value ? *value : std::to_string(std::get<std::int64_t>(arg.value));
    key += '\0';
  }
  texts_.add(key, text);
}

void CrossFindings::for_each(const std::function<void(std::uint64_t, Finding)>& use) {
  texts_.for_each([&](std::string_view text) {
    PackedReader in(text);
    const std::uint64_t game = in.number();
    Finding finding(all_rules()[in.number()], {});
    finding.args.resize(in.number());
    for (Argument& arg : finding.args) {
      arg.name = in.text();
      if (in.number() != 0)
        arg.value = std::string(in.text());
      else
        arg.value = static_cast<std::int64_t>(in.number());
    }
    use(game, std::move(finding));
  });
}

void KnownTexts::meet(const NotedText& text) {
  const auto found = wanted_.find(text.hash);
  if (found == wanted_.end() || found->second.order != 0) return;
  found->second.text = text.text;
  found->second.order = ++known_;
}

}  // namespace planilla
