// A row of bytes that grows without being filled first: what is read into it would only overwrite
// the zeros.
//
//   Bytes buffer;
//   buffer.resize(buffer.size() + 4096);     // whatever was there before
//   view(buffer)                             // as text
#pragma once

#include <memory>
#include <new>
#include <string_view>
#include <utility>
#include <vector>

namespace planilla {

template <typename T>
struct Unfilled : std::allocator<T> {
  template <typename U>
  struct rebind {
    using other = Unfilled<U>;
  };
  template <typename U>
  void construct(U* place) {
    ::new (static_cast<void*>(place)) U;
  }
  template <typename U, typename... Arguments>
  void construct(U* place, Arguments&&... arguments) {
    ::new (static_cast<void*>(place)) U(std::forward<Arguments>(arguments)...);
  }
};

using Bytes = std::vector<char, Unfilled<char>>;

inline std::string_view view(const Bytes& bytes) {
  return {bytes.data(), bytes.size()};
}

}  // namespace planilla
