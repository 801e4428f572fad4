import { globalStyle } from "@vanilla-extract/css";
import { focusRing } from "./focus.ts";
import { media } from "./tokens.ts";
import { vars } from "./vars.ts";

// `:where` gives every rule here zero specificity: a component's own class always wins.
globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

// Prevents automatic text enlargement, under the name that all phone browsers support.
globalStyle(":where(html)", { WebkitTextSizeAdjust: "100%" });

globalStyle(":where(body)", {
  margin: 0,
  minHeight: "100dvh",
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.family,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
  lineHeight: 1.5,
  overflowWrap: "break-word",
});

globalStyle(":where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend)", { margin: 0, padding: 0 });
globalStyle(":where(ul, ol)", { listStyle: "none" });
globalStyle(":where(fieldset)", { border: 0, minInlineSize: 0 });
globalStyle(":where(button, input, select, textarea)", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
globalStyle(":where(img, svg)", { display: "block", maxInlineSize: "100%" });
globalStyle(":where(svg)", { flex: "none" });
globalStyle(":where(strong, b)", { fontWeight: vars.weight.strong });
globalStyle(":where(a)", { color: vars.color.brandText, textUnderlineOffset: "3px", textDecorationThickness: "1px" });

globalStyle(":where(:focus-visible)", focusRing);
// Headings focused by script after a route change show no ring, because they are not interactive.
globalStyle(":where([tabindex='-1']:focus)", { outline: "none", boxShadow: "none" });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.reducedMotion]: {
      animation: "none !important",
      transition: "none !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
