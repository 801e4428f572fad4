import { parse } from "csv-parse/sync";
import { js2xliff, jsToXliff12, xliff12ToJs, xliff2js, type XliffDocument } from "xliff";
import { csvOf } from "../../lib/csv.ts";
import { Problem } from "../../lib/problem.ts";
import type { Scope } from "./content.types.ts";

export type FileFormat = "xliff12" | "xliff2" | "csv" | "json";

/** One message of a file. XLIFF goes from English to Spanish: its English is where the translation starts, not something to change. */
export type FileEntry = { key: string; scope: Scope; en: string; es: string; where?: string };

/** What a file says: the release that it was made of, and words. */
export type MessageFile = { release: number; entries: FileEntry[] };

/** How a file of a format is called and sent. */
export const fileKinds: Readonly<Record<FileFormat, { extension: string; type: string; translatesOnly: boolean }>> = {
  xliff12: { extension: "xlf", type: "application/xml", translatesOnly: true },
  xliff2: { extension: "xlf", type: "application/xml", translatesOnly: true },
  csv: { extension: "csv", type: "text/csv", translatesOnly: false },
  json: { extension: "json", type: "application/json", translatesOnly: false },
};

const scopes: readonly string[] = ["all", "business", "community"] satisfies Scope[];
const isScope = (text: string | undefined): text is Scope => text !== undefined && scopes.includes(text);

const unreadable = (cause?: unknown) => new Problem("FILE_UNREADABLE", { cause });

/** A site's own words stand under `key@site`. */
const nameOf = ({ key, scope }: FileEntry) => (scope === "all" ? key : `${key}@${scope}`);

function placeOf(name: string): { key: string; scope: Scope } {
  const [key = "", scope = "all"] = name.split("@");
  if (!isScope(scope)) throw unreadable();
  return { key, scope };
}

const isText = (value: unknown): value is string => typeof value === "string";

function numberOf(release: unknown): number {
  const number = Number(release);
  if (!Number.isInteger(number) || number < 1) throw unreadable();
  return number;
}

const fileName = (release: number) => `release-${release}`;

function documentOf({ release, entries }: MessageFile): XliffDocument {
  const units = entries.map((entry) => [nameOf(entry), { source: entry.en, target: entry.es, ...(entry.where ? { note: entry.where } : {}) }] as const);
  return { sourceLanguage: "en-US", targetLanguage: "es-US", resources: { [fileName(release)]: Object.fromEntries(units) } };
}

function entriesOf({ resources }: XliffDocument): MessageFile {
  const [[name = "", units = {}] = []] = Object.entries(resources);
  const entries = Object.entries(units).map(([unit, { source, target }]) => {
    if (!isText(source) || !isText(target)) throw unreadable();
    return { ...placeOf(unit), en: source, es: target };
  });
  return { release: numberOf(/^release-([0-9]{1,9})$/.exec(name)?.[1]), entries };
}

const columns = ["key", "scope", "release", "where", "en", "es"];

/** A spreadsheet takes an apostrophe in front for itself; one that is part of the words is doubled, so that it comes back. */
const guarded = (text: string) => (text.startsWith("'") ? `'${text}` : text);
const unguarded = (text = "") => text.replace(/^'/, "");

const csvText = ({ release, entries }: MessageFile): string =>
  csvOf(columns, entries.map(({ key, scope, where, en, es }) => [key, scope, release, guarded(where ?? ""), guarded(en), guarded(es)]));

function csvFile(text: string): MessageFile {
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true, relax_column_count: false, skip_empty_lines: true });
  const entries = rows.map(({ key = "", scope, en, es }) => {
    if (!isScope(scope) || en === undefined || es === undefined) throw unreadable();
    return { key, scope, en: unguarded(en), es: unguarded(es) };
  });
  return { release: numberOf(rows[0]?.["release"]), entries };
}

const jsonText = ({ release, entries }: MessageFile): string =>
  `${JSON.stringify({ release: String(release), messages: Object.fromEntries(entries.map((entry) => [nameOf(entry), { en: entry.en, es: entry.es }])) }, null, 2)}\n`;

function jsonFile(text: string): MessageFile {
  const { release, messages } = Object(JSON.parse(text)) as { release?: unknown; messages?: Record<string, { en?: unknown; es?: unknown }> };
  const entries = Object.entries(Object(messages) as NonNullable<typeof messages>).map(([name, { en, es }]) => {
    if (!isText(en) || !isText(es)) throw unreadable();
    return { ...placeOf(name), en, es };
  });
  return { release: numberOf(release), entries };
}

/** Writes a file. */
export async function writeFile(format: FileFormat, file: MessageFile): Promise<string> {
  if (format === "csv") return csvText(file);
  if (format === "json") return jsonText(file);
  return format === "xliff12" ? jsToXliff12(documentOf(file)) : js2xliff(documentOf(file));
}

async function parsed(format: FileFormat, text: string): Promise<MessageFile> {
  if (format === "csv") return csvFile(text);
  if (format === "json") return jsonFile(text);
  return entriesOf(await (format === "xliff12" ? xliff12ToJs(text) : xliff2js(text)));
}

/** Reads a file. @throws FILE_UNREADABLE when it is not what its format says, whatever the parser finds in it */
export async function readFile(format: FileFormat, text: string): Promise<MessageFile> {
  try {
    return await parsed(format, text);
  } catch (cause) {
    throw unreadable(cause);
  }
}
