import { style, styleVariants } from "@vanilla-extract/css";
import { desktopWidth, media, narrowWidth, phoneWidth, wideWidth } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));
export const padding = styleVariants(vars.space, (space) => ({ padding: space }));

export const align = styleVariants({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
  baseline: { alignItems: "baseline" },
  stretch: { alignItems: "stretch" },
});

export const justify = styleVariants({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});

export const stack = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });
export const inline = style({ display: "flex", minInlineSize: 0 });
export const wrap = style({ flexWrap: "wrap" });

/** Measures the room of the columns in the reader's own text size, which a media query cannot. */
export const columnsRoom = style({ containerType: "inline-size", inlineSize: "100%", minInlineSize: 0 });
export const columns = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

const templates = {
  equal: "repeat(auto-fit, minmax(0, 1fr))",
  "main-aside": "minmax(0, 1.35fr) minmax(0, 1fr)",
  "aside-main": "minmax(0, 1fr) minmax(0, 1.35fr)",
  hero: "minmax(0, 1.6fr) minmax(0, 1fr)",
};

const besides = (columnsFrom: number) =>
  styleVariants(templates, (gridTemplateColumns, name) => {
    const beside = name === "equal" ? { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gridTemplateColumns: "none" } : { gridTemplateColumns };
    return { "@media": { [`(min-width: ${columnsFrom}px)`]: { "@container": { "(min-width: 32rem)": beside } } } };
  });

export const template = { tablet: besides(phoneWidth), desktop: besides(desktopWidth) };

export const grid = style({ display: "grid" });
export const least = styleVariants({ small: "11rem", medium: "15rem", large: "20rem" }, (width) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
}));

export const tone = styleVariants({
  plain: {},
  tint: { background: vars.color.brandTint },
  sunken: { background: vars.color.sunken },
});

export const box = style({ minInlineSize: 0, borderRadius: vars.radius.medium });

export const divider = style({
  border: 0,
  margin: 0,
  inlineSize: "100%",
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const pageWidth = style({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: vars.space.medium,
  "@media": { [media.tablet]: { paddingInline: vars.space.large }, [media.desktop]: { paddingInline: "40px" } },
});

/** The measure is that of the text; the padding comes on top. */
export const width = styleVariants({ narrow: narrowWidth, wide: wideWidth }, (pixels) => ({
  boxSizing: "content-box" as const,
  inlineSize: "auto",
  maxInlineSize: `${pixels}px`,
}));
