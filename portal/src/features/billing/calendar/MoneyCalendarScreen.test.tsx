import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { accountId } from "../../../testing/billingFixtures.ts";
import { calendarAnswers } from "../../../testing/calendarFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { MoneyCalendarScreen } from "./MoneyCalendarScreen.tsx";

test("[B09] what is to come has no link, because there is nothing to see or to pay yet", async () => {
  await page.viewport(360, 740);
  await render(
    <LocaleProvider locale="en-US">
      <Providers at={`/billing/calendar?account=${accountId}`} answers={calendarAnswers()}>
        <MoneyCalendarScreen />
      </Providers>
    </LocaleProvider>,
  );
  const row = (name: string, day: string) =>
    page
      .getByRole("listitem")
      .filter({ hasText: name })
      .filter({ has: page.getByText(day, { exact: true }) });
  await expect.element(row("Bill due", "5").getByRole("link", { name: /^Pay this bill/ })).toBeVisible();
  await expect.element(row("Statement expected", "14")).toBeVisible();
  for (const planned of [row("Statement expected", "14"), row("Bill due", "4")])
    expect(planned.getByRole("link").all()).toEqual([]);
  await expect.element(row("Automatic payment", "5").getByRole("link").first()).toBeVisible();
});
