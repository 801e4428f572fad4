import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { AllStates, LongWords, Pairs, Rows } from "./DescriptionList.examples.tsx";

test("[DSYS-02 partly] every list is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] each term is associated with its detail, and Tab visits the change links in order", async () => {
  const screen = await renderIn(<Rows />);
  const pairs = [...screen.container.querySelectorAll("dl > div")].map((pair) => [
    pair.querySelector("dt")!.textContent,
    pair.querySelector("dd")!.textContent,
  ]);
  expect(pairs[0]).toEqual(["Account", "Harbor Street Bakery8347 20 118"]);
  expect(pairs[3]).toEqual(["Balance after the payment", "$0.00"]);
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Change" }).first()).toHaveFocus();
});

test("[DSYS-02 partly] a pair shares a line where it fits, and the detail wraps below where it does not", async () => {
  const tops = (container: Element) =>
    ["dt", "dd"].map((name) => container.querySelector(name)!.getBoundingClientRect());
  const short = await renderIn(<Pairs />, { width: 360 });
  const [term, detail] = tops(short.container);
  expect(detail!.top).toBeLessThan(term!.bottom);
  await short.unmount();
  const long = await renderIn(<LongWords />, { width: 360 });
  const [longTerm, longDetail] = tops(long.container);
  expect(longDetail!.top).toBeGreaterThanOrEqual(longTerm!.bottom);
});
