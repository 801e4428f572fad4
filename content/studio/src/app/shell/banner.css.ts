import { desktopWidth, phoneWidth } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

const onPhones = `(max-width: ${phoneWidth - 1}px)`;

/** Where the menu at the side has no room and the top bar has: on smaller screens the first screen leads to every section. */
export const sectionMenu = style({ display: "none", "@media": { [`(min-width: 720px) and (max-width: ${desktopWidth - 1}px)`]: { display: "inline-flex" } } });

/** Where there is room: on phones the first screen says who works here. */
export const person = style({ fontSize: "0.9375rem", "@media": { [onPhones]: { display: "none" } } });

/** There from the start, so that what appears in it is spoken. */
export const failed = style({ fontSize: "0.9375rem", selectors: { "&:empty": { position: "absolute" } } });
