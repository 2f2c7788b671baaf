// The order of the questions: where from, what, who.
#include "serve/admission.h"

#include <sys/random.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace planilla {

namespace {

constexpr std::string_view bearer = "Bearer ", scheme = "http://";

// Takes as long whichever byte differs first.
bool same(std::string_view one, std::string_view other) {
  if (one.size() != other.size()) return false;
  unsigned char differs = 0;
  for (std::size_t i = 0; i < one.size(); ++i)
    differs = static_cast<unsigned char>(differs | (one[i] ^ other[i]));
  return differs == 0;
}

// A form of several parts would be taken apart before it is read. Other types are read as JSON,
// whatever a client calls it: no foreign page can send the token, under any type.
bool is_form_of_parts(const RequestFacts& request) {
  std::string type(request.content_type.substr(0, request.content_type.find('/')));
  for (char& letter : type)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return type.find("multipart") != std::string::npos;
}

}  // namespace

bool Admission::is_ours(std::string_view host) const {
  const std::string tail = ":" + std::to_string(port);
  return host == "127.0.0.1" + tail || host == "localhost" + tail;
}

std::optional<int> Admission::refusal(const RequestFacts& request) const {
  if (!is_ours(request.host)) return 403;
  if (!request.origin.empty() && (request.origin.substr(0, scheme.size()) != scheme ||
                                  request.origin.substr(scheme.size()) != request.host))
    return 403;
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (!reads && request.method != "POST") return 405;
  if (request.path.substr(0, 5) != "/api/") return reads ? std::nullopt : std::optional(405);
  if (request.authorization.substr(0, bearer.size()) != bearer ||
      !same(request.authorization.substr(bearer.size()), token))
    return 401;
  if (reads) return std::nullopt;
  // What is packed, or of a length that is not said, has no bound before it is read.
  if (!request.transfer_encoding.empty()) return 411;
  if (!request.content_encoding.empty() || is_form_of_parts(request)) return 415;
  return std::nullopt;
}

std::string new_token() {
  std::array<unsigned char, 32> bytes{};
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
    throw std::system_error(errno, std::generic_category(), "no random bytes");
  constexpr char digits[] = "0123456789abcdef";
  std::string out;
  for (const unsigned char byte : bytes) {
    out += digits[byte >> 4];
    out += digits[byte & 15];
  }
  return out;
}

}  // namespace planilla
