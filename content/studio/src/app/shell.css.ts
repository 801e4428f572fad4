import { desktopWidth, phoneWidth } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

const onPhones = `(max-width: ${phoneWidth - 1}px)`;

/**
 * For widths without the side menu but with room in the header; on smaller screens the home screen lists all sections.
 */
export const sectionMenu = style({
  display: "none",
  "@media": { [`(min-width: 720px) and (max-width: ${desktopWidth - 1}px)`]: { display: "inline-flex" } },
});

/** From tablet width; on phones the home screen shows the user. */
export const person = style({ fontSize: "0.9375rem", "@media": { [onPhones]: { display: "none" } } });

/** A live region: present from the start, so that its content is announced. */
export const failed = style({ fontSize: "0.9375rem", selectors: { "&:empty": { position: "absolute" } } });
