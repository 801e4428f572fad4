import type { components } from "@portico/openapi/translation";
import { Problem } from "../../../lib/problem.ts";
import type { Scope } from "../content.types.ts";

export type FileFormat = components["schemas"]["FileFormat"];
export type FileError = components["schemas"]["FileError"];

/**
 * One message of a file. XLIFF translates from English to Spanish: its English is the source and is not imported.
 * `release` is the release that was exported; `line` is the message's line, from 1.
 */
export type FileEntry = {
  key: string;
  scope: Scope;
  en: string;
  es: string;
  release: number;
  where?: string;
  maxLength?: number;
  line?: number;
};

/** A message of the file that cannot be imported, with the reason, so that none is dropped silently. */
export type SkippedEntry = {
  key: string;
  line: number;
  reason: "untranslated" | "duplicate" | "unreadable";
  found?: string;
};

/** A parsed file. */
export type MessageFile = { entries: FileEntry[]; skipped: SkippedEntry[] };

/** The limit of messages: more than both languages of ten portals have. */
export const maxEntries = 20_000;

type FilePosition = { line?: number; found?: string; cause?: unknown };

/** The problem for an unreadable file: error, line, and the text found there. Status 422. */
export function unreadable(error: FileError, { line, found, cause }: FilePosition = {}): Problem {
  const members = {
    error,
    ...(line === undefined ? {} : { line }),
    ...(found === undefined ? {} : { found: found.slice(0, 100) }),
  };
  return new Problem("FILE_UNREADABLE", { members, cause });
}

const scopes: readonly string[] = ["all", "business", "community"] satisfies Scope[];
export const isScope = (text: string | undefined): text is Scope => text !== undefined && scopes.includes(text);

/** A site's own text is named `key@site`. */
export const nameOf = ({ key, scope }: Pick<FileEntry, "key" | "scope">): string =>
  scope === "all" ? key : `${key}@${scope}`;

const namePattern = /^([A-Za-z][\w.-]{0,199})(?:@(business|community))?$/;

/** Parses a name in a file; undefined for an invalid one. */
export function placeOf(name: string): Pick<FileEntry, "key" | "scope"> | undefined {
  const [, key, scope = "all"] = namePattern.exec(name) ?? [];
  return key === undefined || !isScope(scope) ? undefined : { key, scope };
}

/** Parses a release number; undefined for none. */
export function releaseNumber(text: unknown): number | undefined {
  const [digits] = /^[0-9]{1,9}$/.exec(String(text)) ?? [];
  return digits === undefined || Number(digits) < 1 ? undefined : Number(digits);
}

const sameWords = (a: FileEntry, b: FileEntry) => a.en === b.en && a.es === b.es;

/**
 * Collects a reader's entries. Duplicates with equal texts count once; with different texts neither is imported,
 * because it is unknown which one is meant.
 */
export class FileReading {
  readonly #entries = new Map<string, FileEntry>();
  readonly #ambiguous = new Map<string, SkippedEntry>();
  readonly #skipped: SkippedEntry[] = [];

  add(entry: FileEntry): void {
    if (this.#entries.size + this.#skipped.length >= maxEntries)
      throw unreadable("TOO_MANY_MESSAGES", { line: entry.line ?? 1 });
    const name = nameOf(entry);
    const first = this.#entries.get(name);
    if (first === undefined) this.#entries.set(name, entry);
    else if (!sameWords(first, entry)) {
      const line = first.line ?? 1;
      this.#ambiguous.set(name, { key: name, line, reason: "duplicate", found: String(entry.line ?? line) });
    }
  }

  skip(entry: SkippedEntry): void {
    if (this.#skipped.length >= maxEntries) throw unreadable("TOO_MANY_MESSAGES", { line: entry.line });
    this.#skipped.push(entry);
  }

  /** @throws FILE_UNREADABLE when there is no message at all, unless the format allows it */
  close({ mayBeEmpty = false } = {}): MessageFile {
    const entries = [...this.#entries].filter(([name]) => !this.#ambiguous.has(name)).map(([, entry]) => entry);
    const skipped = [...this.#skipped, ...this.#ambiguous.values()].sort((a, b) => a.line - b.line);
    if (!mayBeEmpty && entries.length + skipped.length === 0) throw unreadable("NO_MESSAGES");
    return { entries, skipped };
  }
}
