import type {} from "@vitest/browser-playwright";
import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page, userEvent } from "vitest/browser";
import { bootstrapFor } from "../../../testing/fixtures.ts";
import { fiberCut, mapAnswerPath, outageMap } from "../../../testing/outageFixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

const drawing = () => page.getByRole("group", { name: /^Map of the areas/ });

/** What the map shows: left, top, width and height on its plane of 1000 by 700. */
function shown(): [number, number, number, number] {
  const numbers = drawing().element().querySelector("svg")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  return [numbers[0] ?? NaN, numbers[1] ?? NaN, numbers[2] ?? NaN, numbers[3] ?? NaN];
}
const whole = [0, 0, 1000, 700];

/** A place of the map, each axis from 0 to 1, in the window that contains the test's iframe. */
function at(x: number, y: number): { x: number; y: number } {
  const { left, top, width, height } = drawing().element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  return {
    x: (frame?.left ?? 0) + (left + x * width) * scale,
    y: (frame?.top ?? 0) + (top + y * height) * scale,
  };
}

type Mouse = { type: "mousePressed" | "mouseMoved" | "mouseReleased"; button?: "left" | "right" };
const mouse = ({ type, button = "left" }: Mouse, x: number, y: number) =>
  cdp().send("Input.dispatchMouseEvent", {
    ...{ type, ...at(x, y), button, clickCount: 1 },
    buttons: type === "mouseReleased" ? 0 : button === "left" ? 1 : 2,
  });

