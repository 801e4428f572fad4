import type { ReactNode } from "react";

export type IconProps = {
  /** Side in CSS pixels at the usual text size; it grows with the text. 24 unless told. */
  size?: number;
};

/**
 * Makes an icon from shapes on a 24 x 24 grid. Strokes stay near 2 px at any size; icons never speak: the words beside
 * them do.
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
