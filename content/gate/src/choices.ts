import {
  TYPE,
  type MessageFormatElement,
  type PluralElement,
  type PluralOrSelectOption,
  type SelectElement,
} from "@formatjs/icu-messageformat-parser";
import { localeOf } from "@portico/message/tree";
import { kindOf, wrongKind } from "./arguments.ts";
import { noteAt, startOf, type Scope } from "./scope.ts";

type Compiled = MessageFormatElement[];
type Compile = (elements: MessageFormatElement[]) => Compiled;

/** The selector before an option's braces; the parser gives no position for it. */
function noteOption(
  scope: Scope,
  word: string,
  option: PluralOrSelectOption,
  note: Parameters<typeof noteAt>[2],
): void {
  scope.notes.add(Math.max(0, scope.text.lastIndexOf(word, startOf(option))), note);
}

function compileOptions(
  options: Record<string, PluralOrSelectOption>,
  compile: Compile,
): Record<string, { value: Compiled }> {
  return Object.fromEntries(Object.entries(options).map(([word, { value }]) => [word, { value: compile(value) }]));
}

/** An exact match such as `=0`; the parser guarantees that only digits follow. */
const isExactNumber = (word: string) => /^=\d/.test(word);

/** A misspelled plural category is valid ICU but never selected, so categories must be CLDR's for the language. */
function checkCategories(scope: Scope, element: PluralElement): void {
  const { pluralCategories } = new Intl.PluralRules(localeOf[scope.language], {
    type: element.pluralType,
  }).resolvedOptions();
  for (const [word, option] of Object.entries(element.options)) {
    if (isExactNumber(word) || (pluralCategories as string[]).includes(word)) continue;
    noteOption(scope, word, option, { code: "UNKNOWN_PLURAL_CATEGORY", found: word, expected: pluralCategories });
  }
  for (const category of pluralCategories)
    if (!Object.hasOwn(element.options, category)) noteAbsent(scope, element, category);
}

/** Spanish uses `many` only from one million, so a missing `many` is a warning. */
function noteAbsent(scope: Scope, element: PluralElement, category: string): void {
  const large = scope.language === "es" && category === "many";
  noteAt(
    scope,
    element,
    large
      ? { code: "SPANISH_MANY_ABSENT", severity: "warning", expected: [category] }
      : { code: "MISSING_PLURAL_CATEGORY", found: element.value, expected: [category] },
  );
}

/** Compiles `plural` and `selectordinal`; reports offsets and categories that CLDR does not define for the language. */
export function pluralArgument(scope: Scope, element: PluralElement, compile: Compile): Compiled {
  const kind = kindOf(scope, element);
  if (kind === undefined) return [];
  if (kind !== "count") return wrongKind(scope, element, "plural", kind);
  scope.plurals.add(element.value);
  if (element.offset !== 0)
    noteAt(scope, element, { code: "PLURAL_OFFSET", found: `offset:${element.offset}` }, "offset");
  checkCategories(scope, element);
  return [
    {
      type: TYPE.plural,
      value: element.value,
      options: compileOptions(element.options, compile),
      offset: 0,
      pluralType: element.pluralType,
    },
  ];
}

function checkChoices(scope: Scope, element: SelectElement, declared: readonly string[]): void {
  const known = [...new Set([...declared, "other"])];
  for (const [word, option] of Object.entries(element.options)) {
    if (!known.includes(word))
      noteOption(scope, word, option, { code: "UNKNOWN_CHOICE", found: word, expected: known });
  }
  // A declared select value without its own option uses `other`.
  if (!Object.hasOwn(element.options, "other"))
    noteAt(scope, element, { code: "MISSING_CHOICE", found: element.value, expected: ["other"] });
}

/** Compiles `select`; reports options that the contract does not declare, and missing ones. */
export function selectArgument(scope: Scope, element: SelectElement, compile: Compile): Compiled {
  const kind = kindOf(scope, element);
  if (kind === undefined) return [];
  if (typeof kind !== "object") return wrongKind(scope, element, "select", kind);
  checkChoices(scope, element, kind.select);
  return [{ type: TYPE.select, value: element.value, options: compileOptions(element.options, compile) }];
}
