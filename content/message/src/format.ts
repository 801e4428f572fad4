import type { ExtendedNumberFormatOptions } from "@formatjs/icu-messageformat-parser";
import { formatToParts, PART_TYPE, type FormatXMLElementFn, type Formatters, type Formats } from "intl-messageformat";
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
const formats: Formats = {
  number: {
    money,
    integer: { maximumFractionDigits: 0 },
    percent: { style: "percent" },
  },
  date: {
    medium: { month: "short", day: "numeric", year: "numeric" },
    long: { month: "long", day: "numeric", year: "numeric" },
    full: { weekday: "long", month: "long", day: "numeric", year: "numeric" },
  },
  time: { short: { hour: "numeric", minute: "2-digit" } },
};

const made = new Map<string, unknown>();

function once<T>(kind: string, locale: unknown, options: unknown, make: () => T): T {
  const name = `${kind} ${String(locale)} ${JSON.stringify(options)}`;
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as T;
}

const localDate = /^\d{4}-\d{2}-\d{2}$/;

/** A local date is shown as that date everywhere; an instant is shown in the provider's zone. */
function dateText(locale: Locale, options: Intl.DateTimeFormatOptions | undefined, value: string, timeZone: string): string {
  const zoned = { ...options, timeZone: localDate.test(value) ? "UTC" : timeZone };
  return once("date", locale, zoned, () => new Intl.DateTimeFormat(locale, zoned)).format(new Date(value));
}

function numberText(format: Intl.NumberFormat, value: number): string {
  if (!Number.isFinite(value)) throw new RangeError("not a number");
  return format.format(value);
}

function formattersFor(locale: Locale, timeZone: string): Formatters {
  const number = (options?: Intl.NumberFormatOptions) => once("number", locale, options, () => new Intl.NumberFormat(locale, options));
  return {
    getNumberFormat: (_, options) => ({ format: (value: number) => numberText(number(options as Intl.NumberFormatOptions), value) }) as Intl.NumberFormat,
    getDateTimeFormat: (_, options) => ({ format: (value: unknown) => dateText(locale, options, String(value), timeZone) }) as Intl.DateTimeFormat,
    getPluralRules: (_, options) => once("plural", locale, options, () => new Intl.PluralRules(locale, options)),
  };
}

/**
 * The parts of a message in order: text, and what the tags were made into.
 * @throws when a value is missing or of the wrong kind; the caller has something to fall back on
 */
export function formatParts<Node = string>(tree: MessageTree, locale: Locale, timeZone: string, values: MessageValues<Node> = {}): (string | Node)[] {
  const parts = formatToParts(tree, locale, formattersFor(locale, timeZone), formats, values as Record<string, MessageValue | FormatXMLElementFn<Node>>);
  return parts.map((part) => (part.type === PART_TYPE.literal ? part.value : (part.value as Node)));
}

/** The text of a message without tags. @throws as {@link formatParts} */
export function formatText(tree: MessageTree, locale: Locale, timeZone: string, values?: MessageValues): string {
  return formatParts(tree, locale, timeZone, values).join("");
}
