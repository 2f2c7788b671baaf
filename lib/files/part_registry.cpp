// A list that only grows, of nodes that are used again: a signal handler may read it at any moment.
#include "files/part_registry.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <mutex>

namespace planilla {

// A name longer than PATH_MAX cannot be opened either.
struct PartName::Node {
  std::array<char, 4096> path{};
  std::atomic<bool> used = false;
  Node* next = nullptr;

  // The first of the list, for the handler too: lock-free.
  static std::atomic<Node*>& first() {
    static std::atomic<Node*> node = nullptr;
    return node;
  }
};

namespace {

std::atomic<bool> is_ending = false;
std::mutex list_mutex;
void (*remove_parts)() = nullptr;
std::atomic<void (*)()> last_words = nullptr;

// Only calls that are safe in a signal handler.
extern "C" void end_by_signal(int signal) {
  const int error = errno;
  is_ending.store(true);
  if (remove_parts != nullptr) remove_parts();
  if (void (*const say)() = last_words.load()) say();
  std::signal(signal, SIG_DFL);
  errno = error;
  raise(signal);
}

// What ends a program that does not say otherwise, but for faults of its own. Schedulers send the
// user's signals some time before they kill.
void install_handlers() {
  for (const int signal :
       {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM}) {
    struct sigaction before {};
    if (sigaction(signal, nullptr, &before) != 0 || before.sa_handler != SIG_DFL) continue;
    struct sigaction action {};
    action.sa_handler = end_by_signal;
    sigfillset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
  }
}

}  // namespace

void remove_part_files() {
  is_ending.store(true);
  if (remove_parts != nullptr) remove_parts();
}

void at_signal(void (*words)()) {
  const std::lock_guard lock(list_mutex);
  last_words.store(words);
  install_handlers();
}

PartName::PartName(const std::string& path) : node_(nullptr) {
  const std::lock_guard lock(list_mutex);
  if (remove_parts == nullptr) {
    Node::first().store(nullptr);
    remove_parts = [] {
      for (const Node* node = Node::first().load(); node != nullptr; node = node->next)
        if (node->used.load()) ::unlink(node->path.data());
    };
    install_handlers();
  }
  for (Node* node = Node::first().load(); node != nullptr && node_ == nullptr; node = node->next)
    if (!node->used.load()) node_ = node;
  const bool is_new = node_ == nullptr;
  if (is_new) node_ = new Node;
  const std::size_t size = path.copy(node_->path.data(), node_->path.size() - 1);
  node_->path[size] = '\0';
  node_->used.store(true);
  if (!is_new) return;
  node_->next = Node::first().load();
  Node::first().store(node_);
}

void PartName::release() {
  if (node_ != nullptr) node_->used.store(false);
  node_ = nullptr;
}

std::vector<std::string> PartName::all() {
  const std::lock_guard lock(list_mutex);
  std::vector<std::string> out;
  if (remove_parts == nullptr) return out;
  for (const Node* node = Node::first().load(); node != nullptr; node = node->next)
    if (node->used.load()) out.emplace_back(node->path.data());
  return out;
}

bool PartName::ending() {
  return is_ending.load();
}

}  // namespace planilla
