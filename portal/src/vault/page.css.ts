import { globalStyle } from "@vanilla-extract/css";
import { vars } from "@portico/design-system/theme";

// The frame stands inside a card of the portal, and looks as if it were part of it.
globalStyle("body", { background: vars.color.surface, minHeight: 0 });
// Room for the focus ring, which would be cut off at the frame's edge.
globalStyle("#root", { padding: "6px" });
