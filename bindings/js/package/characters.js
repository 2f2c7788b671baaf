// Characters and texts as the module asks for them, in place of ICU (lib/text/unicode/unicode.h).
export const characters = {
  // Bits as `Kind` of unicode.cpp has them.
  kinds: [/\p{L}/u, /\p{Ll}/u, /\p{Lu}/u, /\p{Mn}/u, /\p{White_Space}/u, /[\p{Mn}\p{Me}\p{Cf}]/u],
  known: new Map(),
  kind(code) {
    let kind = this.known.get(code);
    if (kind === undefined) this.known.set(code, (kind = this.kindOf(code)));
    return kind;
  },
  kindOf(code) {
    const text = code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    return this.kinds.reduce((bits, kind, i) => bits | (kind.test(text) ? 1 << i : 0), 0);
  },
  // Full case folding: as the small letters of the capitals, but for what has no capital of its own.
  folded(text) {
    let out = "";
    for (const c of text) out += c === "\u0131" ? c : c.toUpperCase().toLowerCase().replace("\u03c2", "\u03c3");
    return out;
  },
  latin: {
    "Æ": "AE", "Ð": "D", "Ø": "O", "Þ": "TH", "ß": "ss", "æ": "ae", "ð": "d", "ø": "o", "þ": "th", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "ı": "i",
    "Ĳ": "IJ", "ĳ": "ij", "ĸ": "q", "Ŀ": "L", "ŀ": "l", "Ł": "L", "ł": "l", "ŉ": "'n", "Ŋ": "N", "ŋ": "n", "Œ": "OE", "œ": "oe", "Ŧ": "T", "ŧ": "t",
    "ſ": "s", "×": "*", "÷": "/",
  },
  inLatin(text) {
    let out = "";
    for (const c of text) {
      const plain = this.latin[c];
      if (plain !== undefined) {
        out += plain;
        continue;
      }
      const parts = c.normalize("NFKD").replace(/\p{Mn}/gu, "");
      out += /^[\x00-\x7f]+$/.test(parts) ? parts : c;
    }
    return out;
  },
  // TextDecoder takes "latin1" for windows-1252, which node in turn decodes as latin1, and knows no sets of DOS but 866, of Macintosh but two.
  aliases: {
    "iso-8859-1": ["iso8859-1", "latin1", "latin-1", "l1", "cp819", "ibm819"], "ibm850": ["cp850", "850", "ibm-850"], "ibm437": ["cp437", "437", "ibm-437"],
    "ibm852": ["cp852", "852", "ibm-852"], "x-mac-centraleurroman": ["maccentraleurope", "macce"],
    "windows-1252": ["cp1252"], "windows-1251": ["cp1251"], "windows-1250": ["cp1250"], "utf-16": ["utf-16", "utf16"], "utf-16le": ["utf-16le"],
  },
  tables: {
    ibm437: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσμτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
    ibm850: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
    ibm852: "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0",
    "x-mac-centraleurroman": "ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\u00a0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ",
  },
  windows: "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ",
  charsetName(given) {
    const name = given.toLowerCase();
    for (const [own, others] of Object.entries(this.aliases)) if (name === own || others.includes(name)) return own;
    try {
      return new TextDecoder(name).encoding;
    } catch (none) {
      return "";
    }
  },
  highHalf(name) {
    if (this.tables[name]) return Array.from(this.tables[name], (c) => c.codePointAt(0));
    const bytes = Uint8Array.from({ length: 128 }, (_, i) => 128 + i);
    if (name === "iso-8859-1") return Array.from(bytes);
    if (name === "windows-1252") return Array.from(bytes, (byte) => (byte < 160 ? this.windows.codePointAt(byte - 128) : byte));
    if (name === "" || name.startsWith("utf")) return null;
    return Array.from(bytes, (byte) => new TextDecoder(name).decode(Uint8Array.of(byte)).codePointAt(0));
  },
  // The one character that all of the bytes stand for; U+FFFD where they are none or several.
  characterIn(name, bytes) {
    this.decoders ??= {};
    this.decoders[name] ??= new TextDecoder(name, { ignoreBOM: true });
    const characters = Array.from(this.decoders[name].decode(bytes));
    return characters.length === 1 ? characters[0].codePointAt(0) : 0xfffd;
  },
  // -1 for what is no decimal digit.
  digit(code) {
    const isDigit = (c) => c >= 0 && c <= 0x10ffff && /\p{Nd}/u.test(String.fromCodePoint(c));
    if (!isDigit(code)) return -1;
    if (code >= 0x1d7ce && code <= 0x1d7ff) return (code - 0x1d7ce) % 10;
    // The ten of a script stand in order, and begin where their number ends in 0 or 6.
    const last = code & 15;
    return last >= 6 && !isDigit(code & ~15) ? last - 6 : last;
  },
  lower(code) {
    return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code).toLowerCase().codePointAt(0) : code;
  },
  // By the order of `Form` in native/unicode.cpp.
  form(which, text) {
    return [(s) => s.normalize("NFKD"), (s) => this.folded(s), (s) => s.toLowerCase(), (s) => this.inLatin(s), (s) => s.normalize("NFC")][which](text);
  },
};
