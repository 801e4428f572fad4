import { inflateSync } from "node:zlib";

/** All streams of a PDF, decompressed. */
function streams(file: Buffer): string[] {
  const found: string[] = [];
  for (let at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at + 1)) {
    if (file.subarray(at - 3, at).toString() === "end") continue;
    const bytes = file.subarray(at + 7, file.indexOf("endstream", at));
    try {
      found.push(inflateSync(bytes).toString("latin1"));
    } catch {
      found.push(bytes.toString("latin1"));
    }
  }
  return found;
}

/** Glyph-to-character maps of the fonts, in file order. */
function characterMaps(all: readonly string[]): Map<number, string>[] {
  return all
    .filter((stream) => stream.includes("beginbfrange"))
    .map((stream) => {
      const map = new Map<number, string>();
      for (const [, from = "0", list = ""] of stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
        for (const [index, [, code = "0"]] of [...list.matchAll(/<([0-9a-f]+)>/gi)].entries())
          map.set(Number.parseInt(from, 16) + index, String.fromCodePoint(Number.parseInt(code, 16)));
      }
      return map;
    });
}

/** The text that a screen reader finds, page by page: each marked-content sequence. */
export function readText(file: Buffer): string {
  const all = streams(file);
  const maps = characterMaps(all);
  const content = all.filter(isMarked).join("\n");
  let font = 0;
  let text = "";
  for (const [, name, hex, end] of content.matchAll(/\/F(\d+) [\d.]+ Tf|<([0-9a-f]+)>|(EMC)/gi)) {
    if (name) font = Number(name) - 2; // F1 is the library's own font, which is never used
    else if (end) text += "\n";
    else
      for (const [code] of (hex ?? "").matchAll(/.{4}/g))
        text += maps[font]?.get(Number.parseInt(code, 16)) ?? "\ufffd";
  }
  return text;
}

const isMarked = (stream: string) => stream.includes(" BDC");

/** Pages with unbalanced marked-content sequences, which confuse screen readers. */
export function brokenPages(file: Buffer): string[] {
  const count = (page: string, mark: RegExp) => [...page.matchAll(mark)].length;
  return streams(file)
    .filter(isMarked)
    .filter((page) => count(page, /\b(BDC|BMC)\b/g) !== count(page, /\bEMC\b/g));
}
