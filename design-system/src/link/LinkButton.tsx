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
 * Something that happens here, in the middle of a sentence: terms that open above the page. On its own take `Button`.
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
