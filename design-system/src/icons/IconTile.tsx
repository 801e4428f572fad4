import type { ReactNode } from "react";
import { tile } from "./IconTile.css.ts";

export type IconTileProps = { /** An icon of size 22. */ children: ReactNode };

/** An icon on a tinted square: the head of a card about one of several like things. */
export function IconTile({ children }: IconTileProps) {
  return <span className={tile}>{children}</span>;
}
