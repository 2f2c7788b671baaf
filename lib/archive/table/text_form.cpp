// Text forms of a table.
#include "archive/table/text_form.h"

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "write/findings/display.h"

namespace planilla {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t ahead = 2;  // columns before those of a worker: file, game

void append_csv(std::string_view field, std::string& out) {
  if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
    out += field;
    return;
  }
  out += '"';
  for (const char c : field) out.append(c == '"' ? 2 : 1, c);
  out += '"';
}

class Csv : public TextForm {
public:
  explicit Csv(TableKind kind) : kind_(kind) {}

  void append_names(std::string& out) const override {
    const std::size_t begin = out.size();
    for (const Column& column : columns(kind_)) {
      if (out.size() != begin) out += ',';
      append_csv(column.name, out);
    }
    out += "\r\n";
  }
  void append_head(std::string_view file, std::string& out) const override {
    append_csv(file, out);
    out += ',';
  }
  void append_row(const Row& row, std::string& out) const override {
    for (const std::string& field : row) {
      out += ',';
      append_csv(field, out);
    }
    out += "\r\n";
  }

private:
  const TableKind kind_;
};

std::string text_of(const Json& object) {
  return harmless_json(object.dump(-1, ' ', false, Json::error_handler_t::replace));
}

class JsonLines : public TextForm {
public:
  explicit JsonLines(TableKind kind) : kind_(kind) {}

  void append_head(std::string_view file, std::string& out) const override {
    const std::vector<Column>& names = columns(kind_);
    Json object;
    object[std::string(names[0].name)] = file.empty() ? Json() : Json(file);
    std::string text = text_of(object);
    text.pop_back();
    out.append(text).append(",\"").append(names[1].name).append("\":");
  }
  void append_row(const Row& row, std::string& out) const override {
    const std::vector<Column>& names = columns(kind_);
    Json object;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const Column& column = names[i + ahead];
      Json& value = object[std::string(column.name)];
      if (row[i].empty())
        value = nullptr;
      else if (column.is_number)
        value = Json::parse(row[i]);
      else
        value = row[i];
    }
    std::string text = text_of(object);
    text.front() = ',';
    out.append(text).append("\n");
  }

private:
  const TableKind kind_;
};

}  // namespace

std::unique_ptr<TextForm> make_text_form(std::string_view form, TableKind kind) {
  if (form == "csv") return std::make_unique<Csv>(kind);
  if (form == "jsonl") return std::make_unique<JsonLines>(kind);
  throw std::invalid_argument("no such form of a table: " + std::string(form));
}

}  // namespace planilla
