import { expect, test } from "vitest";
import { scaleFor } from "./useScale.ts";

test("a window is scaled down to fit its width, never up, and fills the available height", () => {
  expect(scaleFor(1280, { width: 640, height: 500 })).toEqual({ factor: 0.5, width: 1280, height: 1000 });
  expect(scaleFor(360, { width: 900, height: 500 })).toEqual({ factor: 1, width: 360, height: 500 });
  expect(scaleFor(360, { width: 0, height: 0 }).factor).toBe(1);
});
