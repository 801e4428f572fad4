import { formatParts, type MessageValues } from "@portico/message/format";
import { localeOf, type Language, type MessageTree } from "@portico/message/tree";
import { Fragment, type ReactNode } from "react";
import type { Arguments } from "@portico/gate/contract";
import * as css from "./preview.css.ts";

export type Formatted = { words: ReactNode; text: string };

type Values = Readonly<Record<string, string | number>>;

/** Tags become links to the eye: what else a screen makes of them is the screen's. */
const linked = (children: readonly ReactNode[]): ReactNode => (
  <span className={css.link}>
    {children.map((child, place) => (
      <Fragment key={place}>{child}</Fragment>
    ))}
  </span>
);

const tagsOf = (args: Arguments) => Object.keys(args).filter((name) => args[name] === "tag");

/** A compiled message with sample values, as words to show and as text to measure and to speak. */
export function formatted(tree: MessageTree, args: Arguments, language: Language, timeZone: string, values: Values): Formatted {
  const locale = localeOf[language];
  const shownTags = Object.fromEntries(tagsOf(args).map((name) => [name, linked]));
  const plainTags = Object.fromEntries(tagsOf(args).map((name) => [name, (children: string[]) => children.join("")]));
  const parts = formatParts<ReactNode>(tree, locale, timeZone, { ...values, ...shownTags } as MessageValues<ReactNode>);
  const words = parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
  return { words, text: formatParts(tree, locale, timeZone, { ...values, ...plainTags } as MessageValues).join("") };
}
