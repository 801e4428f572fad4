import { media, vars } from "@portico/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** Beside each other where there is room for their words. */
export const choices = style({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))", gap: vars.space.medium, alignItems: "start" });

/** Measured in the reader's own text size. */
export const room = style({ containerType: "inline-size", minInlineSize: 0 });

const bench = style({ display: "grid", gap: vars.space.large, gridTemplateColumns: "minmax(0, 1fr)", alignItems: "start" });

const besides = (columns: string) => ({ "@container": { "(min-width: 50rem)": { gridTemplateColumns: columns } } });

/** The page beside its words; one below the other where that would make either too narrow. */
export const benches = styleVariants({
  phone: [bench, besides("min(362px, 45%) minmax(0, 1fr)")],
  desktop: [bench, besides("minmax(0, 1.6fr) minmax(20rem, 1fr)")],
});

/** The page stays in sight beside a long list, where the window is high enough. */
export const stays = style({
  display: "grid",
  gap: vars.space.medium,
  minInlineSize: 0,
  "@container": { "(min-width: 50rem)": { "@media": { [media.tall]: { position: "sticky", insetBlockStart: vars.space.medium } } } },
});

export const panel = style({ minInlineSize: 0, selectors: { "&:focus": { outline: "none" } } });
