import { style, styleVariants } from "@vanilla-extract/css";
import { arrive, from } from "../internal/arrive.css.ts";
import { cross } from "../internal/round.css.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** One level for both: of two dialogs the one that opened later is later in the document, and its shade covers the other. */
const level = { position: "fixed", inset: 0, zIndex: 100 } as const;

export const shade = style({
  ...level,
  background: vars.color.shade,
  animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}`,
});

/**
 * The window as a container, so that its height can be queried in rem of enlarged text: if it is tall enough, title and
 * actions stay visible while the middle scrolls; otherwise everything scrolls together.
 */
export const stage = style({ ...level, containerType: "size", pointerEvents: "none" });
const roomy = "(min-height: 30rem)";

/** A sheet at the bottom edge on phones, otherwise a centred card. */
export const sheet = style({
  position: "absolute",
  pointerEvents: "auto",
  insetInline: 0,
  insetBlockEnd: 0,
  display: "flex",
  flexDirection: "column",
  maxBlockSize: "calc(100% - 24px)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: vars.component["dialog-background"],
  color: vars.color.ink,
  overflowWrap: "anywhere",
  borderRadius: `${vars.component["dialog-radius"]} ${vars.component["dialog-radius"]} 0 0`,
  boxShadow: vars.shadow.raised,
  vars: { [from]: "0 48px" },
  animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}`,
  "@media": {
    [media.tablet]: {
      insetInline: vars.space.medium,
      insetBlock: 0,
      margin: "auto",
      blockSize: "fit-content",
      maxBlockSize: "min(44rem, calc(100% - 64px))",
      borderRadius: vars.component["dialog-radius"],
      vars: { [from]: "0 12px" },
    },
    [media.forcedColors]: { border: "2px solid CanvasText" },
  },
});

export const size = styleVariants({
  small: { "@media": { [media.tablet]: { maxInlineSize: "30rem" } } },
  medium: { "@media": { [media.tablet]: { maxInlineSize: "40rem" } } },
});

const sides = { paddingInline: "clamp(20px, 4vw, 28px)" } as const;

export const header = style({
  ...sides,
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.medium,
  paddingBlockStart: vars.space.large,
});

export const headings = style({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "6px",
  alignContent: "start",
  minInlineSize: 0,
});
export const title = style({
  fontSize: vars.text.h2,
  fontWeight: vars.weight.heading,
  lineHeight: 1.25,
  letterSpacing: "-0.01em",
  textWrap: "balance",
});
export const description = style({ color: vars.color.inkQuiet });

export const close = style([cross, { marginBlock: "-11px 0", marginInlineEnd: "-13px" }]);

const edge = (color: string, rest: string) =>
  ["top", "bottom"].map((side) => `linear-gradient(${color} 0 0) ${side}/100% ${rest}`);

/** Lines at the edges show that there is more; a cover that scrolls with the content hides them at its ends. */
const moreBeyond = {
  background: [...edge(vars.color.raised, "2px no-repeat local"), ...edge(vars.color.line, "1px no-repeat")].join(", "),
};

export const body = style({
  ...sides,
  paddingBlock: `${vars.space.small} ${vars.space.xsmall}`,
  marginBlockStart: vars.space.small,
  minInlineSize: 0,
  selectors: {
    "&:last-child": { paddingBlockEnd: vars.space.large },
    // Inset, or the edges of the sheet would clip the ring.
    "&:focus-visible": { outlineOffset: "-3px", boxShadow: "none" },
  },
  "@container": {
    [roomy]: { ...moreBeyond, flex: "0 1 auto", minBlockSize: 0, overflowY: "auto", overscrollBehavior: "contain" },
  },
});

export const footer = style({
  ...sides,
  display: "flex",
  flexDirection: "column",
  gap: "10px",
  paddingBlock: `20px max(${vars.space.large}, env(safe-area-inset-bottom))`,
  "@media": { [media.tablet]: { flexDirection: "row", flexWrap: "wrap" } },
});
