#include "serve/http_server.h"

#include <dlfcn.h>

#include <filesystem>

namespace planilla {

namespace {

constexpr const char* file_name = "planilla_http.so";
constexpr const char* maker_name = "planilla_http_server";

// PLANILLA_MODULES: where modules are installed, seen from the folder of the program.
void* opened_module() {
  const std::filesystem::path here = std::filesystem::read_symlink("/proc/self/exe").parent_path();
  const std::filesystem::path beside = here / file_name;
  const bool built = std::filesystem::exists(beside);
  const std::filesystem::path path = built ? beside : here / PLANILLA_MODULES / file_name;
  void* module = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (module == nullptr) throw HttpModuleMissing(dlerror());
  return module;
}

}  // namespace

std::unique_ptr<HttpServer> load_http_server(HttpServer::Answer answer) {
  using Maker = HttpServer* (*)(HttpServer::Answer*);
  void* const module = opened_module();  // stays until the end of the process
  const auto make = reinterpret_cast<Maker>(dlsym(module, maker_name));
  if (make == nullptr) throw HttpModuleMissing(dlerror());
  return std::unique_ptr<HttpServer>(make(&answer));
}

}  // namespace planilla
