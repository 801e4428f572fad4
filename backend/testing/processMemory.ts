import { closeSync, openSync, readFileSync, readSync } from "node:fs";

/** Chunk size of a memory search in bytes; chunks overlap, so that no match is missed. */
const piece = 16_777_216;
const overlap = 256;

/** The encodings of a string in a process: one byte per character, or two. */
const shapesOf = (text: string) => [Buffer.from(text, "latin1"), Buffer.from(text, "utf16le")];

/** The writable memory ranges of a process. */
function writtenParts(pid: number): { from: number; to: number }[] {
  const lines = readFileSync(`/proc/${pid}/maps`, "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, from = "", to = ""] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
    return from === "" || line.endsWith("[vvar]")
      ? []
      : [{ from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }];
  });
}

/**
 * Which of the texts are anywhere in the memory of a child process: in strings, in buffers, and in freed memory. Linux
 * only.
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

/** A range may be unmapped while it is read; it then contains nothing. */
function readPart(memory: number, bytes: Buffer, at: number, length: number): number {
  try {
    return readSync(memory, bytes, 0, length, at);
  } catch {
    return 0;
  }
}
