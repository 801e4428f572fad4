import type { FileFormat } from "./importExport.api.ts";

/** In display order. */
export const formats: readonly FileFormat[] = ["xliff12", "xliff2", "csv", "json"];

/** File extensions for import. Translation programs use both of XLIFF's. */
export const fileEndings: readonly string[] = [".xlf", ".xliff", ".csv", ".json"];

/** Maximum file size in bytes, far above all messages in both languages. */
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

/** Detects a file's format: its content takes precedence over its name; undefined when unknown. */
export function formatOf(name: string, text: string): FileFormat | undefined {
  const start = text
    .slice(0, 2000)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (start.startsWith("<")) return xliffOf(start);
  if (start.startsWith("{")) return "json";
  return /^"?key"?[,;\t]/i.test(start) ? "csv" : namedAs(name);
}

/** Whether characters were lost because the file is not UTF-8 (contains U+FFFD). */
export const hasBadLetters = (text: string): boolean => text.includes("\uFFFD");
