import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./Actions.css.ts";

export type ActionsProps = {
  /** The main action first. */
  children?: ReactNode;
  /** How the buttons are aligned when they are side by side. */
  align?: "start" | "end";
};

/**
 * The buttons at the end of a card, a form or a dialog. On phones each is full width, with the main one on top.
 *
 * @example <Actions><Button>Pay $248.17</Button><Button variant="quiet">Cancel</Button></Actions>
 */
export function Actions({ children, align = "start" }: ActionsProps) {
  return <div className={classes(css.actions, css.align[align])}>{children}</div>;
}
