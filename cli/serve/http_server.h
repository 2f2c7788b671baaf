// An HTTP server on the loopback interface, for one page.
//
//   HttpServer server(answer, messages_for_refusals);
//   const int port = server.bind(7475);                 // or any free one, if that is taken
//   server.admit({.port = port, .token = token});
//   server.run_until_signalled();                       // SIGINT, SIGTERM
//
// `answer` is called by several threads at once, for requests that were admitted. A body is at most
// `most_body` bytes. The threads that the server starts leave SIGINT and SIGTERM to the caller's.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
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

  explicit HttpServer(Answer answer);
  ~HttpServer();

  // Throws std::system_error if the loopback cannot be listened on. `port` 0: any free one. A wish
  // that cannot be met leads to another port only where `or_any` is set.
  int bind(int port, bool or_any);
  void admit(Admission admission);

  // Serves until SIGINT or SIGTERM comes; `ending` is called then, to end what is under way. What
  // has not ended a second and a half later is left to die with the process: false.
  bool run_until_signalled(const std::function<void()>& ready, const std::function<void()>& ending);

private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace planilla
