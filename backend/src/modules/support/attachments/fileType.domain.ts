import { supportFileEndings } from "@portico/rules/serviceConstants";
import { safeFileName } from "../../../lib/fileName.ts";

export type FileType = keyof typeof supportFileEndings;

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** Control characters that no text has: all but tab, line feed, form feed and carriage return. */
const binary = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

function isText(content: Uint8Array): boolean {
  try {
    return !binary.test(new TextDecoder("utf-8", { fatal: true }).decode(content));
  } catch {
    return false;
  }
}

/**
 * The type of a file by its first bytes, whatever its name says; plain text is UTF-8 without control characters.
 * @returns undefined for any other type, and for an empty file
 */
export function fileTypeOf(content: Uint8Array): FileType | undefined {
  const signed = signatures.find(([, signature]) => signature.every((byte, at) => content[at] === byte));
  if (signed) return signed[0];
  return content.length > 0 && isText(content) ? "text/plain" : undefined;
}

/**
 * A name without a path or signs that systems treat specially, with an ending that fits the type, so that no program
 * opens it as something else.
 *
 * @example storedName("../run.exe", "text/plain") // "run.exe.txt"
 */
export function storedName(name: string, type: FileType): string {
  const safe = safeFileName(name);
  const [usual, ...others] = supportFileEndings[type];
  return [usual, ...others].some((ending) => safe.toLowerCase().endsWith(ending)) ? safe : `${safe}${usual}`;
}