async function drag(from: readonly [number, number], to: readonly [number, number], button: "left" | "right" = "left") {
  await mouse({ type: "mousePressed", button }, ...from);
  await mouse({ type: "mouseMoved", button }, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  await mouse({ type: "mouseMoved", button }, ...to);
  await mouse({ type: "mouseReleased", button }, ...to);
}

const CTRL = 2;
const wheel = (x: number, y: number, deltaY: number, modifiers = 0) =>
  cdp().send("Input.dispatchMouseEvent", { type: "mouseWheel", ...at(x, y), deltaX: 0, deltaY, modifiers });

type Fingers = readonly (readonly [number, number])[];
const touch = (type: "touchStart" | "touchMove" | "touchEnd", fingers: Fingers) =>
  cdp().send("Input.dispatchTouchEvent", {
    type,
    touchPoints: fingers.map(([x, y], id) => ({ ...at(x, y), id })),
  });
async function pinch(from: Fingers, to: Fingers) {
  await touch("touchStart", from);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch(
      "touchMove",
      from.map(([x, y], finger) => {
        const [endX = 0, endY = 0] = to[finger] ?? [];
        return [x + (endX - x) * part, y + (endY - y) * part] as const;
      }),
    );
  await touch("touchEnd", []);
}

/** The place of the plane that is drawn at a place of the frame. */
const drawnAt = (x: number, y: number) => {
  const [left, top, width, height] = shown();
  return [left + x * width, top + y * height] as const;
};
const expectNear = (place: readonly [number, number], wanted: readonly [number, number], within: number) => {
  expect(Math.abs(place[0] - wanted[0])).toBeLessThanOrEqual(within);
  expect(Math.abs(place[1] - wanted[1])).toBeLessThanOrEqual(within);
};

const zoomIn = () => page.getByRole("button", { name: "Zoom in" }).click();

beforeEach(async () => {
  await page.viewport(700, 900);
  const bootstrap = bootstrapFor();
  const content = await builtInContent(bootstrap);
  const answers = { [mapAnswerPath]: { body: outageMap(fiberCut) } };
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/outage-map" answers={answers} />);
  await expect.element(drawing()).toBeVisible();
  await document.fonts.ready;
  drawing().element().scrollIntoView({ block: "center" });
});

test("[SERV-07 partly] dragging moves what is drawn with the pointer", { tags: "full" }, async () => {
  await zoomIn();
  await zoomIn();
  const grabbed = drawnAt(0.6, 0.6);
  await drag([0.6, 0.6], [0.4, 0.45]);
  expectNear(drawnAt(0.4, 0.45), grabbed, 3);
});

test("[SERV-07 partly] dragging ends at the edge of the map, and when the button is released", async () => {
  await zoomIn();
  await drag([0.2, 0.2], [0.9, 0.9]);
  expect(shown().slice(0, 2)).toEqual([0, 0]);
  await mouse({ type: "mouseMoved" }, 0.1, 0.1);
  expect(shown().slice(0, 2)).toEqual([0, 0]);
});

test("[SERV-07 partly] a drag that leaves the map goes on outside it", { tags: "full" }, async () => {
  await zoomIn();
  const [left] = shown();
  await drag([0.5, 0.5], [-0.1, 0.5]);
  expect(shown()[0]).toBeGreaterThan(left + 150);
});

test("[SERV-07 partly] a press on an area enlarges it in the middle of the map", async () => {
  // Not at the edge of the plane, where the map cannot move further.
  const area = drawing().element().querySelector('[data-area="old-town"] polygon')!;
  const { left, top, width, height } = area.getBoundingClientRect();
  const frame = drawing().element().getBoundingClientRect();
  const middle = [
    (left + width / 2 - frame.left) / frame.width,
    (top + height / 2 - frame.top) / frame.height,
  ] as const;
  const pressed = drawnAt(...middle);
  await drag(middle, middle);
  await expect.poll(() => shown()[2]).toBeLessThan(500);
  expectNear(drawnAt(0.5, 0.5), pressed, 5);
});

test("the right button where the last press was doesn’t enlarge the area", { tags: "full" }, async () => {
  const place = [0.51, 0.7] as const;
  await drag(place, place);
  await expect.poll(() => shown()[2]).toBeLessThan(500);
  const zoomOut = page.getByRole("button", { name: "Zoom out" });
  await zoomOut.click();
  await zoomOut.click();
  await expect.poll(shown).toEqual(whole);
  await drag(place, place, "right");
  expect(shown()).toEqual(whole);
});

test("the right button doesn’t drag the map", async () => {
  await zoomIn();
  const before = shown();
  await drag([0.6, 0.6], [0.4, 0.4], "right");
  expect(shown()).toEqual(before);
});

test("[SERV-07 partly] the wheel with Ctrl enlarges around the pointer, and doesn’t scroll the page", async () => {
  const [before, top] = [drawnAt(0.25, 0.3), scrollY];
  await wheel(0.25, 0.3, -120, CTRL);
  await expect.poll(() => shown()[2]).toBeLessThan(800);
  expectNear(drawnAt(0.25, 0.3), before, 2);
  await wheel(0.25, 0.3, 400, CTRL);
  await expect.poll(shown).toEqual(whole);
  expect(scrollY).toBe(top);
});

test("[SERV-07 partly] the wheel alone scrolls the page, also over the map", async () => {
  scrollTo(0, 0);
  drawing().element().scrollIntoView({ block: "end" });
  document.body.style.minHeight = "4000px";
  const top = scrollY;
  await wheel(0.5, 0.5, 200);
  await expect.poll(() => scrollY).toBeGreaterThan(top + 50);
  expect(shown()).toEqual(whole);
  document.body.style.minHeight = "";
});

test("[SERV-07 partly] two fingers that move apart enlarge what is between them", { tags: "full" }, async () => {
  const between = drawnAt(0.5, 0.5);
  await pinch(
    [
      [0.45, 0.5],
      [0.55, 0.5],
    ],
    [
      [0.35, 0.5],
      [0.65, 0.5],
    ],
  );
  await expect.poll(() => shown()[2]).toBeLessThan(400);
  expectNear(drawnAt(0.5, 0.5), between, 10);
});

test("[SERV-07 partly] two fingers above each other enlarge too, though one finger scrolls the page up and down", async () => {
  await pinch(
    [
      [0.5, 0.45],
      [0.5, 0.55],
    ],
    [
      [0.5, 0.3],
      [0.5, 0.7],
    ],
  );
  await expect.poll(() => shown()[2]).toBeLessThan(400);
});

test(
  "[SERV-07 partly] two fingers that move together move the map, and one that stays goes on moving it",
  { tags: "full" },
  async () => {
    await zoomIn();
    await zoomIn();
    const [left] = shown();
    await pinch(
      [
        [0.6, 0.5],
        [0.7, 0.5],
      ],
      [
        [0.4, 0.5],
        [0.5, 0.5],
      ],
    );
    await expect.poll(() => shown()[0]).toBeGreaterThan(left + 50);
    await touch("touchStart", [
      [0.3, 0.5],
      [0.7, 0.5],
    ]);
    await touch("touchEnd", [[0.3, 0.5]]);
    const [before] = shown();
    await touch("touchMove", [[0.4, 0.5]]);
    await touch("touchMove", [[0.5, 0.5]]);
    await touch("touchEnd", []);
    expect(shown()[0]).toBeLessThan(before);
  },
);

test("[SERV-07 partly] one finger moves an enlarged map up and down", { tags: "full" }, async () => {
  await zoomIn();
  await zoomIn();
  const [, top] = shown();
  await pinch([[0.5, 0.7]], [[0.5, 0.3]]);
  await expect.poll(() => shown()[1]).toBeGreaterThan(top + 50);
});

test("[SERV-07 partly] arrow keys, plus and minus move and enlarge the map; keys of the browser stay the browser’s", async () => {
  (drawing().element() as HTMLElement).focus();
  await userEvent.keyboard("++");
  await expect.poll(() => shown()[2]).toBe(444);
  const [left, top] = shown();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect([shown()[0] > left, shown()[1] > top]).toEqual([true, true]);
  await userEvent.keyboard("--");
  expect(shown()).toEqual(whole);
  const pressed = new KeyboardEvent("keydown", { key: "=", ctrlKey: true, bubbles: true, cancelable: true });
  drawing().element().dispatchEvent(pressed);
  expect([pressed.defaultPrevented, ...shown()]).toEqual([false, ...whole]);
});
