import { parse, CsvError } from "csv-parse/sync";
import { parseTree, type Node, type ParseError } from "jsonc-parser";
import { csvOf } from "../../../lib/csv.ts";
import {
  FileReading,
  isScope,
  nameOf,
  placeOf,
  releaseNumber,
  unreadable,
  type FileEntry,
  type FileFormat,
  type MessageFile,
} from "./messageFile.ts";
import { readXliff } from "./xliffRead.ts";
import { writeXliff12, writeXliff2 } from "./xliffWrite.ts";

/** File extension and media type of a format. */
export const fileKinds: Readonly<Record<FileFormat, { extension: string; type: string; translatesOnly: boolean }>> = {
  xliff12: { extension: "xlf", type: "application/xml", translatesOnly: true },
  xliff2: { extension: "xlf", type: "application/xml", translatesOnly: true },
  csv: { extension: "csv", type: "text/csv", translatesOnly: false },
  json: { extension: "json", type: "application/json", translatesOnly: false },
};

const columns = ["key", "scope", "release", "where", "maxLength", "en", "es"] as const;
const requiredColumns = ["key", "scope", "release", "en", "es"] as const;

/** A spreadsheet strips a leading apostrophe, so one that is part of the text is doubled. */
const guarded = (text: string) => (text.startsWith("'") ? `'${text}` : text);
const unguarded = (text = "") => text.replace(/^'/, "");

const csvText = (release: number, entries: readonly FileEntry[]): string =>
  csvOf(
    columns,
    entries.map(({ key, scope, where, maxLength, en, es }) => [
      key,
      scope,
      release,
      guarded(where ?? ""),
      maxLength ?? null,
      guarded(en),
      guarded(es),
    ]),
  );

/** Detects the delimiter: Spanish spreadsheets use semicolons, some tabs; the most frequent one in the first line. */
function delimiterOf(text: string): string {
  const [header = ""] = text.split(/\r?\n/, 1);
  const counted = [",", ";", "\t"].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

type CsvRow = { record: string[]; info: { lines: number } };

function csvRows(text: string): CsvRow[] {
  try {
    const options = {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      info: true,
    } as const;
    return parse(text, options) as unknown as CsvRow[];
  } catch (cause) {
    throw unreadable("NOT_CSV", {
      ...(cause instanceof CsvError && typeof cause["lines"] === "number" ? { line: cause["lines"] } : {}),
      cause,
    });
  }
}

/** Reads a CSV file: columns in any order and letter case, with additional columns. */
function readCsv(text: string): MessageFile {
  const [header, ...rows] = csvRows(text);
  const names = (header?.record ?? []).map((name) => name.trim().toLowerCase());
  const missing = requiredColumns.find((name) => !names.includes(name.toLowerCase()));
  if (missing !== undefined) throw unreadable("MISSING_COLUMN", { line: 1, found: missing });
  const reading = new FileReading();
  for (const { record, info } of rows) {
    const cell = (name: string) => record[names.indexOf(name)];
    // An unquoted separator in a text shifts the rest into the next column.
    if (record.slice(names.length).some((text) => text !== "")) {
      reading.skip({
        key: (cell("key") ?? "").slice(0, 200),
        line: info.lines,
        reason: "unreadable",
        found: record.slice(names.length).join(" ").slice(0, 100),
      });
      continue;
    }
    const [key = "", scope, en, es, release] = [
      cell("key")?.trim(),
      cell("scope")?.trim(),
      cell("en"),
      cell("es"),
      releaseNumber(cell("release")?.trim()),
    ];
    const found =
      placeOf(key) === undefined || key.includes("@")
        ? key
        : !isScope(scope)
          ? (scope ?? "")
          : release === undefined
            ? (cell("release") ?? "")
            : undefined;
    if (found !== undefined || !isScope(scope) || en === undefined || es === undefined || release === undefined) {
      reading.skip({
        key: key.slice(0, 200),
        line: info.lines,
        reason: "unreadable",
        ...(found === undefined ? {} : { found: found.slice(0, 100) }),
      });
    } else if (unguarded(es).trim() === "") reading.skip({ key, line: info.lines, reason: "untranslated" });
    else reading.add({ key, scope, en: unguarded(en), es: unguarded(es), release, line: info.lines });
  }
  return reading.close();
}

const jsonText = (release: number, entries: readonly FileEntry[]): string =>
  `${JSON.stringify({ release: String(release), messages: Object.fromEntries(entries.map((entry) => [nameOf(entry), { en: entry.en, es: entry.es }])) }, null, 2)}\n`;

const memberOf = (node: Node | undefined, name: string): Node | undefined =>
  node?.type === "object"
    ? node.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1]
    : undefined;

const textOf = (node: Node | undefined): string | undefined =>
  node?.type === "string" ? (node.value as string) : undefined;

/** Line numbers of increasing offsets. */
function lineCounter(text: string): (offset: number) => number {
  let [line, end] = [1, 0];
  return (offset) => {
    for (; end < offset; end += 1) if (text.charCodeAt(end) === 10) line += 1;
    return line;
  };
}

function readJson(source: string): MessageFile {
  const text = source.replace(/^\uFEFF/, "");
  const lineOf = lineCounter(text);
  const errors: ParseError[] = [];
  const root = nestsTooDeep(text) ? undefined : parseTree(text, errors, { disallowComments: true });
  if (root?.type !== "object" || errors[0] !== undefined)
    throw unreadable("NOT_JSON", { line: lineOf(errors[0]?.offset ?? 0) });
  const release = releaseNumber(memberOf(root, "release")?.value);
  if (release === undefined) throw unreadable("NO_RELEASE", { line: 1 });
  const reading = new FileReading();
  const messages = memberOf(root, "messages");
  for (const { offset, children: [name, value] = [] } of messages?.children ?? []) {
    const [line, key, en, es] = [
      lineOf(offset),
      String(name?.value),
      textOf(memberOf(value, "en")),
      textOf(memberOf(value, "es")),
    ];
    const place = placeOf(key);
    if (place === undefined || en === undefined || es === undefined)
      reading.skip({ key: key.slice(0, 200), line, reason: "unreadable", found: key.slice(0, 100) });
    else if (es.trim() === "") reading.skip({ key, line, reason: "untranslated" });
    else reading.add({ ...place, en, es, release, line });
  }
  return reading.close({ mayBeEmpty: messages?.type === "object" });
}

/**
 * The parser recurses; our files are three levels deep. Brackets inside texts count too, which only makes the check
 * stricter.
 */
function nestsTooDeep(text: string): boolean {
  let [depth, inString] = [0, false];
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place];
    if (inString) {
      if (character === "\\") place += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    if (depth > 20) return true;
  }
  return false;
}

/** Writes a release's texts as a file. */
export function writeFile(format: FileFormat, release: number, entries: readonly FileEntry[]): string {
  if (format === "csv") return csvText(release, entries);
  if (format === "json") return jsonText(release, entries);
  return format === "xliff12" ? writeXliff12(release, entries) : writeXliff2(release, entries);
}

/**
 * Reads a file.
 * @throws FILE_UNREADABLE with the error, its line and the text found there
 */
export function readFile(format: FileFormat, text: string): MessageFile {
  if (format === "csv") return readCsv(text);
  return format === "json" ? readJson(text) : readXliff(text);
}
