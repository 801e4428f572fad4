import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "../dialog/index.ts";
import { copyFromElsewhere } from "../internal/pasting.ts";
import { emulate, expectNoAxeViolations, modes, renderIn } from "../internal/testing.tsx";
import {
  TypedDate,
  TypedDateInSpanish,
  TypedDateRefused,
  TypedRangeOfDays,
  TypedRangeRefused,
} from "./Calendar.examples.tsx";

afterEach(() => emulate());

const field = () => document.querySelector("input") as HTMLInputElement;
const shown = () =>
  `${field().value.slice(0, field().selectionStart ?? 0)}|${field().value.slice(field().selectionEnd ?? 0)}`;
const focusedDay = () => (document.activeElement as HTMLElement).dataset["day"];
const opener = () => page.getByRole("button", { name: /^(Choose|Elegir)/ });
const dialog = () => page.getByRole("dialog");

test("[DSYS-02 partly] slashes are inserted while typing, with or without typed separators", async () => {
  const onChange = vi.fn();
  await renderIn(<TypedDate onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("120526");
  expect(shown()).toBe("12/05/26|");
  await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
  await userEvent.keyboard("1-3.2027");
  expect(shown()).toBe("01/03/2027|");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith("01/03/27");
});

test("[DSYS-02 partly] deletions are kept, and a correction in the middle moves neither text nor caret", async () => {
  await renderIn(<TypedDate initial="12/05/26" />);
  await userEvent.tab();
  await userEvent.keyboard("{End}{Backspace}{Backspace}{Backspace}");
  expect(shown()).toBe("12/05|");
  await userEvent.keyboard("/26{Home}{ArrowRight}{Delete}");
  expect(shown()).toBe("1|/05/26");
  await userEvent.keyboard("1");
  expect(shown()).toBe("11|/05/26");
});

test("[DSYS-02 partly] an ISO date can be pasted, and is reformatted as MM/DD/YY on blur", async () => {
  const onChange = vi.fn();
  await renderIn(<TypedDate onChange={onChange} />);
  await copyFromElsewhere("2026-12-05");
  await userEvent.tab();
  await userEvent.paste();
  expect(shown()).toBe("2026-12-05|");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith("12/05/26");
});

test.each(["02/30/27", "13/01/27", "Dec 5", "12/05/20265"])(
  "[DSYS-02 partly] %s is not a date, and is kept as typed",
  async (typed) => {
    const onChange = vi.fn();
    await renderIn(<TypedDate onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(typed);
    expect(field().value).toBe(typed);
  },
);

test("[DSYS-02 partly] label, hint and error are associated with the field, which requests a numeric keyboard", async () => {
  const screen = await renderIn(<TypedDateRefused />);
  const text = screen.getByRole("textbox", { name: "Payment date" });
  await expect.element(text).toHaveAccessibleDescription("Please enter a valid date as MM/DD/YY. MM/DD/YY");
  await expect.element(text).toHaveAttribute("aria-invalid", "true");
  await expect.element(text).toHaveAttribute("inputmode", "numeric");
  await expect.element(text).toHaveValue("02/30/27");
  await expectNoAxeViolations(screen.container);
});

test(
  "[DSYS-02 partly] the calendar opens on the typed day; selecting a day fills in the text, closes it and returns the focus",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<TypedDate initial="12/07/26" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(opener()).toHaveFocus();
    await expect.element(opener()).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog()).toBeVisible();
    await expect.element(dialog()).toHaveAttribute("aria-label", "Payment date");
    expect(focusedDay()).toBe("2026-12-07");
    await expect.element(opener()).toHaveAttribute("aria-expanded", "true");
    await expectNoAxeViolations(screen.container);
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(onChange).toHaveBeenLastCalledWith("12/08/26");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    await expectNoAxeViolations(screen.container);
  },
);

