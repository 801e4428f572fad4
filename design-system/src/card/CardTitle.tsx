import type { ReactNode } from "react";
import { Heading } from "../text/index.ts";
import { title } from "./Card.css.ts";

export type CardTitleProps = {
  level: 2 | 3 | 4;
  children: ReactNode;
  /** Pass the same id to the card as `labelledBy`. */
  id: string;
  /** Shown at the end of the line: a badge, a link. */
  aside?: ReactNode;
};

/** The title line of a card. */
export function CardTitle({ level, children, id, aside }: CardTitleProps) {
  return (
    <div className={title}>
      <Heading level={level} id={id}>
        {children}
      </Heading>
      {aside}
    </div>
  );
}
