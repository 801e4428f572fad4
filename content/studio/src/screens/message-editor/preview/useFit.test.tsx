import { expect, test } from "vitest";
import { linesOf } from "./useFit.ts";

/** A frame with a button-like box, whose edge is above its text. */
function framed(inside: string, width: number): HTMLElement {
  const frame = document.createElement("div");
  frame.style.cssText = `inline-size: ${width}px; font: 16px/24px sans-serif; padding: 16px`;
  frame.innerHTML = `<button style="padding: 12px 24px; border: 2px solid; font: inherit"><span style="display: inline-block; padding-block: 4px">${inside}</span></button>`;
  document.body.replaceChildren(frame);
  return frame;
}

test("a button's text on one line counts as one line, with emphasized or linked parts too", () => {
  expect(linesOf(framed("Close", 320))).toBe(1);
  expect(linesOf(framed("Close <b>this</b> <a href='#a'>page</a>", 320))).toBe(1);
});

test("wrapped text counts its lines", () => {
  expect(linesOf(framed("Review the payment<br>and pay", 320))).toBe(2);
  expect(linesOf(framed("Pay<br>it<br>now", 320))).toBe(3);
});
