# brew install --build-from-source ./packaging/homebrew/planilla.rb
# scripts/release writes the address and the checksum of the released sources here.
class Planilla < Formula
  desc "Reads chess scoresheets and PGN in any language, checks them, writes clean PGN"
  homepage "https://planilla.example.org"
  url "https://planilla.example.org/planilla-0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build
  depends_on "pkg-config" => :build
  depends_on "boost"
  depends_on "cpp-httplib"
  depends_on "fmt"
  depends_on "icu4c"
  depends_on "libarchive"
  depends_on "re2"
  depends_on "sqlite"
  depends_on "tomlplusplus"
  depends_on "xxhash"
  depends_on "xz"
  depends_on "zstd"
  depends_on :linux

  def install
    system "cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DPLANILLA_TESTS=OFF", "-DPLANILLA_PYTHON_PACKAGE=OFF", *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    assert_match "2. Nf3 Nc6", pipe_output("#{bin}/planilla convert -l es", "1. e4 e5 2. Cf3 Cc6")
  end
end
