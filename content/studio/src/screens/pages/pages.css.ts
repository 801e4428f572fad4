import { media, vars } from "@portico/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** Side by side when their labels fit. */
export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  gap: vars.space.medium,
  alignItems: "start",
});

/** Relative to the user's font size. */
export const room = style({ containerType: "inline-size", minInlineSize: 0 });

const workspace = style({
  display: "grid",
  gap: vars.space.large,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
});

const besides = (columns: string) => ({ "@container": { "(min-width: 50rem)": { gridTemplateColumns: columns } } });

/** The page beside its messages; stacked where either would be too narrow. */
export const layouts = styleVariants({
  phone: [workspace, besides("min(362px, 45%) minmax(0, 1fr)")],
  desktop: [workspace, besides("minmax(0, 1.6fr) minmax(20rem, 1fr)")],
});

/** Sticky: keeps the page visible beside a long list, when the window is high enough. */
export const stays = style({
  display: "grid",
  gap: vars.space.medium,
  minInlineSize: 0,
  "@container": {
    "(min-width: 50rem)": { "@media": { [media.tall]: { position: "sticky", insetBlockStart: vars.space.medium } } },
  },
});

export const panel = style({ minInlineSize: 0, selectors: { "&:focus": { outline: "none" } } });
