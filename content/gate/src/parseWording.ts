// A separate module, because pages are built without the parser and the Studio needs it.
import { _Parser as Parser, type MessageFormatElement } from "#parser";
import { localeOf, type Language } from "@portico/message/tree";
import type { FindingCode, Notes } from "./findings.ts";

/** The parser's error codes about tags (its ErrorKind is not exported as a value). */
const tagErrors: readonly number[] = [23, 25, 26, 27];

const codeOf = (kind: number): FindingCode => (tagErrors.includes(kind) ? "UNBALANCED_TAG" : "SYNTAX");

/** Returns the elements with positions, or undefined after reporting why the wording is not valid ICU. */
export function parseWording(text: string, language: Language, notes: Notes): MessageFormatElement[] | undefined {
  const locale = new Intl.Locale(localeOf[language]);
  // The gate checks for `other` itself, so that it can report a misspelled one.
  const { val, err } = new Parser(text, {
    captureLocation: true,
    requiresOtherClause: false,
    shouldParseSkeletons: false,
    locale,
  }).parse();
  if (err === null) return val;
  const { start, end } = err.location;
  notes.add(start.offset, {
    code: codeOf(err.kind),
    found: text.slice(start.offset, Math.max(end.offset, start.offset + 1)),
  });
  return undefined;
}
