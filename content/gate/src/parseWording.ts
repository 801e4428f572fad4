// A name of its own: pages are built without the parser, and the Studio needs it all the same.
import { _Parser as Parser, type MessageFormatElement } from "#parser";
import { localeOf, type Language } from "@portico/message/tree";
import type { FindingCode, Notes } from "./findings.ts";

/** Numbers of the parser's errors (its ErrorKind is not exported as a value) that are about tags. */
const tagErrors: readonly number[] = [23, 25, 26, 27];

const codeOf = (kind: number): FindingCode => (tagErrors.includes(kind) ? "UNBALANCED_TAG" : "SYNTAX");

/** Elements with their places, or undefined after noting why the wording is not ICU. */
export function parseWording(text: string, language: Language, notes: Notes): MessageFormatElement[] | undefined {
  const locale = new Intl.Locale(localeOf[language]);
  // The gate itself asks for `other`, so that a misspelt one is named.
  const { val, err } = new Parser(text, { captureLocation: true, requiresOtherClause: false, shouldParseSkeletons: false, locale }).parse();
  if (err === null) return val;
  const { start, end } = err.location;
  notes.add(start.offset, { code: codeOf(err.kind), found: text.slice(start.offset, Math.max(end.offset, start.offset + 1)) });
  return undefined;
}
