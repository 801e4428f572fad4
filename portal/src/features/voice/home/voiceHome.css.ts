import { style } from "@vanilla-extract/css";

/** As high as the badge of unread messages, which arrives later and must not push the lines below it. */
export const lineLinks = style({ minBlockSize: "1.75rem", display: "flex", alignItems: "center" });
