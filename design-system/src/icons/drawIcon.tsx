import type { ReactNode } from "react";

export type IconProps = {
  /** Width and height in CSS pixels at the default text size; scales with the text. 24 by default. */
  size?: number;
};

/**
 * Creates an icon component from shapes on a 24 x 24 grid. Strokes stay near 2 px at any size. Icons are hidden from
 * assistive technology: the text beside them names them.
 */
export function drawIcon(shapes: ReactNode) {
  return function Icon({ size = 24 }: IconProps) {
    const side = `${size / 16}rem`;
    return (
      <svg
        aria-hidden="true"
        width={side}
        height={side}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={Math.min(48 / size, 2.5)}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shapes}
      </svg>
    );
  };
}
