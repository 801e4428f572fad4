import type { Language } from "@portico/message/tree";

/**
 * What an argument is. money: integer cents; date: YYYY-MM-DD or an instant; count: a whole number that a plural may ask for;
 * tag: words inside `<name>...</name>` that the screen makes into something; select: one of the words listed.
 */
export type ArgumentKind = "money" | "date" | "number" | "count" | "text" | "tag" | { select: string[] };

export type Arguments = Record<string, ArgumentKind>;

/** Values of arguments as a screen may give them: money in integer cents, dates as YYYY-MM-DD or an instant, one of the words of a select. */
export type Samples = Readonly<Record<string, string | number>>;

/** What every wording of a key is held against. */
export type MessageContract = {
  /** Where the words appear, for whoever writes them. */
  where: string;
  args?: Arguments;
  /** Legal text: two people must approve a change. */
  legal?: boolean;
  /** The words name a file: only what every file system and HTTP header takes. */
  fileName?: boolean;
  /** Most characters that the design has room for, when the words are shown with the samples. */
  maxLength?: number;
  /** Long but likely values of the arguments; previews begin with them. */
  samples?: Samples;
};

/** One message in every language, as people write it (ICU). */
export type Wording = Record<Language, string>;

/** The copy built in: every key with its contract and its first wording. */
export type Catalogue = Record<string, MessageContract & Wording>;
