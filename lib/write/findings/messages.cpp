// Sentences: the pattern of the first language that has one, filled with what the finding says.
#include "write/findings/messages.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "base/data_fault.h"
#include "checks/engine/check.h"
#include "text/unicode/message_pattern.h"
#include "write/findings/display.h"
#include "write/findings/message_catalog.h"
#include "write/findings/piece_letters.h"

namespace planilla {

namespace {

// Longer texts are cut inside a sentence; a report has them whole elsewhere.
constexpr std::size_t shown_code_points = 80;

std::string shown(std::string_view text) {
  return elide(one_line(text), shown_code_points);
}

// Arguments that are English words in every language.
bool is_english(std::string_view name) {
  return name == "reason" || name == "notation";
}

}  // namespace

class Messages::Impl {
public:
  Impl(const Data& data, std::string_view language) {
    for (std::string tag(language); !tag.empty();) {
      if (tag != "en" && MessageCatalog::exists(data, tag)) catalogs_.emplace_back(data, tag);
      const std::size_t dash = tag.rfind('-');
      tag.resize(dash == std::string::npos ? 0 : dash);
    }
    catalogs_.emplace_back(data, "en");
  }

  const std::string& language() const { return catalogs_.front().language; }

  const Symbols& letters() const { return catalogs_.front().letters; }

  // Compiled at its first use; nullptr if there is no such text in any language.
  const MessagePattern* pattern(const std::string& key, std::string_view in_code) {
    const auto found = compiled_.find(key);
    if (found != compiled_.end()) return found->second.get();
    return compiled_.emplace(key, compile(key, in_code)).first->second.get();
  }

  std::vector<Argument> arguments(const Finding& finding) const {
    std::vector<Argument> args;
    for (const Argument& arg : finding.args) {
      const auto* text = std::get_if<std::string>(&arg.value);
      args.push_back(text ? Argument{arg.name, shown(is_english(arg.name) ? words(*text) : *text)}
                          : arg);
    }
    const auto add = [&args](std::string_view name, std::string value) {
      if (!value.empty()) args.push_back({std::string(name), std::move(value)});
    };
    const Symbols& letters = catalogs_.front().letters;
    std::vector<std::string> candidates;
    for (const std::string& san : finding.candidates)
      candidates.push_back(in_letters(san, letters));
    add("written", shown(finding.written));
    if (!candidates.empty()) add("candidates", join_alternatives(candidates, language()));
    add("suggestion", in_letters(finding.suggestion, letters));
    add("move", finding.move);
    add("fen", finding.fen);
    return args;
  }

  std::string words(std::string_view english) const {
    std::string out;
    for (;;) {
      const std::size_t end = english.find(": ");
      const std::string_view part = english.substr(0, end);
      out += catalogs_.front().word(part).value_or(part);
      if (end == english.npos) return out;
      out += ": ";
      english.remove_prefix(end + 2);
    }
  }

  // Thousands of games may have the same to say, in the same words.
  static bool is_about_the_game(const Finding& finding) {
    return finding.written.empty() && finding.candidates.empty() && finding.suggestion.empty() &&
           finding.move.empty() && finding.fen.empty();
  }
  static std::string name_of(const Finding& finding) {
    std::string name(rule_id(finding.rule));
    for (const Argument& arg : finding.args) {
      const auto* text = std::get_if<std::string>(&arg.value);
      (name += '\0') += arg.name;
      (name += '\0') += text ? *text : std::to_string(std::get<std::int64_t>(arg.value));
    }
    return name;
  }
  template <class Write>
  const std::string& remembered(const std::string& name, Write write) {
    if (const auto found = sentences_.find(name); found != sentences_.end()) return found->second;
    if (sentences_.size() >= most_sentences) sentences_.clear();
    return sentences_.emplace(name, write()).first->second;
  }

  std::string sentence(const Finding& finding);

private:
  static constexpr std::size_t most_sentences = 512;

  std::unique_ptr<MessagePattern> compile(const std::string& key, std::string_view in_code) const {
    for (const MessageCatalog& catalog : catalogs_) {
      const std::optional<MessageText> text = catalog.text(key);
      if (!text) continue;
      try {
        return std::make_unique<MessagePattern>(text->pattern, catalog.language);
      } catch (const PatternError& error) {
        throw DataFault(text->origin, text->line, text->column, "data-message",
                        {{"name", key}, {"reason", std::string(error.what())}});
      }
    }
    if (in_code.empty()) return nullptr;
    return std::make_unique<MessagePattern>(in_code, "en");
  }

