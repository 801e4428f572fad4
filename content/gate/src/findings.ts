import type { Locale } from "@portico/message/tree";

export type FindingCode =
  | "UNKNOWN_KEY"
  | "MISSING_LANGUAGE"
  | "TOO_LONG"
  | "DOES_NOT_FIT"
  | "SYNTAX"
  | "STRAY_CHARACTER"
  | "UNSAFE_CHARACTER"
  | "FILE_NAME_CHARACTER"
  | "BLANK"
  | "UNBALANCED_TAG"
  | "UNKNOWN_TAG"
  | "MISSING_TAG"
  | "NESTED_TAG"
  | "UNKNOWN_ARGUMENT"
  | "RENAMED_ARGUMENT"
  | "MISSING_ARGUMENT"
  | "WRONG_KIND"
  | "UNKNOWN_STYLE"
  | "UNKNOWN_PLURAL_CATEGORY"
  | "MISSING_PLURAL_CATEGORY"
  | "MISSING_PLURAL"
  | "PLURAL_OFFSET"
  | "UNKNOWN_CHOICE"
  | "MISSING_CHOICE"
  | "SPANISH_MANY_ABSENT"
  | "AVOIDED_WORD"
  | "BREAKS_OPEN_PAGE";

/** A finding of the gate, with its position. Only warnings may be published. */
export type Finding = {
  code: FindingCode;
  severity: "error" | "warning";
  key: string;
  locale?: Locale;
  /** UTF-16 units from the start of the wording. */
  offset?: number;
  /** 1-based. */
  line?: number;
  /** 1-based, in UTF-16 units. */
  column?: number;
  found?: string;
  expected?: string[];
};

/** Whether no finding prevents publishing. */
export const publishable = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity === "warning");

/** Formats a finding as one line: key, position, code, found and expected value. */
export function describeFinding({ severity, key, locale, line, column, code, found, expected }: Finding): string {
  const place = line === undefined ? "" : `:${line}:${column}`;
  const what = found === undefined ? "" : ` "${found}"`;
  const instead = expected?.length ? `, expected ${expected.map((word) => `"${word}"`).join(" or ")}` : "";
  return `${severity} ${key}${locale ? ` (${locale}${place})` : ""}: ${code}${what}${instead}`;
}

export type Note = Pick<Finding, "code" | "found" | "expected"> & { severity?: Finding["severity"] };

/** Collects the findings of one wording, with their positions. */
export type Notes = { add(offset: number, note: Note): void; readonly list: Finding[] };

/** Creates the collector for one wording; computes line and column from the offset. */
export function notesOn(key: string, locale: Locale, text: string): Notes {
  const list: Finding[] = [];
  return {
    list,
    add(offset, note) {
      const before = text.slice(0, offset);
      list.push({
        severity: "error",
        ...note,
        key,
        locale,
        offset,
        line: before.split("\n").length,
        column: before.length - before.lastIndexOf("\n"),
      });
    },
  };
}
