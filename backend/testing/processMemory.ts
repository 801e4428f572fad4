import { closeSync, openSync, readFileSync, readSync } from "node:fs";

/** Bytes that are looked through at a time; two pieces overlap, so that nothing is missed between them. */
const piece = 16_777_216;
const overlap = 256;

/** A text as a process may hold it: one byte a character, or two. */
const shapesOf = (text: string) => [Buffer.from(text, "latin1"), Buffer.from(text, "utf16le")];

/** Parts of the memory that a process writes to. */
function writtenParts(pid: number): { from: number; to: number }[] {
  const lines = readFileSync(`/proc/${pid}/maps`, "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, from = "", to = ""] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
    return from === "" || line.endsWith("[vvar]") ? [] : [{ from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }];
  });
}

/**
 * Which of some texts are anywhere in the memory of a process that this one started: in strings, in buffers, and in what was given back and not
 * written over yet. Linux alone.
 */
export function textsInMemory(pid: number, texts: readonly string[]): string[] {
  const wanted = texts.map((text) => ({ text, shapes: shapesOf(text) }));
  const found = new Set<string>();
  const memory = openSync(`/proc/${pid}/mem`, "r");
  const bytes = Buffer.alloc(piece);
  try {
    for (const { from, to } of writtenParts(pid)) {
      for (let at = from; at < to; at += piece - overlap) {
        const read = readPart(memory, bytes, at, Math.min(piece, to - at));
        const part = bytes.subarray(0, read);
        for (const { text, shapes } of wanted) if (shapes.some((shape) => part.includes(shape))) found.add(text);
      }
    }
  } finally {
    closeSync(memory);
  }
  return [...found];
}

/** A part may be given back while it is read: what is gone holds nothing. */
function readPart(memory: number, bytes: Buffer, at: number, length: number): number {
  try {
    return readSync(memory, bytes, 0, length, at);
  } catch {
    return 0;
  }
}
