import { useRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "../../dialog/index.ts";
import { renderIn } from "../testing.tsx";
import * as css from "./popup.css.ts";
import { usePopup } from "./usePopup.ts";

function Example({ initial = false }: { initial?: boolean }) {
  const [open, setOpen] = useState(initial);
  const anchor = useRef<HTMLButtonElement>(null);
  const popup = usePopup({ open, onClose: () => setOpen(false), anchor });
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen(!open)}>
        Sort
      </button>
      <div ref={popup} popover="manual" className={css.popup}>
        <button type="button">Newest first</button>
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

const shown = () => page.getByRole("button", { name: "Newest first" });

test("a popup is below its anchor and flips at the bottom edge", async () => {
  const screen = await renderIn(
    <div style={{ marginBlockStart: 100 }}>
      <Example />
    </div>,
  );
  const anchor = screen.getByRole("button", { name: "Sort" });
  await anchor.click();
  const box = () => shown().element().parentElement!.getBoundingClientRect();
  await expect.element(shown()).toBeVisible();
  await expect.poll(() => box().top).toBeCloseTo(anchor.element().getBoundingClientRect().bottom + 6, 0);
  await expect.poll(() => box().left).toBeCloseTo(anchor.element().getBoundingClientRect().left, 0);
  screen.container.firstElementChild!.setAttribute("style", "margin-block-start: 760px");
  await expect.poll(() => box().bottom).toBeLessThanOrEqual(anchor.element().getBoundingClientRect().top);
});

test("Escape and a press outside close it; a press on its anchor or inside does not", { tags: "full" }, async () => {
  const screen = await renderIn(<Example />);
  const anchor = screen.getByRole("button", { name: "Sort" });
  await anchor.click();
  await shown().click();
  await expect.element(shown()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(shown()).not.toBeInTheDocument();
  await anchor.click();
  await expect.element(shown()).toBeVisible();
  await anchor.click();
  await expect.element(shown()).not.toBeInTheDocument();
  await anchor.click();
  await screen.getByRole("button", { name: "Elsewhere" }).click();
  await expect.element(shown()).not.toBeInTheDocument();
});

test("in a dialog Escape closes the popup and leaves the dialog open", async () => {
  await renderIn(
    <Dialog open title="Bills" closeLabel="Close" onOpenChange={() => expect.fail("closed the dialog")}>
      <Example initial />
    </Dialog>,
  );
  await expect.element(shown()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(shown()).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog", { name: "Bills" })).toBeVisible();
});

test("without CSS anchor positioning a script places the popup, flips it, and follows the anchor", async () => {
  vi.spyOn(CSS, "supports").mockReturnValue(false);
  const screen = await renderIn(
    <div style={{ marginBlockStart: 100, marginInlineStart: 40 }}>
      <Example />
    </div>,
  );
  const anchor = screen.getByRole("button", { name: "Sort" });
  await anchor.click();
  await expect.element(shown()).toBeVisible();
  const box = () => shown().element().parentElement!.getBoundingClientRect();
  const around = () => anchor.element().getBoundingClientRect();
  await expect.poll(() => box().left).toBeCloseTo(around().left, 0);
  await expect.poll(() => box().top).toBeCloseTo(around().bottom + 6, 0);
  screen.container.firstElementChild!.setAttribute("style", "margin-block-start: 760px; margin-inline-start: 1200px");
  dispatchEvent(new Event("resize"));
  await expect.poll(() => box().bottom).toBeLessThanOrEqual(around().top);
  await expect.poll(() => box().right).toBeLessThanOrEqual(innerWidth);
});
