import type { ReactNode } from "react";
import type { Space } from "../theme/tokens.ts";
import { bleed } from "./Bleed.css.ts";

export type BleedProps = {
  children?: ReactNode;
  /** The padding of the surrounding `Card`; `large` by default, as in `Card`. */
  padding?: Space;
};

/**
 * Cancels the horizontal padding of a card, for a divider, a list of pressable rows or a picture. The content above and
 * below keeps the card's padding.
 *
 * @example <Card><Stack><Text>November</Text><Bleed><Divider /></Bleed><Text>October</Text></Stack></Card>
 */
export function Bleed({ children, padding = "large" }: BleedProps) {
  return <div className={bleed[padding]}>{children}</div>;
}
