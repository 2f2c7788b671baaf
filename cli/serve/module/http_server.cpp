// The module planilla_http.so: the only file that includes cpp-httplib.
#include "serve/http_server.h"

#include <httplib.h>
#include <pthread.h>
#include <sys/socket.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <future>
#include <memory>
#include <system_error>
#include <thread>

namespace planilla {

namespace {

constexpr char loopback[] = "127.0.0.1";
constexpr std::size_t threads = 4;
constexpr auto patience = std::chrono::milliseconds(1500);  // with requests under way at the end

const httplib::Headers& common_headers() {
  static const httplib::Headers headers = {
      {"Cache-Control", "no-store"},
      {"X-Content-Type-Options", "nosniff"},
      {"X-Frame-Options", "DENY"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
  };
  return headers;
}

// Pictures of a sheet are shown from memory (blob:), the editor's marks stand in its styles
// (data:); nothing is loaded from anywhere else.
std::string content_policy(const std::string& nonce) {
  const std::string style = nonce.empty() ? "'self'" : "'self' 'nonce-" + nonce + "'";
  return "default-src 'none'; script-src 'self'; style-src " + style +
         "; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
         "frame-ancestors 'none'";
}

RequestFacts facts_of(const httplib::Request& request) {
  const auto header = [&](const char* name) -> std::string_view {
    const auto [first, last] = request.headers.equal_range(name);
    if (first == last) return {};
    // Said twice, it says nothing that could be trusted.
    return std::next(first) == last ? std::string_view(first->second) : "\n";
  };
  return {.method = request.method,
          .path = request.path,
          .host = header("Host"),
          .origin = header("Origin"),
          .authorization = header("Authorization"),
          .content_type = header("Content-Type"),
          .content_encoding = header("Content-Encoding"),
          .transfer_encoding = header("Transfer-Encoding")};
}

void put(const HttpReply& reply, httplib::Response& response) {
  response.status = reply.status;
  // Through a provider: a body that is set at once is packed by brotli at its slowest, which takes
  // longer than the way over the loopback.
  const auto body = std::make_shared<const std::string>(reply.body);
  response.set_content_provider(body->size(), reply.type,
                                [body](std::size_t at, std::size_t size, httplib::DataSink& sink) {
                                  return sink.write(body->data() + at, size);
                                });
  response.set_header("Content-Security-Policy", content_policy(reply.style_nonce));
}

sigset_t ending_signals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  return set;
}

class LoopbackServer : public HttpServer {
public:
  explicit LoopbackServer(Answer answer) : answer_(std::move(answer)) {
    server_.new_task_queue = [] { return new httplib::ThreadPool(threads); };
    server_.set_payload_max_length(most_body);
    server_.set_keep_alive_timeout(1);
    server_.set_read_timeout(1);
    server_.set_write_timeout(5);
    server_.set_tcp_nodelay(true);
    server_.set_default_headers(common_headers());
    // Without SO_REUSEPORT: a second desk must not share the port of the first.
    server_.set_socket_options([](socket_t socket) {
      const int yes = 1;
      setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    });
    server_.set_pre_routing_handler([this](const auto& request, auto& response) {
      const std::optional<int> refusal = gate_(facts_of(request));
      if (!refusal) return httplib::Server::HandlerResponse::Unhandled;
      put({.status = *refusal, .body = "{\"error\":\"refused\"}\n"}, response);
      // A body that nobody reads must not be taken for the next request.
      response.set_header("Connection", "close");
      return httplib::Server::HandlerResponse::Handled;
    });
    const auto handle = [this](const httplib::Request& request, httplib::Response& response) {
      put(answer_({request.method, request.path, request.body}), response);
    };
    server_.Get("/.*", handle);
    // Read by hand: a body without a type is taken for a form, of which the library reads 8 kB.
    server_.Post("/.*", [this](const httplib::Request& request, httplib::Response& response,
                               const httplib::ContentReader& read) {
      std::string body;
      const auto take = [&](const char* data, std::size_t size) {
        body.append(data, size);
        return true;
      };
      if (!read(take)) return;  // too long
      put(answer_({request.method, request.path, body}), response);
    });
    server_.set_exception_handler([](const auto&, auto& response, std::exception_ptr) {
      put({.status = 500, .body = "{\"error\":\"failed\"}\n"}, response);
    });
    server_.set_error_handler([](const httplib::Request&, httplib::Response& response) {
      if (!response.has_header("Content-Security-Policy"))
        put({.status = response.status, .body = "{\"error\":\"refused\"}\n"}, response);
    });
  }

  int bind(int port, bool or_any) override {
    if (port != 0 && server_.bind_to_port(loopback, port)) return port;
    const int refused = errno;
    if (port != 0 && !or_any)
      throw std::system_error(refused, std::generic_category(),
                              "cannot listen on port " + std::to_string(port));
    const int any = server_.bind_to_any_port(loopback);
    if (any <= 0) throw std::system_error(errno, std::generic_category(), "cannot listen");
    return any;
  }

  void admit(Gate gate) override { gate_ = std::move(gate); }

  bool run_until_signalled(const std::function<void()>& ready,
                           const std::function<void()>& ending) override {
    const sigset_t signals = ending_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::promise<void> ended;
    std::thread serving([&] {
      server_.listen_after_bind();
      ended.set_value();
    });
    ready();
    int signal = 0;
    while (sigwait(&signals, &signal) != 0) {
    }
    ending();
    server_.stop();
    if (ended.get_future().wait_for(patience) != std::future_status::ready) {
      serving.detach();
      return false;
    }
    serving.join();
    return true;
  }

private:
  Answer answer_;
  Gate gate_;
  httplib::Server server_;
};

}  // namespace

}  // namespace planilla

// What cli/serve/http_server.cpp looks up. The caller owns the server.
extern "C" __attribute__((visibility("default"))) planilla::HttpServer* planilla_http_server(
    planilla::HttpServer::Answer* answer) {
  return new planilla::LoopbackServer(std::move(*answer));
}
