import { inflateSync } from "node:zlib";

const [woffHeader, woffEntry] = [44, 20];
const [sfntHeader, sfntEntry] = [12, 16];
const aligned = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Unpacks a font for the web (WOFF 1.0) into its OpenType form. pdfkit would inflate the tables of a WOFF again for each
 * document, in JavaScript: 15 to 25 ms a font.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("The font is not in the WOFF format.");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woffHeader + index * woffEntry;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const stored = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      content: packed < length ? inflateSync(stored) : stored,
    };
  });
  const start = sfntHeader + count * sfntEntry;
  const sfnt = Buffer.alloc(tables.reduce((size, { content }) => size + aligned(content.length), start));
  const powers = Math.floor(Math.log2(count));
  const searchRange = 16 * 2 ** powers;
  woff.copy(sfnt, 0, 4, 8);
  [count, searchRange, powers, count * 16 - searchRange].forEach((value, at) => sfnt.writeUInt16BE(value, 4 + at * 2));
  let offset = start;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = sfntHeader + index * sfntEntry;
    tag.copy(sfnt, entry);
    [checksum, offset, content.length].forEach((value, at) => sfnt.writeUInt32BE(value, entry + 4 + at * 4));
    content.copy(sfnt, offset);
    offset += aligned(content.length);
  }
  return sfnt;
}
