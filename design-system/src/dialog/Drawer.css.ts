import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../internal/arrive.css.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** On phones the same sheet as a dialog; otherwise full height at the end side of the window. */
export const drawer = style({
  "@media": {
    [media.tablet]: {
      selectors: {
        "&&": {
          insetBlock: 0,
          insetInline: "auto 0",
          margin: 0,
          inlineSize: "28rem",
          maxInlineSize: "calc(100% - 48px)",
          blockSize: "100%",
          maxBlockSize: "none",
          borderRadius: 0,
          borderStartStartRadius: vars.radius.large,
          borderEndStartRadius: vars.radius.large,
          vars: { [from]: "48px 0" },
        },
        "[dir='rtl'] &&": { vars: { [from]: "-48px 0" } },
      },
    },
  },
});

/** The actions stay at the bottom edge, even with little content. */
globalStyle(`${drawer} > footer`, { marginBlockStart: "auto" });
