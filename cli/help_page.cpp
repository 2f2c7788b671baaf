// Two columns; the second is broken between words.
#include "help_page.h"

#include <algorithm>
#include <boost/program_options.hpp>

namespace planilla {

namespace {

constexpr std::size_t page_width = 100;

std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string name_of(const boost::program_options::option_description& option) {
  std::string name = "  " + option.format_name();
  const std::string parameter = option.format_parameter();
  return parameter.empty() ? name : name + " " + parameter;
}

void add_option(std::string& out, const std::string& name, const std::string& text,
                std::size_t column) {
  out += name + std::string(column - width(name), ' ');
  std::size_t at = column;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    const std::string word = text.substr(begin, end - begin);
    if (at != column && at + 1 + width(word) > page_width) {
      out += "\n" + std::string(column, ' ');
      at = column;
    } else if (at != column) {
      out += ' ';
      ++at;
    }
    out += word;
    at += width(word);
    begin = end + 1;
  }
  out += '\n';
}

}  // namespace

std::string help_page(const std::string& usage, const std::string& summary,
                      const std::vector<OptionGroup>& groups, const HelpTexts& texts) {
  std::string out = texts.of("Usage") + ": " + usage + "\n\n" + texts.of(summary) + "\n";
  for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
    std::size_t column = 0;
    for (const auto& option : group->options->options())
      column = std::max(column, width(name_of(*option)) + 2);
    out += "\n" + texts.of(group->name) + ":\n";
    for (const auto& option : group->options->options())
      add_option(out, name_of(*option), texts.of(option->description()), column);
  }
  return out;
}

}  // namespace planilla
