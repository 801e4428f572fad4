import { expect, test } from "vitest";
import { expectGoodInEveryLook, renderIn } from "../internal/testing.tsx";
import { VisuallyHidden } from "./index.ts";
import { AllStates, MoreContext } from "./VisuallyHidden.examples.tsx";

test("[DSYS-02 partly] hidden words are good in every look", () => expectGoodInEveryLook(<AllStates />));

test("[DSYS-02 partly] hidden words belong to the name and take no room", async () => {
  const screen = await renderIn(<MoreContext />);
  await expect.element(screen.getByRole("link", { name: "View the November bill" })).toBeVisible();
  const words = screen.getByText("the November bill").element().getBoundingClientRect();
  expect(words.width * words.height).toBeLessThanOrEqual(1);
});

test("[DSYS-02 partly] hidden words can be a heading in the outline", async () => {
  const screen = await renderIn(
    <VisuallyHidden as="h2" id="payments">
      Payments
    </VisuallyHidden>,
  );
  await expect.element(screen.getByRole("heading", { level: 2, name: "Payments" })).toHaveAttribute("id", "payments");
});
