import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { autoPayAccount } from "../../../testing/autoPayFixtures.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { enrolPath } from "../model/paths.ts";
import { AmountStep } from "./AmountStep.tsx";

async function waiting(changes: Parameters<typeof autoPayAccount>[1], discountGiven = false) {
  await page.viewport(320, 900);
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Stage at={enrolPath(accountId)}>
        <AmountStep account={autoPayAccount({ discountGiven }, changes)} draft={{ accountId, flow: "enrol" }} />
      </Stage>
    </LocaleProvider>,
  );
  return screen.getByRole("radio", { name: /^Let / });
}

test("waiting for Auto Pay says what it takes and what it saves", async () => {
  const wait = await waiting({});
  await expect.element(wait).toHaveAccessibleName(/^Let Auto Pay take \$243\.17 on December 4, 2026/);
  await expect.element(page.getByText(/^\$5\.00 less than what is due/)).toBeVisible();
});

test("a discount that was given already, or that covers all that is due, is never told as $0.00", async () => {
  const given = await waiting({}, true);
  await expect.element(given).toHaveAccessibleName(/^Let Auto Pay take \$248\.17/);
  await expect.element(page.getByText(/discount is in your balance already/)).toBeVisible();
  expect(page.getByText("$0.00", { exact: false }).all()).toEqual([]);
  await expectNoAxeViolations();
});

test("where the discount is all that is due, waiting says that it covers it", async () => {
  const covered = await waiting({ amountDue: 400 });
  await expect.element(covered).toHaveAccessibleName(/^Let the Auto Pay discount cover it on December 4, 2026/);
});
