// What stands behind the opaque types of planilla/planilla.h.
#pragma once

#include <planilla/planilla.h>

#include <cstdlib>
#include <cstring>
#include <deque>
#include <new>
#include <optional>
#include <string>
#include <vector>

struct planilla_options {
  planilla::api::ReadSettings settings;
};

struct planilla_finding {
  planilla::api::Finding value;
  std::string file;
};

struct planilla_game {
  explicit planilla_game(planilla::api::Game&& game) : value(std::move(game)) {
    for (const planilla::api::Finding& finding : value.findings)
      findings.push_back({finding, value.file});
  }
  planilla::api::Game value;
  std::vector<planilla_finding> findings;
};

struct planilla_reader {
  planilla::api::GameCursor cursor;
  std::deque<planilla_finding> findings;  // of files; those that are there stay where they are
};

struct planilla_sentences {
  planilla::api::Sentences sentences;
  std::string sentence, help;  // the last ones
};

struct planilla_verdict {
  planilla::api::SealedVerdict value;
};

struct planilla_board {
  explicit planilla_board(planilla::api::Position position)
      : value(std::move(position)), fen(value.fen()), moves(value.legal_moves()) {}
  planilla::api::Position value;
  std::string fen;
  std::vector<planilla::api::LegalMove> moves;
};

namespace planilla::c_interface {

inline const api::ReadSettings& settings_of(const planilla_options* options) {
  static const api::ReadSettings usual;
  return options == nullptr ? usual : options->settings;
}

inline const char* text_at(const std::vector<std::string>& texts, std::size_t index) {
  return index < texts.size() ? texts[index].c_str() : "";
}

// The caller's, for planilla_free(). Throws bad_alloc.
inline char* handed_over(const std::string& text) {
  char* out = static_cast<char*>(std::malloc(text.size() + 1));
  if (out == nullptr) throw std::bad_alloc();
  std::memcpy(out, text.c_str(), text.size() + 1);
  return out;
}

inline planilla_place place_of(const api::Place& place) {
  return {place.line, place.column, place.offset, place.length};
}

}  // namespace planilla::c_interface
