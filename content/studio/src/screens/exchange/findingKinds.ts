import type { Finding } from "./exchange.api.ts";

/** What somebody with a file in hand has to know of a finding; the editor of one message says more. */
export type FindingKind = "broken" | "unexpected" | "tooMuch" | "missing" | "blank" | "tooLong" | "unsafe" | "many" | "avoided" | "other";

const kinds: Record<Finding["code"], FindingKind> = {
  SYNTAX: "broken",
  STRAY_CHARACTER: "broken",
  UNBALANCED_TAG: "broken",
  NESTED_TAG: "tooMuch",
  UNKNOWN_TAG: "unexpected",
  UNKNOWN_ARGUMENT: "unexpected",
  RENAMED_ARGUMENT: "unexpected",
  WRONG_KIND: "unexpected",
  UNKNOWN_STYLE: "unexpected",
  UNKNOWN_PLURAL_CATEGORY: "unexpected",
  UNKNOWN_CHOICE: "unexpected",
  PLURAL_OFFSET: "tooMuch",
  MISSING_TAG: "missing",
  MISSING_ARGUMENT: "missing",
  MISSING_PLURAL_CATEGORY: "missing",
  MISSING_CHOICE: "missing",
  BLANK: "blank",
  TOO_LONG: "tooLong",
  UNSAFE_CHARACTER: "unsafe",
  SPANISH_MANY_ABSENT: "many",
  AVOIDED_WORD: "avoided",
  MISSING_LANGUAGE: "other",
  UNKNOWN_KEY: "other",
  BAD_TOGGLE: "other",
};

/** Where nothing may stand instead, what was found is simply too much. */
export function kindOf({ code, expected = [] }: Finding): FindingKind {
  const kind = kinds[code];
  return kind === "unexpected" && expected.length === 0 ? "tooMuch" : kind;
}
