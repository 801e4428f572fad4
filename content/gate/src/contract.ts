import type { Language } from "@portico/message/tree";

/**
 * The kind of an argument. money: integer cents; date: YYYY-MM-DD or an instant; count: an integer that a plural may
 * use; tag: text inside `<name>...</name>` that the screen renders; select: one of the listed values.
 */
export type ArgumentKind = "money" | "date" | "number" | "count" | "text" | "tag" | { select: string[] };

export type Arguments = Record<string, ArgumentKind>;

/**
 * Argument values as a screen passes them: money in integer cents, dates as YYYY-MM-DD or an ISO instant, one of a
 * select's values.
 */
export type Samples = Readonly<Record<string, string | number>>;

/** The contract that every wording of a key is validated against. */
export type MessageContract = {
  /** Note for authors: where the message appears. */
  where: string;
  args?: Arguments;
  /** Legal text: needs the approval of two people. */
  legal?: boolean;
  /** The message is a file name: only characters that every file system and HTTP header accepts. */
  fileName?: boolean;
  /** Maximum number of characters that fit in the design, formatted with the samples. */
  maxLength?: number;
  /** Long but realistic argument values; previews start with them. */
  samples?: Samples;
};

/** A message in every language, in ICU syntax. */
export type Wording = Record<Language, string>;

/** The built-in copy: every key with its contract and its initial wording. */
export type Catalogue = Record<string, MessageContract & Wording>;
