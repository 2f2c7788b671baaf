// Text forms of a table.
#include "archive/table/table_writer.h"

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "archive/table/sqlite_table.h"
#include "write/findings/display.h"

namespace planilla {

namespace {

class CsvTable : public TableWriter {
public:
  explicit CsvTable(TableKind kind) : kind_(kind) {}

  void begin(const Out& out) override {
    Row names;
    for (const Column& column : columns(kind_)) names.emplace_back(column.name);
    row(names, out);
  }
  void row(const Row& row, const Out& out) override {
    line_.clear();
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i != 0) line_ += ',';
      add(row[i]);
    }
    line_ += "\r\n";
    out(line_);
  }

private:
  void add(const std::string& field) {
    if (field.find_first_of(",\"\r\n") == std::string::npos) {
      line_ += field;
      return;
    }
    line_ += '"';
    for (const char c : field) line_.append(c == '"' ? 2 : 1, c);
    line_ += '"';
  }

  const TableKind kind_;
  std::string line_;
};

class JsonTable : public TableWriter {
public:
  explicit JsonTable(TableKind kind) : kind_(kind) {}

  void row(const Row& row, const Out& out) override {
    nlohmann::ordered_json line;
    const std::vector<Column>& names = columns(kind_);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string name(names[i].name);
      if (row[i].empty())
        line[name] = nullptr;
      else if (names[i].is_number)
        line[name] = nlohmann::ordered_json::parse(row[i]);
      else
        line[name] = row[i];
    }
    using Json = nlohmann::ordered_json;
    out(harmless_json(line.dump(-1, ' ', false, Json::error_handler_t::replace)) + "\n");
  }

private:
  const TableKind kind_;
};

}  // namespace

std::unique_ptr<TableWriter> make_table_writer(std::string_view form, TableKind kind) {
  if (form == "csv") return std::make_unique<CsvTable>(kind);
  if (form == "jsonl") return std::make_unique<JsonTable>(kind);
  if (form == "sqlite") return std::make_unique<SqliteTable>(kind);
  throw std::invalid_argument("no such form of a table: " + std::string(form));
}

}  // namespace planilla
