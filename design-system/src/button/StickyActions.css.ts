import { style } from "@vanilla-extract/css";
import { media, phoneWidth } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";
import { actions } from "./Actions.css.ts";

const tallPhone = `${media.tall} and (max-width: ${phoneWidth - 1}px)`;

/**
 * On phones the bar is sticky at the bottom. Only while it floats above content it has a full-width background and a
 * line above; `clip-path` keeps that background off the rest.
 */
export const bar = style([
  actions,
  {
    "@media": {
      [tallPhone]: {
        position: "sticky",
        insetBlockEnd: 0,
        zIndex: 10,
        paddingBlock: "12px max(12px, env(safe-area-inset-bottom))",
        selectors: {
          "&[data-state='floating']": {
            background: vars.color.paper,
            // Both extend beyond the sides and far down; above the bar only the line's one pixel is left.
            boxShadow: `0 100vmax 0 100vmax ${vars.color.paper}, 0 calc(100vmax - 1px) 0 100vmax ${vars.color.line}`,
            clipPath: "inset(-1px -100vmax 0)",
          },
        },
      },
    },
  },
]);

export const summary = style({
  display: "none",
  "@media": { [tallPhone]: { display: "flex", justifyContent: "space-between", gap: "12px" } },
});
