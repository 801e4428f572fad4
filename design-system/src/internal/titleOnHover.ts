import type { PointerEvent } from "react";

/**
 * Shows the name of a control without visible text as the browser's tooltip, only while a pointer is over it: a lasting
 * `title` is also the control's description, so screen readers would read the name twice. A control that is already
 * described, as in a `Tooltip`, shows only that.
 */
export const titleOnHover = (label: string) => ({
  onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasAttribute("aria-describedby")) currentTarget.title = label;
  },
  onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.removeAttribute("title"),
});
