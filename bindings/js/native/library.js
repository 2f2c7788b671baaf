// What unicode.cpp and message_pattern.cpp ask of JavaScript. Texts go to and fro as addresses in the memory of the module; package/characters.js and
// package/patterns.js answer, handed over as Module.characters and Module.patterns. Old JavaScript: emscripten's optimiser drops newer forms in silence.
mergeInto(LibraryManager.library, {
  $planillaKept: function (text) {
    var size = lengthBytesUTF8(text) + 1;
    var at = _malloc(size);
    if (at !== 0) stringToUTF8(text, at, size);
    return at;
  },
  planilla_js_kind: function (code) {
    return Module["characters"]["kind"](code);
  },
  planilla_js_digit: function (code) {
    return Module["characters"]["digit"](code);
  },
  planilla_js_lower_character: function (code) {
    return Module["characters"]["lower"](code);
  },
  planilla_js_form__deps: ["$planillaKept"],
  planilla_js_form: function (form, at, size) {
    var text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(HEAPU8.slice(at, at + size));
    return planillaKept(Module["characters"]["form"](form, text));
  },
  planilla_js_charset_name__deps: ["$planillaKept"],
  planilla_js_charset_name: function (name) {
    return planillaKept(Module["characters"]["charsetName"](UTF8ToString(name)));
  },
  planilla_js_high_half: function (name, out) {
    var characters = Module["characters"]["highHalf"](UTF8ToString(name));
    if (characters === null || characters.length !== 128) return 0;
    HEAPU32.set(characters, out >> 2);
    return 1;
  },
  planilla_js_character_in: function (name, at, size) {
    return Module["characters"]["characterIn"](UTF8ToString(name), HEAPU8.slice(at, at + size));
  },
  planilla_js_pattern: function (pattern, language) {
    return Module["patterns"]["compile"](UTF8ToString(pattern), UTF8ToString(language));
  },
  planilla_js_drop_pattern: function (id) {
    Module["patterns"]["drop"](id);
  },
  planilla_js_pattern_names__deps: ["$planillaKept"],
  planilla_js_pattern_names: function (id) {
    return planillaKept(Module["patterns"]["names"](id));
  },
  planilla_js_fill__deps: ["$planillaKept"],
  planilla_js_fill: function (id, values) {
    return planillaKept(Module["patterns"]["filled"](id, UTF8ToString(values)));
  },
  planilla_js_alternatives__deps: ["$planillaKept"],
  planilla_js_alternatives: function (items, language) {
    return planillaKept(Module["patterns"]["alternatives"](UTF8ToString(items), UTF8ToString(language)));
  },
});
