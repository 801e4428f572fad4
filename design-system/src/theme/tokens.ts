/** Spacing in steps of 4 px. In pixels, so that enlarged text gets the room and not the gaps. */
export const space = {
  none: "0px",
  xsmall: "4px",
  small: "8px",
  medium: "16px",
  large: "24px",
  xlarge: "32px",
  xxlarge: "48px",
} as const;
export type Space = keyof typeof space;

export const radius = { small: "6px", medium: "12px", large: "20px", full: "999px" } as const;

/** Type sizes in rem; display sizes are fluid between a 360 px phone and a 1280 px desktop. */
export const textSize = {
  small: "0.875rem",
  body: "1rem",
  lead: "1.125rem",
  h4: "1rem",
  h3: "1.0625rem",
  h2: "clamp(1.1875rem, 1.15rem + 0.2vw, 1.3125rem)",
  h1: "clamp(1.6875rem, 1.57rem + 0.5vw, 2rem)",
  large: "clamp(2.125rem, 1.97rem + 0.65vw, 2.5rem)",
  hero: "clamp(2.875rem, 2.5rem + 1.55vw, 3.75rem)",
} as const;

export const weight = { regular: "400", medium: "540", strong: "620", heading: "650" } as const;

export const motion = { quick: "120ms", calm: "180ms", ease: "cubic-bezier(0.2, 0, 0.1, 1)" } as const;

/** Minimum height of touch targets. */
export const control = { height: "48px", compactHeight: "40px" } as const;

/** Breakpoints in CSS pixels. */
export const phoneWidth = 600;
export const desktopWidth = 1090;
export const sideMenuWidth = 250;
export const narrowWidth = 608;
export const wideWidth = 1030;

/** Media conditions for `@media` in style sheets. */
export const media = {
  tablet: `(min-width: ${phoneWidth}px)`,
  desktop: `(min-width: ${desktopWidth}px)`,
  /** Tall enough for sticky bars: a low or strongly enlarged window has none, to keep its height for the content. */
  tall: "(min-height: 30em)",
  forcedColors: "(forced-colors: active)",
  moreContrast: "(prefers-contrast: more)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  hover: "(hover: hover)",
} as const;
