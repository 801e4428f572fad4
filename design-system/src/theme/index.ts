import "./fonts.css.ts";
import "./themes.css.ts";
import "./reset.css.ts";

export { schemes, type Scheme } from "./pair.ts";
export { colorOf, type Contrast, contrasts, sites, type Site } from "./palette.ts";
export type { ColorRole } from "./roles.ts";
export { focusRing } from "./focus.ts";
export { desktopWidth, media, narrowWidth, phoneWidth, type Space, sideMenuWidth, wideWidth } from "./tokens.ts";
export { vars } from "./vars.ts";
