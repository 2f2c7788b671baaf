#!/usr/bin/env bash
# The functions of lib/text/unicode/ as ICU and as JavaScript has them: the same answers.
#
#   unicode_test.sh ANSWERS_OF_ICU BUILT        BUILT: the folder of this machine's build
#
# Ends with 77, which ctest shows as skipped, where there is no emscripten.
set -euo pipefail
native=$1
built=$2
here=$(dirname "$(realpath "$0")")
root=$(realpath "$here/../../..")
command -v emcc >/dev/null && command -v node >/dev/null || { echo "SKIPPED: no emscripten (apt install emscripten nodejs)" >&2; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/include"
for name in nlohmann fmt; do ln -s "/usr/include/$name" "$work/include/$name"; done
em++ -std=c++20 -O1 -fwasm-exceptions -I"$root/lib" -I"$built/lib/made" -I"$work/include" -DFMT_HEADER_ONLY=1 "$here/unicode_answers.cpp" \
  "$root"/bindings/js/native/{unicode,message_pattern}.cpp -sMODULARIZE=1 -sALLOW_MEMORY_GROWTH=1 \
  --js-library "$root/bindings/js/native/library.js" -o "$work/answers.js"
cp "$root"/bindings/js/package/{characters,patterns}.js "$work/"
mv "$work/answers.js" "$work/answers.cjs"
cat >"$work/run.mjs" <<'JS'
import { readFileSync } from "node:fs";
import makeModule from "./answers.cjs";
import { characters } from "./characters.js";
import { patterns } from "./patterns.js";
makeModule({ wasmBinary: readFileSync(new URL("answers.wasm", import.meta.url)), characters, patterns });
JS
echo '{"type": "module"}' >"$work/package.json"
diff -U0 --text <("$native") <(node "$work/run.mjs")
