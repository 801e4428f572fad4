import type { ReactNode } from "react";
import type { Space } from "../theme/tokens.ts";
import { bleed } from "./Bleed.css.ts";

export type BleedProps = {
  children?: ReactNode;
  /** The padding of the `Card` around it; `large`, as the card's own, unless told. */
  padding?: Space;
};

/**
 * Lets something reach the sides of its card: a line, a list whose lines can be pressed, a picture. What is above and below it
 * keeps the card's padding.
 *
 * @example <Card><Stack><Text>November</Text><Bleed><Divider /></Bleed><Text>October</Text></Stack></Card>
 */
export function Bleed({ children, padding = "large" }: BleedProps) {
  return <div className={bleed[padding]}>{children}</div>;
}
