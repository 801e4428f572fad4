import { TYPE, type MessageFormatElement, type PluralElement, type PluralOrSelectOption, type SelectElement } from "@formatjs/icu-messageformat-parser";
import { localeOf } from "@portico/message/tree";
import { kindName, kindOf, wrongKind } from "./arguments.ts";
import { noteAt, type Scope } from "./scope.ts";

type Compiled = MessageFormatElement[];
type Compile = (elements: MessageFormatElement[]) => Compiled;

/** The word before an option's braces, which the parser gives no place. */
function noteOption(scope: Scope, word: string, option: PluralOrSelectOption, note: Parameters<typeof noteAt>[2]): void {
  const brace = option.location?.start.offset ?? 0;
  scope.notes.add(Math.max(0, scope.text.lastIndexOf(word, brace)), note);
}

function compileOptions(options: Record<string, PluralOrSelectOption>, compile: Compile): Record<string, { value: Compiled }> {
  return Object.fromEntries(Object.entries(options).map(([word, { value }]) => [word, { value: compile(value) }]));
}

function exactNumber(word: string): boolean {
  return /^=\d+$/.test(word);
}

/** A misspelt category is good ICU and then never chosen: the words must be CLDR's for this language. */
function checkCategories(scope: Scope, element: PluralElement): void {
  const type = element.pluralType ?? "cardinal";
  const { pluralCategories } = new Intl.PluralRules(localeOf[scope.language], { type }).resolvedOptions();
  for (const [word, option] of Object.entries(element.options)) {
    if (exactNumber(word) || (pluralCategories as string[]).includes(word)) continue;
    noteOption(scope, word, option, { code: "UNKNOWN_PLURAL_CATEGORY", found: word, expected: pluralCategories });
  }
  for (const category of pluralCategories) if (!Object.hasOwn(element.options, category)) noteAbsent(scope, element, category);
}

/** Spanish says `many` only from a million on, so its absence is a warning. */
function noteAbsent(scope: Scope, element: PluralElement, category: string): void {
  const large = scope.language === "es" && category === "many";
  noteAt(scope, element, large ? { code: "SPANISH_MANY_ABSENT", severity: "warning", expected: [category] } : { code: "MISSING_PLURAL_CATEGORY", found: element.value, expected: [category] });
}

export function pluralArgument(scope: Scope, element: PluralElement, compile: Compile): Compiled {
  const kind = kindOf(scope, element);
  if (kind === undefined) return [];
  if (kind !== "count") return wrongKind(scope, element, "plural", kind);
  scope.plurals.add(element.value);
  if (element.offset !== 0) noteAt(scope, element, { code: "PLURAL_OFFSET", found: `offset:${element.offset}` }, "offset");
  checkCategories(scope, element);
  return [{ type: TYPE.plural, value: element.value, options: compileOptions(element.options, compile), offset: 0, pluralType: element.pluralType ?? "cardinal" }];
}

function checkChoices(scope: Scope, element: SelectElement, declared: readonly string[]): void {
  const known = [...new Set([...declared, "other"])];
  for (const [word, option] of Object.entries(element.options)) {
    if (!known.includes(word)) noteOption(scope, word, option, { code: "UNKNOWN_CHOICE", found: word, expected: known });
  }
  // A declared word without words of its own takes those of `other`.
  if (!Object.hasOwn(element.options, "other")) noteAt(scope, element, { code: "MISSING_CHOICE", found: element.value, expected: ["other"] });
}

export function selectArgument(scope: Scope, element: SelectElement, compile: Compile): Compiled {
  const kind = kindOf(scope, element);
  if (kind === undefined) return [];
  if (typeof kind !== "object") return wrongKind(scope, element, "select", kindName(kind) as typeof kind);
  checkChoices(scope, element, kind.select);
  return [{ type: TYPE.select, value: element.value, options: compileOptions(element.options, compile) }];
}
