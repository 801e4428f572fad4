import { expect, test } from "vitest";
import { linesOf } from "./useFit.ts";

/** A frame of a button-like box: its own edge stands above its words. */
function framed(inside: string, width: number): HTMLElement {
  const frame = document.createElement("div");
  frame.style.cssText = `inline-size: ${width}px; font: 16px/24px sans-serif; padding: 16px`;
  frame.innerHTML = `<button style="padding: 12px 24px; border: 2px solid; font: inherit"><span style="display: inline-block; padding-block: 4px">${inside}</span></button>`;
  document.body.replaceChildren(frame);
  return frame;
}

test("the words of a button that stand in one line are one line, parts that are stressed or linked too", () => {
  expect(linesOf(framed("Close", 320))).toBe(1);
  expect(linesOf(framed("Close <b>this</b> <a href='#a'>page</a>", 320))).toBe(1);
});

test("words that are broken are as many lines as they take", () => {
  expect(linesOf(framed("Review the payment<br>and pay", 320))).toBe(2);
  expect(linesOf(framed("Pay<br>it<br>now", 320))).toBe(3);
});
