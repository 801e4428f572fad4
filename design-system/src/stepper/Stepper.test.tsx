import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectGoodInEveryLook, renderIn } from "../internal/testing.tsx";
import { type LinkComponentProps, LinkProvider } from "../link/index.ts";
import { AllStates, LongWords, Third, WithError, WithoutLinks } from "./Stepper.examples.tsx";

test("[DSYS-02 partly] every stepper is good in every look", () => expectGoodInEveryLook(<AllStates />));

test("[DSYS-02 partly] words of any length stay inside the page", async () => {
  for (const look of [{ width: 320, textSize: 200 }, { width: 600 }, { width: 1280, textSize: 200 }]) {
    const { unmount } = await renderIn(<LongWords />, look);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(look.width);
    await unmount();
  }
});

test("[DSYS-02 partly] it is a named list of steps that says where one is", async () => {
  const screen = await renderIn(<Third />);
  const steps = screen.getByRole("navigation", { name: "Make a payment" }).getByRole("listitem");
  expect(steps.elements().map((step) => step.textContent)).toEqual(["Amount (done)", "Method (done)", "Date (current step)", "Review (to do)"]);
  expect(steps.elements().map((step) => step.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
});

test("[DSYS-02 partly] the keyboard leads back to steps that are done, through the app's own links", async () => {
  const followed = vi.fn();
  const Routed = (props: LinkComponentProps) => (
    <a {...props} onClick={(event) => { event.preventDefault(); followed(props.href); }} />
  );
  const screen = await renderIn(<LinkProvider component={Routed}><Third /></LinkProvider>);
  expect(screen.getByRole("link").elements()).toHaveLength(2);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Method (done)" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(followed).toHaveBeenCalledExactlyOnceWith("#method");
});

test("[DSYS-02 partly] while nothing may change, nothing leads back", async () => {
  const screen = await renderIn(<WithoutLinks />);
  expect(screen.getByRole("link").elements()).toHaveLength(0);
});

const isSeen = (element: Element) => getComputedStyle(element).clipPath === "none";

test("[DSYS-02 partly] phones show bars and the progress, wider places the names; the other is still spoken", async () => {
  const screen = await renderIn(<Third />, { width: 360 });
  const progress = screen.getByText("Step 3 of 4").element();
  const name = screen.getByText("Review").element().parentElement as Element;
  expect([isSeen(progress), isSeen(name)]).toEqual([true, false]);
  await screen.unmount();
  const wide = await renderIn(<Third />, { width: 1280 });
  const [wideProgress, wideName] = [wide.getByText("Step 3 of 4").element(), wide.getByText("Review").element().parentElement as Element];
  expect([isSeen(wideProgress), isSeen(wideName)]).toEqual([false, true]);
  expect(wide.getByRole("navigation").element().textContent).toContain("Step 3 of 4");
});

test("[DSYS-02 partly] a bar that leads back can be hit on a phone", async () => {
  const screen = await renderIn(<Third />, { width: 320 });
  const { width, height } = screen.getByRole("link", { name: "Amount (done)" }).element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test("[DSYS-02 partly] no state is told by colour alone", async () => {
  const screen = await renderIn(<WithError />, { width: 360 });
  const barOf = (name: string) => screen.getByText(name).element().closest("li")?.querySelector("span > span, a > span") as Element;
  expect(getComputedStyle(barOf("Method")).backgroundImage).toContain("linear-gradient");
  expect(getComputedStyle(barOf("Date")).backgroundImage).toBe("none");
  await emulate({ "forced-colors": "active" });
  expect(getComputedStyle(barOf("Method")).borderStyle).toBe("dashed");
  expect(getComputedStyle(barOf("Date")).borderStyle).toBe("solid");
  await emulate();
});
