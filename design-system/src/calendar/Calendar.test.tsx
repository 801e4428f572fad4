import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectGoodInEveryLook, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, PaymentDate } from "./Calendar.examples.tsx";

afterEach(() => emulate());

const focusedDay = () => (document.activeElement as HTMLElement).dataset["day"];

test("[DSYS-02 partly] every calendar is good in every look", { timeout: 60_000 }, () => expectGoodInEveryLook(<AllStates />));

test("[DSYS-02 partly] one stop of the Tab key: the chosen day; Enter and the space bar choose", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<PaymentDate onChange={onChange} />);
  for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
  expect(focusedDay()).toBe("2026-11-30");
  await expectNoAxeViolations(screen.container);
  await userEvent.keyboard("{ArrowRight}");
  expect(focusedDay()).toBe("2026-12-01");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{ArrowDown} ");
  expect(onChange.mock.calls).toEqual([["2026-12-01"], ["2026-12-08"]]);
  await expect.element(screen.getByRole("gridcell", { name: "Tuesday, December 8, 2026" })).toHaveAttribute("aria-selected", "true");
  await expectNoAxeViolations(screen.container);
});
