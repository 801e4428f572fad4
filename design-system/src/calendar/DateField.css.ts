import { style } from "@vanilla-extract/css";
import { popup } from "../internal/popup/popup.css.ts";
import { media, phoneWidth } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const phone = `(max-width: ${phoneWidth - 1}px)`;

/** Beside the field where there is room. On a phone the calendar is a sheet at the bottom that covers the page. */
export const layer = style([
  popup,
  {
    "@media": {
      [phone]: {
        inset: 0,
        margin: 0,
        inlineSize: "100%",
        blockSize: "100dvh",
        maxInlineSize: "none",
        maxBlockSize: "none",
        border: 0,
        borderRadius: 0,
        background: vars.color.shade,
        boxShadow: "none",
        positionArea: "none",
        selectors: { "&:popover-open": { display: "flex", alignItems: "flex-end" } },
      },
    },
  },
]);

export const sheet = style({
  padding: "12px 12px 16px",
  inlineSize: "21.5rem",
  maxInlineSize: "100%",
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 20rem)",
      justifyContent: "center",
      inlineSize: "100%",
      maxBlockSize: "100%",
      overflow: "auto",
      padding: "8px 16px max(16px, env(safe-area-inset-bottom))",
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      background: vars.color.raised,
      boxShadow: vars.shadow.raised,
    },
    [`${phone} and ${media.forcedColors}`]: { border: "2px solid CanvasText" },
  },
});

/** Only the sheet has a heading: beside its field the calendar needs none. */
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  paddingInlineStart: "10px",
  color: vars.color.inkQuiet,
  fontWeight: vars.weight.medium,
  "@media": { [media.tablet]: { display: "none" } },
});
