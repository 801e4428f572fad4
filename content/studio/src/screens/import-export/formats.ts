import type { FileFormat } from "./importExport.api.ts";

/** In the order in which they are offered. */
export const formats: readonly FileFormat[] = ["xliff12", "xliff2", "csv", "json"];

/** Endings of the files that come back. Translation programs write both of XLIFF's. */
export const fileEndings: readonly string[] = [".xlf", ".xliff", ".csv", ".json"];

/** Far more than every message in both languages; bytes. */
export const largestFile = 4_000_000;

const xliffVersion = /<xliff\b[^>]*\bversion\s*=\s*["'](\d)/;

const namedAs = (name: string): FileFormat | undefined => {
  if (/\.csv$/i.test(name)) return "csv";
  return /\.json$/i.test(name) ? "json" : undefined;
};

function xliffOf(text: string): FileFormat | undefined {
  const version = xliffVersion.exec(text)?.[1];
  return version === undefined ? undefined : version === "1" ? "xliff12" : "xliff2";
}

/** The format of a file: what it says itself goes before what its name says; undefined when neither says anything. */
export function formatOf(name: string, text: string): FileFormat | undefined {
  const start = text.slice(0, 2000).replace(/^\uFEFF/, "").trimStart();
  if (start.startsWith("<")) return xliffOf(start);
  if (start.startsWith("{")) return "json";
  return /^"?key"?[,;\t]/i.test(start) ? "csv" : namedAs(name);
}

/** Whether letters were lost because the file is not UTF-8. */
export const hasBadLetters = (text: string): boolean => text.includes("\uFFFD");