test("[DSYS-02 partly] pressing an unavailable day leaves calendar and text unchanged", async () => {
  const onChange = vi.fn();
  await renderIn(<TypedDate initial="11/25/26" onChange={onChange} />);
  await opener().click();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(dialog().getByRole("gridcell", { name: "Thursday, November 26, 2026" })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test("[DSYS-02 partly] Escape closes the calendar, returns the focus and leaves an enclosing dialog open", async () => {
  await renderIn(
    <Dialog open title="Edit the payment" closeLabel="Close" onOpenChange={() => expect.fail("closed the dialog")}>
      <TypedDate />
    </Dialog>,
  );
  await page.getByRole("button", { name: "Choose the payment date" }).click();
  await expect.element(page.getByRole("grid")).toBeVisible();
  expect(focusedDay()).toBe("2026-11-21");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Choose the payment date" })).toHaveFocus();
});

test(
  "[DSYS-02 partly] the calendar closes when it loses the focus, on a press outside and on a second press of its button",
  { tags: "full" },
  async () => {
    const screen = await renderIn(
      <>
        <button type="button">Back</button>
        <TypedDate />
        <button type="button" style={{ position: "fixed", insetBlockEnd: 0 }}>
          Pay
        </button>
      </>,
    );
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    await userEvent.tab();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Pay" })).toHaveFocus();
    await opener().click();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(dialog().getByRole("button", { name: "Previous month" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(opener()).toHaveFocus();
    await expect.element(dialog()).not.toBeInTheDocument();
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    (screen.getByRole("button", { name: "Back" }).element() as HTMLElement).focus();
    await expect.element(dialog()).not.toBeInTheDocument();
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    await screen.getByRole("button", { name: "Pay" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    await opener().click();
    await expect.element(dialog()).not.toBeInTheDocument();
  },
);

test(
  "[DSYS-02 partly] on a phone the calendar is a full-width sheet; a press beside it only closes it",
  { tags: "full" },
  async () => {
    const pressed = vi.fn();
    await renderIn(
      <>
        <button type="button" onClick={pressed}>
          Pay
        </button>
        <TypedDate />
      </>,
      { width: 360, height: 740 },
    );
    await opener().click();
    await expect.element(dialog()).toHaveAttribute("aria-modal", "true");
    const sheet = dialog().element().firstElementChild!.getBoundingClientRect();
    await expect
      .poll(() => [
        sheet.left,
        sheet.width,
        Math.round(dialog().element().firstElementChild!.getBoundingClientRect().bottom),
      ])
      .toEqual([0, 360, 740]);
    await userEvent.click(document.body, { position: { x: 20, y: 20 }, force: true });
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(pressed).not.toHaveBeenCalled();
    await opener().click();
    await dialog().getByRole("button", { name: "Close" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  },
);

test.each(
  modes.flatMap((mode) => [mode, { ...mode, width: 320 }, { ...mode, width: 320, textSize: 200, height: 600 }]),
)("[DSYS-02 partly] an open calendar is accessible in %j", { tags: "full" }, async (mode) => {
  await renderIn(<TypedDate />, mode);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await expectNoAxeViolations(dialog().element());
  expect(dialog().element().scrollWidth).toBeLessThanOrEqual(dialog().element().clientWidth);
});

test("[DSYS-02 partly] in Spanish the field accepts the same order, and its calendar is in Spanish", async () => {
  await renderIn(<TypedDateInSpanish />);
  await opener().click();
  await expect.element(dialog().getByRole("gridcell", { name: "sábado, 5 de diciembre de 2026" })).toHaveFocus();
});

test(
  "[DSYS-02 partly] a range is typed or chosen in one calendar; closing it after the first day changes nothing",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<TypedRangeOfDays onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard("{Control>}a{/Control}11426");
    expect(onChange).toHaveBeenLastCalledWith({ start: "11/04/26", end: "11/21/26" });
    await opener().click();
    expect(focusedDay()).toBe("2026-11-04");
    await expectNoAxeViolations(screen.container);
    await dialog().getByRole("gridcell", { name: "Tuesday, November 10, 2026" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("textbox", { name: "To" })).toHaveValue("11/21/26");
    await opener().click();
    await dialog().getByRole("gridcell", { name: "Tuesday, November 10, 2026" }).click();
    await dialog().getByRole("gridcell", { name: "Sunday, November 8, 2026" }).click();
    expect(onChange).toHaveBeenLastCalledWith({ start: "11/08/26", end: "11/10/26" });
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  },
);

test("[DSYS-02 partly] an error of a range is announced with its legend", async () => {
  const screen = await renderIn(<TypedRangeRefused />);
  await expect
    .element(screen.getByRole("group", { name: "Days" }))
    .toHaveAccessibleDescription("November has 30 days. Enter the first day as MM/DD/YY. MM/DD/YY");
  await expect.element(screen.getByRole("textbox", { name: "From" })).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations(screen.container);
});
