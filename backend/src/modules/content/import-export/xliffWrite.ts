import { nameOf, type FileEntry } from "./messageFile.ts";

/** A placeholder or a tag, which a translator moves and does not translate. */
const codePattern = /\{[A-Za-z]\w*\}|<\/?[A-Za-z]\w*>/g;
/** Plurals, selects and quoted braces are translated as a whole, because their braces contain words. */
const hasNestedWords = (text: string) => /\{\s*\w+\s*,|'[{}<]/.test(text);

type Piece = { text: string; code?: number };

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};
const escaped = (text: string) => text.replace(/[&<>"\r]/g, (found) => escapes[found] ?? found);

/** Splits a text into pieces; a code has the number of the same code in the source, matched by occurrence. */
function piecesOf(text: string, codes: string[]): Piece[] {
  if (hasNestedWords(text)) return [{ text }];
  const pieces: Piece[] = [];
  const used = new Set<number>();
  let end = 0;
  for (const { 0: code, index } of text.matchAll(codePattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    let number = codes.findIndex((known, place) => known === code && !used.has(place));
    if (number < 0) number = codes.push(code) - 1;
    used.add(number);
    pieces.push({ text: code, code: number + 1 });
    end = index + code.length;
  }
  return end < text.length || pieces.length === 0 ? [...pieces, { text: text.slice(end) }] : pieces;
}

const inline12 = ({ text, code }: Piece) =>
  code === undefined ? escaped(text) : `<ph id="${code}">${escaped(text)}</ph>`;
const inline2 = ({ text, code }: Piece) =>
  code === undefined ? escaped(text) : `<ph id="${code}" dataRef="d${code}" equiv="${escaped(text)}"/>`;

function unit12(entry: FileEntry): string {
  const codes: string[] = [];
  const [source, target] = [entry.en, entry.es].map((text) => piecesOf(text, codes).map(inline12).join(""));
  const room = entry.maxLength === undefined ? "" : ` maxwidth="${entry.maxLength}" size-unit="char"`;
  const note = entry.where ? `\n        <note>${escaped(entry.where)}</note>` : "";
  return `      <trans-unit xml:space="preserve"${room} id="${escaped(nameOf(entry))}">
        <source>${source}</source>
        <target>${target}</target>${note}
      </trans-unit>`;
}

function unit2(entry: FileEntry): string {
  const codes: string[] = [];
  const [source, target] = [entry.en, entry.es].map((text) => piecesOf(text, codes).map(inline2).join(""));
  const name = escaped(nameOf(entry));
  const room = entry.maxLength === undefined ? "" : `<note category="maxLength">${entry.maxLength}</note>`;
  const where = entry.where ? `<note category="where">${escaped(entry.where)}</note>` : "";
  const data = codes.map((code, index) => `<data id="d${index + 1}">${escaped(code)}</data>`).join("");
  return `    <unit xml:space="preserve" id="${name.replace("@", ":")}" name="${name}">${
    room + where &&
    `
      <notes>${where}${room}</notes>`
  }${
    data &&
    `
      <originalData>${data}</originalData>`
  }
      <segment>
        <source>${source}</source>
        <target>${target}</target>
      </segment>
    </unit>`;
}

/** Writes XLIFF 1.2 from English to Spanish; placeholders are codes, length limits are `maxwidth`. */
export const writeXliff12 = (
  release: number,
  entries: readonly FileEntry[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="release-${release}" build-num="${release}" source-language="en-US" target-language="es-US" datatype="plaintext">
    <body>
${entries.map(unit12).join("\n")}
    </body>
  </file>
</xliff>
`;

/** Writes XLIFF 2.0 from English to Spanish; placeholders are codes with original data. */
export const writeXliff2 = (
  release: number,
  entries: readonly FileEntry[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-US" trgLang="es-US">
  <file id="release-${release}" original="release-${release}">
${entries.map(unit2).join("\n")}
  </file>
</xliff>
`;
