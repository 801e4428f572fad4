import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as link from "./Link.css.ts";
import { inSentence } from "./LinkButton.css.ts";

export type LinkButtonProps = {
  children: ReactNode;
  tone?: "brand" | "inherit";
  onPress: () => void;
};

/**
 * A button that looks like a link, for an action in the middle of a sentence, such as terms that open in a dialog.
 * Outside a sentence use `Button`.
 *
 * @example <Copy id="pay.terms" tags={{ terms: (words) => <LinkButton onPress={readTerms}>{words}</LinkButton> }} />
 */
export function LinkButton({ children, tone = "brand", onPress }: LinkButtonProps) {
  return (
    <button type="button" className={classes(link.link, inSentence, link.tone[tone])} onClick={() => onPress()}>
      {children}
    </button>
  );
}
