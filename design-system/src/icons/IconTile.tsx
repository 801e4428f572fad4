import type { ReactNode } from "react";
import { tile } from "./IconTile.css.ts";

export type IconTileProps = { /** An icon of size 22. */ children: ReactNode };

/** An icon on a tinted square, for the head of a card in a set of similar cards. */
export function IconTile({ children }: IconTileProps) {
  return <span className={tile}>{children}</span>;
}
