import type { ReactNode } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export type LabelInContextProps = {
  /** What is seen, short because its place says the rest: "Change". */
  children: ReactNode;
  /** The whole accessible name, which begins with what is seen: "Change the payment of December 5". */
  inContext: string;
};

/**
 * A short label with a longer accessible name, for a control that stands in each row of a list: read out of its row, it
 * still says what it is about, and who speaks to the page can say what they see.
 *
 * @example <Link href={href}><LabelInContext inContext="Change, Visa ending in 4242">Change</LabelInContext></Link>
 */
export function LabelInContext({ children, inContext }: LabelInContextProps) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{inContext}</VisuallyHidden>
    </>
  );
}
