// Which requests are let in: those of the page that this run serves, and nobody else's.
//
//   const Admission gate{.port = 7475, .token = new_token()};
//   gate.refusal({.method = "POST", .path = "/api/read", .host = "127.0.0.1:7475"})   // 401
//
// The page and its parts are given to whoever asks for them under the right name; they hold nothing
// of the user. What is below /api/ needs the token. A `Host` that is not this server's name is a
// page of somebody else whose name was made to lead here (DNS rebinding); an `Origin` that is not
// this server's is a page of somebody else. Both are refused whatever they ask for.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace planilla {

// What of a request decides; empty: the header is not there.
struct RequestFacts {
  std::string_view method, path;
  std::string_view host, origin, authorization;
  std::string_view content_type, content_encoding, transfer_encoding;
};

struct Admission {
  int port = 0;
  std::string token;

  // The HTTP status of the refusal; none: it is let in.
  std::optional<int> refusal(const RequestFacts& request) const;

private:
  bool is_ours(std::string_view host) const;
};

// 256 random bits of the system, as hexadecimal digits. Throws std::system_error.
std::string new_token();

}  // namespace planilla
