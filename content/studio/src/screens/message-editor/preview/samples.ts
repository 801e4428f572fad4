import type { ArgumentKind, Arguments } from "@portico/gate/contract";
import type { MessageValue } from "@portico/message/format";
import type { Language } from "@portico/message/tree";

/** Distinct sample values of an argument: none, one, several, a great many. */
export type Sample = MessageValue;

const texts: Record<Language, readonly string[]> = {
  en: ["Ana", "Maria Fernanda de la Torre-Gutierrez"],
  es: ["Ana", "María Fernanda de la Torre-Gutiérrez"],
};

/** Integer cents. */
const amounts = [24_817, 0, 123_456_789];
/** The months with the shortest and longest names, in both languages. */
const days = ["2026-05-01", "2026-09-30"];
const counts = [1, 0, 2, 12, 1_000_000];
const numbers = [7.5, 0, 1_000_000];

function samplesOf(kind: ArgumentKind): readonly Sample[] {
  if (typeof kind === "object") return [...new Set([...kind.select, "other"])];
  return { money: amounts, date: days, count: counts, number: numbers, text: texts.en, tag: [] }[kind];
}

/** The sample values of each argument; the first is the default. The catalogue's samples come before ours. */
export function samplesFor(
  args: Arguments,
  given: Readonly<Record<string, unknown>> = {},
): Record<string, readonly Sample[]> {
  const shown = Object.entries(args).filter(([, kind]) => kind !== "tag");
  return Object.fromEntries(
    shown.map(([name, kind]) => {
      const own = given[name];
      const first = typeof own === "string" || typeof own === "number" ? [own] : [];
      return [name, [...new Set([...first, ...samplesOf(kind)])]];
    }),
  );
}
