import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { ReviewStep } from "./ReviewStep.examples.tsx";
import { Summary } from "./Summary.examples.tsx";

test("[DSYS-04 partly] a composed summary screen is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<Summary />),
);
test("[DSYS-04 partly] a composed payment step is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<ReviewStep />),
);

test("[DSYS-04 partly] Tab visits a payment step in reading order and everything it focuses is visible", async () => {
  const { container } = await renderIn(<ReviewStep />, { width: 360, height: 740 });
  const stops: string[] = [];
  for (;;) {
    await userEvent.tab();
    const here = document.activeElement!;
    if (here === document.body || stops.length > 30) break;
    stops.push((here.getAttribute("aria-label") ?? (here as HTMLInputElement).name) || here.textContent!.trim());
    const { top, bottom } = here.getBoundingClientRect();
    const middle = document.elementFromPoint(180, (top + bottom) / 2);
    expect(container.contains(middle), stops.at(-1)).toBe(true);
    expect(bottom, stops.at(-1)).toBeLessThanOrEqual(740);
  }
  expect(stops.slice(-5)).toEqual([
    "Cambiar método",
    "Cambiar fecha",
    "terms",
    "términos y condiciones",
    "Pagar $248.17",
  ]);
});
