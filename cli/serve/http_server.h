// An HTTP server on the loopback interface, for one page.
//
//   const std::unique_ptr<HttpServer> server = load_http_server(answer);
//   const int port = server->bind(7475, true);          // or any free one, if that is taken
//   const Admission gate{.port = port, .token = token};
//   server->admit([&](const RequestFacts& request) { return gate.refusal(request); });
//   server->run_until_signalled(ready, ending);         // SIGINT, SIGTERM
//
// `answer` is called by several threads at once, for requests that were admitted. A body is at most
// `most_body` bytes. The threads that the server starts leave SIGINT and SIGTERM to the caller's.
//
// The server is a module of its own, planilla_http.so: cpp-httplib brings OpenSSL and brotli, which
// cost every start of a program that is linked with them 13 million instructions. It is loaded when
// load_http_server() is called.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "serve/admission.h"

namespace planilla {

inline constexpr std::size_t most_body = 8u << 20;  // bytes

struct HttpRequest {
  std::string method, path, body;
};

struct HttpReply {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string style_nonce;  // of a page: the one that its styles carry
};

class HttpServer {
public:
  using Answer = std::function<HttpReply(const HttpRequest&)>;
  // The HTTP status with which a request is refused; none: it is let in.
  using Gate = std::function<std::optional<int>(const RequestFacts&)>;

  virtual ~HttpServer() = default;

  // Throws std::system_error if the loopback cannot be listened on. `port` 0: any free one. A wish
  // that cannot be met leads to another port only where `or_any` is set.
  virtual int bind(int port, bool or_any) = 0;
  virtual void admit(Gate gate) = 0;

  // Serves until SIGINT or SIGTERM comes; `ending` is called then, to end what is under way. What
  // has not ended a second and a half later is left to die with the process: false.
  virtual bool run_until_signalled(const std::function<void()>& ready,
                                   const std::function<void()>& ending) = 0;
};

// The module stands beside the program, or where it was installed (lib/planilla). Throws
// HttpModuleMissing, with the loader's own sentence.
std::unique_ptr<HttpServer> load_http_server(HttpServer::Answer answer);

struct HttpModuleMissing : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace planilla
