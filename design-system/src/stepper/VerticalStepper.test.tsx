import { expect, test } from "vitest";
import { expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { VerticalStepper } from "./index.ts";

test("[DSYS-02 partly] the deprecated VerticalStepper is stacked even where there is room", async () => {
  const steps = [
    { id: "amount", label: "Amount", state: "done", stateLabel: "done", href: "#amount", answer: "$248.17" },
    { id: "review", label: "Review", state: "current", stateLabel: "current step" },
  ] as const;
  const screen = await renderIn(<VerticalStepper label="Pay" progress="Step 2 of 2" steps={steps} />);
  const lefts = screen
    .getByRole("listitem")
    .elements()
    .map((step) => step.getBoundingClientRect().left);
  expect(new Set(lefts).size).toBe(1);
  await expect.element(screen.getByText("Step 2 of 2")).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] in the deprecated VerticalStepper an error step without a message does not compile; it still announces its state", async () => {
  const screen = await renderIn(
    <VerticalStepper
      label="Pay"
      progress="Step 1 of 1"
      // @ts-expect-error an error step needs a message
      steps={[{ id: "a", label: "Amount", state: "error", stateLabel: "needs attention" }]}
    />,
  );
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("Amount (needs attention)");
});
