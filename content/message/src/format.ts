import type { ExtendedNumberFormatOptions } from "@formatjs/icu-messageformat-parser";
import { createIntl, createIntlCache, type CustomFormats, type IntlShape } from "@formatjs/intl";
import { argumentKinds } from "./argumentKinds.ts";
import { instantOf } from "./instantOf.ts";
import type { Locale, MessageTree } from "./tree.ts";

/** Argument values of a message. Money is integer cents, dates are YYYY-MM-DD or an ISO instant. */
export type MessageValue = string | number;

/** Renders the content of a tag. */
export type TagRender<Node> = (children: (string | Node)[]) => Node;

export type MessageValues<Node = string> = Readonly<Record<string, MessageValue | TagRender<Node>>>;

/**
 * Number and date styles that the gate compiles argument kinds to. Cents stay integers up to here; a double holds them
 * exactly up to the contract's bounds, so a hundredth rounds to the right cent.
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
    monthDay: { month: "long", day: "numeric" },
  },
  time: { short: { hour: "numeric", minute: "2-digit" } },
};

/** Throws instead of reporting, so that the caller chooses the fallback for a message that cannot be formatted. */
function raise(error: Error): never {
  throw error;
}

/** Configuration of an `IntlShape` over compiled messages, on the server and in the browser. Throws on errors. */
export function intlSettings(locale: Locale, timeZone: string, messages: Readonly<Record<string, MessageTree>>) {
  return { locale, defaultLocale: locale, timeZone, messages, formats, onError: raise };
}

/** The part of `IntlShape` that copy needs: its own overloads are for messages that are not compiled. */
export type MessageFormatter<Node> = {
  formatMessage(message: { id: string }, values?: Record<string, unknown>): string | Node | (string | Node)[];
};

/**
 * Converts the values for the formatter: dates to instants, numbers to numbers.
 * @throws RangeError when a value has the wrong kind, so that no screen shows "NaN" or "Invalid Date"
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
 * Returns the parts of message `id` in order: strings, and the results of tag renderers.
 * @throws when a value is missing or has the wrong kind; the caller has a fallback
 */
export function partsWith<Node>(
  intl: MessageFormatter<Node>,
  id: string,
  tree: MessageTree,
  timeZone: string,
  values: MessageValues<Node>,
): (string | Node)[] {
  const made = intl.formatMessage({ id }, valuesFor(tree, values, timeZone));
  return Array.isArray(made) ? made : [made];
}

/** Cache of number and date formatters, which are expensive to create and shared by all messages. */
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

/**
 * Formats one message to parts.
 * @throws as {@link partsWith}
 */
export function formatParts<Node = string>(
  tree: MessageTree,
  locale: Locale,
  timeZone: string,
  values: MessageValues<Node> = {},
): (string | Node)[] {
  return partsWith(intlOf(tree, locale, timeZone) as MessageFormatter<Node>, "it", tree, timeZone, values);
}

/**
 * Formats a message without tags to a string.
 * @throws as {@link partsWith}
 */
export function formatText(tree: MessageTree, locale: Locale, timeZone: string, values?: MessageValues): string {
  return formatParts(tree, locale, timeZone, values).join("");
}
