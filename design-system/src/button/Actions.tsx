import { type ReactNode, useRef } from "react";
import { classes } from "../internal/classes.ts";
import { useFloating } from "./useFloating.ts";
import * as css from "./Actions.css.ts";

export type ActionsProps = {
  /** The main action first. */
  children?: ReactNode;
  /** Where they stand when they are beside each other. */
  align?: "start" | "end";
  /** On phones: stays at the thumb while the page scrolls. For the end of a step, once on a page. */
  sticky?: boolean;
  /** What the main action is about, above it while it sticks: the amount. */
  summary?: ReactNode;
};

/**
 * The buttons that end a card, a form or a dialog. On phones each fills the line, the main one on top.
 *
 * @example <Actions><Button>Pay $248.17</Button><Button variant="quiet">Cancel</Button></Actions>
 */
export function Actions({ children, align = "start", sticky, summary }: ActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const floating = useFloating(bar, sticky === true);
  return (
    <div
      ref={bar}
      className={classes(css.actions, css.align[align], sticky && css.sticky)}
      data-bar={sticky ? "bottom" : undefined}
      data-state={floating ? "floating" : undefined}
    >
      {summary && <div className={css.summary}>{summary}</div>}
      {children}
    </div>
  );
}
