import { style } from "@vanilla-extract/css";

/** A button that flows as part of its sentence. */
export const inSentence = style({
  display: "inline",
  padding: 0,
  border: 0,
  background: "none",
  textAlign: "start",
  cursor: "pointer",
});
