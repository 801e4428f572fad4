import type { ExtendedNumberFormatOptions } from "@formatjs/icu-messageformat-parser";
import { createIntl, createIntlCache, type CustomFormats, type IntlShape } from "@formatjs/intl";
import { argumentKinds } from "./argumentKinds.ts";
import { instantOf } from "./instantOf.ts";
import type { Locale, MessageTree } from "./tree.ts";

/** What a message is given. Money is integer cents, dates are YYYY-MM-DD or an ISO instant. */
export type MessageValue = string | number;

/** Makes something of the words inside a tag. */
export type TagRender<Node> = (children: (string | Node)[]) => Node;

export type MessageValues<Node = string> = Readonly<Record<string, MessageValue | TagRender<Node>>>;

/**
 * Styles that the gate compiles argument kinds to. Cents stay integers until here; a double holds them exactly
 * up to the contract's bounds, so the hundredth rounds to the right cent.
 */
const money: ExtendedNumberFormatOptions = { style: "currency", currency: "USD", scale: 0.01 };
const formats: CustomFormats = {
  number: {
    money,
    integer: { maximumFractionDigits: 0 },
    percent: { style: "percent" },
  },
  date: {
    medium: { month: "short", day: "numeric", year: "numeric" },
    long: { month: "long", day: "numeric", year: "numeric" },
    full: { weekday: "long", month: "long", day: "numeric", year: "numeric" },
    month: { month: "long", year: "numeric" },
  },
  time: { short: { hour: "numeric", minute: "2-digit" } },
};

/** Whoever formats decides what stands in for a message that does not format. */
function raise(error: Error): never {
  throw error;
}

/** What an `IntlShape` over compiled messages is made of, on the server and in the browser alike. It throws what goes wrong. */
export function intlSettings(locale: Locale, timeZone: string, messages: Readonly<Record<string, MessageTree>>) {
  return { locale, defaultLocale: locale, timeZone, messages, formats, onError: raise };
}

/** The part of an `IntlShape` that copy needs: its own overloads describe messages that are not compiled. */
export type MessageFormatter<Node> = {
  formatMessage(message: { id: string }, values?: Record<string, unknown>): string | Node | (string | Node)[];
};

/**
 * The values as the formatter takes them: dates are instants, numbers are numbers.
 * @throws RangeError when a value is of the wrong kind, so that no screen shows "NaN" or "Invalid Date"
 */
function valuesFor<Node>(tree: MessageTree, values: MessageValues<Node>, timeZone: string): Record<string, unknown> {
  const taken: Record<string, unknown> = { ...values };
  for (const [name, kind] of argumentKinds(tree)) {
    const value = values[name];
    if (value === undefined) continue;
    if (kind === "date") taken[name] = instantOf(String(value), timeZone);
    else if (!Number.isFinite(value)) throw new RangeError(`${name} is not a number`);
  }
  return taken;
}

/**
 * The parts of the message `id` in order: text, and what the tags were made into.
 * @throws when a value is missing or of the wrong kind; the caller has something to fall back on
 */
export function partsWith<Node>(intl: MessageFormatter<Node>, id: string, tree: MessageTree, timeZone: string, values: MessageValues<Node>): (string | Node)[] {
  const made = intl.formatMessage({ id }, valuesFor(tree, values, timeZone));
  return Array.isArray(made) ? made : [made];
}

/** Formatters of numbers and dates are dear to make and the same for every message. */
const cache = createIntlCache();
const intls = new WeakMap<MessageTree, Map<string, IntlShape<unknown>>>();

function intlOf(tree: MessageTree, locale: Locale, timeZone: string): IntlShape<unknown> {
  const made = intls.get(tree) ?? new Map<string, IntlShape<unknown>>();
  intls.set(tree, made);
  const name = `${locale} ${timeZone}`;
  const intl = made.get(name) ?? createIntl<unknown>(intlSettings(locale, timeZone, { it: tree }), cache);
  made.set(name, intl);
  return intl;
}

/** The parts of one message. @throws as {@link partsWith} */
export function formatParts<Node = string>(tree: MessageTree, locale: Locale, timeZone: string, values: MessageValues<Node> = {}): (string | Node)[] {
  return partsWith(intlOf(tree, locale, timeZone) as MessageFormatter<Node>, "it", tree, timeZone, values);
}

/** The text of a message without tags. @throws as {@link partsWith} */
export function formatText(tree: MessageTree, locale: Locale, timeZone: string, values?: MessageValues): string {
  return formatParts(tree, locale, timeZone, values).join("");
}
