import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { languages, localeOf, type Language, type MessageTree } from "@portico/message/tree";
import { checkBlank } from "./blank.ts";
import { compileElements } from "./compile.ts";
import type { MessageContract, Wording } from "./contract.ts";
import { checkMaxLength, lengthLimitOf } from "./maxLength.ts";
import { notesOn, publishable, type Finding, type Notes } from "./findings.ts";
import { avoidedWords, wordsAlone, type Glossary } from "./glossary.ts";
import { parseWording } from "./parseWording.ts";
import { startOf, type Scope } from "./scope.ts";

/** Maximum length of a wording, UTF-16 units. Longer ones are mistakes; the limit also bounds the nesting depth. */
export const longestWording = 5000;

/** Control characters, the replacement character (U+FFFD), and bidirectional control characters. */
const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]|\p{Cs}/u;

/** `words`: the wording without arguments and tags, as far as it can be parsed. */
export type Checked = { findings: Finding[]; words?: string; tree?: MessageTree; plurals?: ReadonlySet<string> };

function checkCharacters(text: string, notes: Notes): void {
  const found = unsafe.exec(text);
  if (found)
    notes.add(found.index, {
      code: "UNSAFE_CHARACTER",
      found: `U+${found[0].codePointAt(0)?.toString(16).padStart(4, "0").toUpperCase()}`,
    });
  if (text.length > longestWording) notes.add(longestWording, { code: "TOO_LONG", expected: [String(longestWording)] });
}

/**
 * Characters that every file system, archive and HTTP header accepts. The extension is added by the screen or is part
 * of the wording.
 */
function checkFileName(elements: readonly MessageFormatElement[], text: string, notes: Notes): void {
  for (const [place, element] of elements.entries()) {
    const literal = element.type === TYPE.literal ? element.value : element.type === TYPE.argument ? "" : text;
    const found = (place === 0 ? /[^A-Za-z0-9._-]|^\.|\.\./ : /[^A-Za-z0-9._-]|\.\./).exec(literal);
    if (found) notes.add(startOf(element) + found.index, { code: "FILE_NAME_CHARACTER", found: found[0] });
  }
}

function checkAbsent({ args, used, notes, text }: Scope): void {
  for (const name of Object.keys(args).filter((declared) => !used.has(declared))) {
    notes.add(text.length, { code: args[name] === "tag" ? "MISSING_TAG" : "MISSING_ARGUMENT", expected: [name] });
  }
}

/**
 * Compiles one wording of a key and validates it against the key's contract. Returns a tree only when it may be
 * published.
 */
export function checkText(
  key: string,
  contract: MessageContract,
  language: Language,
  text: string | undefined,
): Checked {
  const locale = localeOf[language];
  if (text === undefined) return { findings: [{ code: "MISSING_LANGUAGE", severity: "error", key, locale }] };
  const notes = notesOn(key, locale, text);
  checkCharacters(text, notes);
  const elements = publishable(notes.list) ? parseWording(text, language, notes) : undefined;
  if (elements === undefined) return { findings: notes.list };
  const scope: Scope = {
    text,
    language,
    args: contract.args ?? {},
    used: new Set(),
    plurals: new Set(),
    open: [],
    notes,
  };
  const tree = compileElements(scope, elements);
  checkAbsent(scope);
  checkBlank(scope, elements);
  if (contract.fileName) checkFileName(elements, text, notes);
  const room = publishable(notes.list) ? lengthLimitOf(contract) : undefined;
  if (room) checkMaxLength(scope, elements, tree, room);
  const words = wordsAlone(text, elements);
  return publishable(notes.list)
    ? { findings: notes.list, words, tree, plurals: scope.plurals }
    : { findings: notes.list, words };
}

/** Glossary findings for the Spanish wording; none while one of the two wordings cannot be parsed. */
function checkTerms(key: string, { en, es }: Record<Language, Checked>, glossary: Glossary): Finding[] {
  return avoidedWords(key, { en: en.words ?? "", es: es.words ?? "" }, glossary);
}

/** A count that one language pluralizes needs a plural in the other too; otherwise "1 líneas" would be displayed. */
function checkPlurals(key: string, wording: Partial<Wording>, checked: Record<Language, Checked>): Finding[] {
  return languages.flatMap((language) => {
    const own = checked[language].plurals;
    const others = languages.flatMap((other) => [...(checked[other].plurals ?? [])]);
    const text = wording[language] ?? "";
    const notes = notesOn(key, localeOf[language], text);
    for (const name of new Set(others)) {
      if (own?.has(name) === false)
        notes.add(Math.max(0, text.indexOf(`{${name}`)), { code: "MISSING_PLURAL", found: name });
    }
    return notes.list;
  });
}

export type CheckedWording = { findings: Finding[]; trees?: Record<Language, MessageTree> };

/**
 * Validates the wording of a key in every language against its contract; returns trees only when all of them may be
 * published.
 * With a glossary, also warns about terms to avoid.
 */
export function checkWording(
  key: string,
  contract: MessageContract | undefined,
  wording: Partial<Wording>,
  glossary: Glossary = [],
): CheckedWording {
  if (contract === undefined) return { findings: [{ code: "UNKNOWN_KEY", severity: "error", key, found: key }] };
  const checked: Record<Language, Checked> = {
    en: checkText(key, contract, "en", wording.en),
    es: checkText(key, contract, "es", wording.es),
  };
  const findings = [
    ...languages.flatMap((language) => checked[language].findings),
    ...checkPlurals(key, wording, checked),
    ...checkTerms(key, checked, glossary),
  ];
  const trees = Object.fromEntries(
    languages.flatMap((language) => (checked[language].tree ? [[language, checked[language].tree]] : [])),
  ) as Record<Language, MessageTree>;
  return publishable(findings) ? { findings, trees } : { findings };
}
