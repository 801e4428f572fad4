import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { AllStates, Hero, InAList, Titled } from "./Card.examples.tsx";

test("[DSYS-02 partly] every card is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] a card with a title is a region with that name, and Tab follows the reading order", async () => {
  const screen = await renderIn(<Titled />);
  await expect.element(screen.getByRole("region", { name: "Internet" })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Run a speed test" })).toHaveFocus();
});

test("[DSYS-02 partly] cards in a list are announced with their number", async () => {
  const screen = await renderIn(<InAList />);
  expect(screen.getByRole("listitem").elements()).toHaveLength(2);
});

test("[DSYS-02 partly] a hero card has its main part first and the aside beside it on a desktop, stacked on a phone", async () => {
  const parts = (container: Element) =>
    [...container.querySelector("section > div")!.children].map((part) => part.getBoundingClientRect());
  const desktop = await renderIn(<Hero />);
  const [main, aside] = parts(desktop.container);
  expect(aside!.left).toBeGreaterThanOrEqual(main!.right);
  expect(main!.width).toBeGreaterThan(aside!.width);
  await desktop.unmount();
  const phone = await renderIn(<Hero />, { width: 360 });
  const [first, second] = parts(phone.container);
  expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
});

test("[DSYS-02 partly] a hero card is mirrored right to left", async () => {
  const { container } = await renderIn(<Hero />, { dir: "rtl" });
  const [main, aside] = [...container.querySelector("section > div")!.children].map((part) =>
    part.getBoundingClientRect(),
  );
  expect(aside!.right).toBeLessThanOrEqual(main!.left);
});
