import type { Translate } from "@portico/content-runtime/store";
import type { Finding, FindingCode } from "@portico/gate/findings";

/** A list such as "one, many or other", in the Studio's language. */
const either = (words: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: "disjunction" }).format(words);

type Said = { found: string; expected: string };

const sentences: Record<FindingCode, (t: Translate, said: Said) => string> = {
  UNKNOWN_KEY: (t, { found }) => t("studio.finding.UNKNOWN_KEY", { found }),
  MISSING_LANGUAGE: (t) => t("studio.finding.MISSING_LANGUAGE"),
  TOO_LONG: (t, { expected }) => t("studio.finding.TOO_LONG", { expected }),
  DOES_NOT_FIT: (t, said) => t("studio.finding.DOES_NOT_FIT", { over: Number(said.found), expected: said.expected }),
  SYNTAX: (t) => t("studio.finding.SYNTAX"),
  STRAY_CHARACTER: (t, { found }) => t("studio.finding.STRAY_CHARACTER", { found }),
  UNSAFE_CHARACTER: (t, { found }) => t("studio.finding.UNSAFE_CHARACTER", { found }),
  FILE_NAME_CHARACTER: (t, { found }) => t("studio.finding.FILE_NAME_CHARACTER", { found }),
  BLANK: (t) => t("studio.finding.BLANK"),
  UNBALANCED_TAG: (t) => t("studio.finding.UNBALANCED_TAG"),
  UNKNOWN_TAG: (t, { found }) => t("studio.finding.UNKNOWN_TAG", { found }),
  MISSING_TAG: (t, { expected }) => t("studio.finding.MISSING_TAG", { expected }),
  NESTED_TAG: (t, { found }) => t("studio.finding.NESTED_TAG", { found }),
  UNKNOWN_ARGUMENT: (t, { found }) => t("studio.finding.UNKNOWN_ARGUMENT", { found }),
  RENAMED_ARGUMENT: (t, said) => t("studio.finding.RENAMED_ARGUMENT", said),
  MISSING_ARGUMENT: (t, { expected }) => t("studio.finding.MISSING_ARGUMENT", { expected }),
  WRONG_KIND: (t, said) => t("studio.finding.WRONG_KIND", said),
  UNKNOWN_STYLE: (t, said) => t("studio.finding.UNKNOWN_STYLE", said),
  UNKNOWN_PLURAL_CATEGORY: (t, said) => t("studio.finding.UNKNOWN_PLURAL_CATEGORY", said),
  MISSING_PLURAL_CATEGORY: (t, { expected }) => t("studio.finding.MISSING_PLURAL_CATEGORY", { expected }),
  MISSING_PLURAL: (t, { found }) => t("studio.finding.MISSING_PLURAL", { found }),
  PLURAL_OFFSET: (t) => t("studio.finding.PLURAL_OFFSET"),
  UNKNOWN_CHOICE: (t, said) => t("studio.finding.UNKNOWN_CHOICE", said),
  MISSING_CHOICE: (t, { expected }) => t("studio.finding.MISSING_CHOICE", { expected }),
  BREAKS_OPEN_PAGE: (t, { found, expected }) => t("studio.finding.BREAKS_OPEN_PAGE", { name: found || expected }),
  AVOIDED_WORD: (t, said) => t("studio.finding.AVOIDED_WORD", said),
  SPANISH_MANY_ABSENT: (t) => t("studio.finding.SPANISH_MANY_ABSENT"),
};

/** The message of a finding and what to do, in the Studio's language. */
export function findingText(t: Translate, locale: string, { code, found = "", expected = [] }: Finding): string {
  return sentences[code](t, { found, expected: either(expected, locale) });
}
