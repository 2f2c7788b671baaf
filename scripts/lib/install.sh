# Sourced: what planilla needs from Debian 12, and a function that installs what is missing of it.
#
#   install_missing "${build_packages[@]}"
#
# Nothing is touched, and the network is not asked, where everything is there already. Needs root or sudo.

build_packages=(
  g++ cmake ninja-build ccache mold pkg-config
  libboost-program-options-dev libicu-dev libre2-dev libtomlplusplus-dev libarchive-dev libzstd-dev zlib1g-dev libbz2-dev liblzma-dev libsqlite3-dev
  nlohmann-json3-dev libfmt-dev libxxhash-dev libcpp-httplib-dev
  libgtest-dev libgmock-dev librapidcheck-dev
  pybind11-dev python3-dev
)
# Other people's programs that answers are compared with, a browser for the pages, and what counts instructions.
test_packages=(bzip2 gzip xz-utils zstd stockfish pgn-extract chromium nodejs npm valgrind python3 python3-jsonschema abigail-tools man-db bsdextrautils zsh fish python3-yaml yamllint)
# Schedulers that run jobs in parts, and what fetches and unpacks their inputs.
scale_packages=(slurm-wlm munge parallel zstd curl)
fuzz_packages=(clang-14 libclang-rt-14-dev)
# What packages are made and looked over with.
package_packages=(dpkg-dev fakeroot lintian patchelf zstd)
# The compiler of the npm package, what takes the source of RE2 out of Debian's archive, and what makes its tables.
javascript_packages=(emscripten dpkg-dev unicode-data python3-six nodejs npm node-typescript chromium)
bench_packages=(libbenchmark-dev pgn-extract)

# A package may also be there as a program of another make, under the same name.
is_installed() {
  case $1 in
    nodejs) command -v node >/dev/null && return ;;
    npm) command -v npm >/dev/null && return ;;
    python3-yaml) python3 -c 'import yaml' 2>/dev/null && return ;;
    python3-jsonschema) python3 -c 'import jsonschema' 2>/dev/null && return ;;
  esac
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@" || sudo "$@"; fi
}

install_missing() {
  local missing=() package
  for package in "$@"; do
    is_installed "$package" || missing+=("$package")
  done
  [ ${#missing[@]} = 0 ] && return
  if ! command -v apt-get >/dev/null; then
    echo "These packages of Debian 12 are missing, and there is no apt-get: ${missing[*]}" >&2
    return 1
  fi
  echo "Installing: ${missing[*]}"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq update </dev/null
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends \
    "${missing[@]}" </dev/null >/dev/null
}

# configure PRESET: once; CMake itself sees to it afterwards. The tree `release` of a script compiles a folder at a time, in
# two thirds of the time; one that you make yourself with `cmake --preset release` a file at a time, for changes.
configure() {
  [ -f "build/$1/build.ninja" ] && return
  if [ "$1" = release ]; then cmake --preset release -D CMAKE_UNITY_BUILD=ON; else cmake --preset "$1"; fi
}

# build PRESET [TARGET...]: with all processors; says nothing where nothing is to do.
build() {
  local preset=$1
  shift
  configure "$preset"
  cmake --build --preset "$preset" ${1:+--target "$@"} -- --quiet
}
