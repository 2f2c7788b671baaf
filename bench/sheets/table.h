// Columns of text, aligned, as Markdown.
//
//   Table table({"language", "games", "right"});
//   table.row({"es", "500", "99.8 %"});
//   std::fputs(table.text().c_str(), stdout);
#pragma once

#include <string>
#include <vector>

namespace planilla::sheets {

class Table {
public:
  explicit Table(std::vector<std::string> head) : rows_{std::move(head)} {}
  void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
  std::string text() const;

private:
  std::vector<std::vector<std::string>> rows_;
};

std::string percent(std::size_t part, std::size_t whole);  // "99.8 %", "-" of nothing
std::string decimal(double value, int places);             // "0.25"

}  // namespace planilla::sheets
