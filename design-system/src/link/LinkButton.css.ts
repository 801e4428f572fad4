import { style } from "@vanilla-extract/css";

/** A button that flows as part of its sentence; underlined as the reset underlines links. */
export const inSentence = style({
  display: "inline",
  padding: 0,
  border: 0,
  background: "none",
  textAlign: "start",
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
  cursor: "pointer",
});
