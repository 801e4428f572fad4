import { globalStyle } from "@vanilla-extract/css";
import { vars } from "@portico/design-system/theme";

// The frame is inside a card of the portal and should look like part of it.
globalStyle("body", { background: vars.color.surface, minHeight: 0 });
// Space for the focus ring, which the frame's edge would clip.
globalStyle("#root", { padding: "6px" });