  std::vector<MessageCatalog> catalogs_;  // in order of preference, English last
  std::unordered_map<std::string, std::unique_ptr<MessagePattern>> compiled_;
  std::unordered_map<std::string, std::string> sentences_;
};

Messages::Messages(const Data& data, std::string_view language)
    : impl_(std::make_unique<Impl>(data, language)) {}
Messages::~Messages() = default;
Messages::Messages(Messages&&) noexcept = default;

std::string Messages::sentence(const Finding& finding) {
  if (finding.more != 0) {
    std::vector<Argument> args = {{"more", std::int64_t{finding.more}}};
    for (const Argument& arg : finding.args)
      if (arg.name == "in_games" || arg.name == "last_game") args.push_back(arg);
    return impl_->sentence(finding) + "; " +
           text(args.size() == 3 ? "more-in-file" : "more-of-rule", args);
  }
  if (!Impl::is_about_the_game(finding)) return impl_->sentence(finding);
  return impl_->remembered(Impl::name_of(finding), [&] { return impl_->sentence(finding); });
}

std::string Messages::Impl::sentence(const Finding& finding) {
  const Check& check = check_of(finding.rule);
  const std::string key = std::string(rule_id(finding.rule)) + "/message";
  const MessagePattern* words = pattern(key, check.message.empty() ? check.title : check.message);
  return words ? words->format(arguments(finding)) : std::string(rule_id(finding.rule));
}

// Several moves would do, and none is clearly the likeliest: to help with one of them would be to
// choose it.
static bool is_question(const Finding& finding) {
  return std::any_of(finding.args.begin(), finding.args.end(), [](const Argument& arg) {
    const auto* text = std::get_if<std::string>(&arg.value);
    return arg.name == "kind" && text != nullptr && *text == "question";
  });
}

// What fails a few half-moves later is no help: the fault may be elsewhere.
static bool is_no_help(const Finding& finding) {
  return std::any_of(finding.args.begin(), finding.args.end(), [](const Argument& arg) {
    const auto* text = std::get_if<std::string>(&arg.value);
    return arg.name == "rest" && text != nullptr && *text == "little";
  });
}

static void name_all_candidates(std::vector<Argument>& args) {
  const auto named = [&](std::string_view name) {
    return std::find_if(args.begin(), args.end(),
                        [&](const Argument& arg) { return arg.name == name; });
  };
  const auto all = named("candidates"), one = named("suggestion");
  if (all != args.end() && one != args.end()) one->value = all->value;
}

std::string Messages::help(const Finding& finding) {
  const MessagePattern* pattern =
      impl_->pattern(std::string(rule_id(finding.rule)) + "/help", check_of(finding.rule).help);
  if (pattern == nullptr || is_no_help(finding)) return "";
  std::vector<Argument> args = impl_->arguments(finding);
  if (is_question(finding)) name_all_candidates(args);
  return pattern->has_all(args) ? pattern->format(args) : "";
}

std::string Messages::title(Rule rule) {
  const MessagePattern* pattern =
      impl_->pattern(std::string(rule_id(rule)) + "/title", check_of(rule).title);
  return pattern ? pattern->format({}) : std::string(rule_id(rule));
}

std::string Messages::text(std::string_view key, const std::vector<Argument>& args) {
  const auto write = [&] {
    const MessagePattern* pattern = impl_->pattern(std::string(key), "");
    return pattern ? pattern->format(args) : std::string(key);
  };
  return args.empty() ? impl_->remembered(std::string(key), write) : write();
}

std::string Messages::move(std::string_view san) const {
  return in_letters(san, impl_->letters());
}

std::string Messages::words(std::string_view english) const {
  return impl_->words(english);
}

std::string Messages::language() const {
  return impl_->language();
}

std::vector<std::string> Messages::languages(const Data& data) {
  std::set<std::string> out = {"en"};
  for (const std::string& name : data.list("locales/messages/")) {
    const std::size_t begin = name.rfind('/') + 1;
    out.insert(name.substr(begin, name.rfind('.') - begin));
  }
  return {out.begin(), out.end()};
}

std::string ui_language(std::string_view locale) {
  const std::size_t at = locale.find('@');
  const std::string_view modifier = at == std::string_view::npos ? "" : locale.substr(at + 1);
  std::string tag(locale.substr(0, locale.find_first_of(".@")));
  if (tag.empty() || tag == "C" || tag == "POSIX") return "en";
  for (char& c : tag)
    if (c == '_') c = '-';
  const std::size_t region = std::min(tag.find('-'), tag.size());
  std::transform(tag.begin(), tag.begin() + static_cast<std::ptrdiff_t>(region), tag.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  if (modifier == "latin") tag.insert(region, "-Latn");
  if (modifier == "cyrillic") tag.insert(region, "-Cyrl");
  return tag;
}

}  // namespace planilla
