import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const fromEnd = keyframes({ from: { translate: "48px 0", opacity: 0 } });
const fromEndMirrored = keyframes({ from: { translate: "-48px 0", opacity: 0 } });

/** On phones the dialog's own sheet; elsewhere as high as the window, at its end. */
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
          animationName: fromEnd,
        },
        "[dir='rtl'] &&": { animationName: fromEndMirrored },
      },
    },
  },
});

/** The actions stay at the bottom edge, however short the text is. */
globalStyle(`${drawer} > footer`, { marginBlockStart: "auto" });
