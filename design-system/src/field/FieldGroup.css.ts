import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const group = style({ display: "flex", flexWrap: "wrap", gap: vars.space.medium, alignItems: "start" });

// Short fields share a line, also with errors; all others have a line each.
globalStyle(`${group} > *`, { flex: "1 1 100%", minInlineSize: 0 });
globalStyle(`${group} > [data-fit="short"]`, { flex: "1 1 8rem", maxInlineSize: "14rem" });
