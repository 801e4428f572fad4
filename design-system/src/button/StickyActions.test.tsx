import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./Button.tsx";
import { StickyActions } from "./StickyActions.tsx";

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/** A long step on a phone, above a navigation of this height. */
async function renderStep(navigationHeight: number) {
  await page.viewport(360, 800);
  const screen = await render(
    <>
      <main style={{ minBlockSize: "2000px" }}>
        <div style={{ blockSize: "900px" }} />
        <a href="#below">Below the window</a>
        <div style={{ blockSize: "600px" }} />
        <StickyActions summary="$248.17">
          <Button>Pay</Button>
        </StickyActions>
      </main>
      <nav
        aria-label="Main"
        data-bar="bottom"
        style={{ position: "sticky", insetBlockEnd: 0, blockSize: navigationHeight }}
      />
    </>,
  );
  const button = screen.getByRole("button", { name: "Pay" });
  const bar = button.element().closest("[data-bar]");
  if (!bar) throw new Error("The button is in no bar.");
  return { bar, navigation: screen.getByRole("navigation").element(), unmount: screen.unmount };
}

describe("the bar of a step on a phone", () => {
  test.each([
    ["a navigation at the bottom", 64],
    ["a navigation that enlarged text has wrapped to a second row", 136],
  ])("stands above %s", async (_navigation, height) => {
    const { bar, navigation } = await renderStep(height);
    await expect.poll(() => bottomOf(bar)).toBeCloseTo(navigation.getBoundingClientRect().top);
  });

  test("has a background while it floats above the content, and none in its own place", async () => {
    const { bar } = await renderStep(64);
    await expect.poll(() => bar.getAttribute("data-state")).toBe("floating");
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => bar.getAttribute("data-state")).toBe(null);
  });

  test("does not cover an element that gets the focus", async () => {
    const { bar } = await renderStep(136);
    await expect.poll(() => bar.getAttribute("data-state")).toBe("floating");
    const link = page.getByRole("link", { name: "Below the window" }).element() as HTMLElement;
    link.focus();
    await expect.poll(() => bottomOf(link)).toBeLessThanOrEqual(bar.getBoundingClientRect().top + 0.5);
  });

  test("leaves the window's bottom to the next screen when the step is left", async () => {
    const { unmount } = await renderStep(136);
    await expect.poll(() => document.documentElement.style.scrollPaddingBlockEnd).not.toBe("");
    await unmount();
    expect(document.documentElement.style.scrollPaddingBlockEnd).toBe("");
  });
});
