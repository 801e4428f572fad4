import type { ReactNode } from "react";
import { hidden } from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = { children?: ReactNode; as?: "span" | "div" | "h2" | "h3" | "p"; id?: string };

/**
 * Text for screen readers only, visually hidden.
 *
 * @example <a href="/bill">View<VisuallyHidden> the November bill</VisuallyHidden></a>
 */
export function VisuallyHidden({ children, as: Tag = "span", id }: VisuallyHiddenProps) {
  return (
    <Tag className={hidden} id={id}>
      {children}
    </Tag>
  );
}
