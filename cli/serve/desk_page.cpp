#include "serve/desk_page.h"

#include "write/pages/markup.h"

namespace planilla {

namespace {

constexpr std::string_view folder = "desk/dist", index = "desk/dist/index.html";
constexpr std::string_view nonce_mark = "@NONCE@";

std::string type_of(std::string_view name) {
  const std::string_view ending = name.substr(std::min(name.rfind('.'), name.size()));
  if (ending == ".html") return "text/html; charset=utf-8";
  if (ending == ".css") return "text/css; charset=utf-8";
  if (ending == ".js") return "text/javascript; charset=utf-8";
  if (ending == ".svg") return "image/svg+xml";
  return "text/plain; charset=utf-8";
}

}  // namespace

bool DeskPage::is_there() const {
  return data_.has(index);
}

HttpReply DeskPage::part(std::string_view path, std::string_view missing) const {
  const bool is_index = path == "/" || path == "/index.html";
  if (is_index && !is_there())
    return {.status = 503,
            .type = "text/html; charset=utf-8",
            .body = "<!doctype html><meta charset=\"utf-8\"><title>planilla</title><p>" +
                    markup_text(missing) + "</p>\n"};
  const std::string name = is_index ? std::string(index) : std::string(folder).append(path);
  if (!data_.has(name)) return {.status = 404, .body = "{\"error\":\"not found\"}\n"};
  HttpReply reply{.type = type_of(name), .body = std::string(data_.get(name))};
  if (is_index) {
    // Styles that the editor makes carry the nonce of this page.
    reply.style_nonce = new_token();
    if (const std::size_t at = reply.body.find(nonce_mark); at != std::string::npos)
      reply.body.replace(at, nonce_mark.size(), reply.style_nonce);
  }
  return reply;
}

}  // namespace planilla
