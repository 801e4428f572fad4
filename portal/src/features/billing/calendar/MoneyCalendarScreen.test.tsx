import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { accountId } from "../../../testing/billingFixtures.ts";
import { calendarAnswers, calendarEvents } from "../../../testing/calendarFixtures.ts";
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
  await page.getByRole("button", { name: "Show later months" }).click();
  await expect.element(row("Bill due", "4")).toBeVisible();
  for (const planned of [row("Statement expected", "14"), row("Bill due", "4")])
    expect(planned.getByRole("link").all()).toEqual([]);
  await expect.element(row("Automatic payment", "5").getByRole("link").first()).toBeVisible();
});

test("[B09] a bill that Auto Pay pays says so, and leads to Auto Pay instead of another payment", async () => {
  const events = calendarEvents
    .filter(({ kind }) => kind === "BILL_DUE")
    .map((event) => ({ ...event, path: `/billing/auto-pay?account=${accountId}` }));
  await render(
    <LocaleProvider locale="es-US">
      <Providers at={`/billing/calendar?account=${accountId}`} answers={calendarAnswers(events)}>
        <MoneyCalendarScreen />
      </Providers>
    </LocaleProvider>,
  );
  const bill = page.getByRole("listitem").filter({ hasText: "El pago automático cubre esta factura." });
  await expect.element(bill.getByRole("link", { name: /^Ver el pago automático/ })).toBeVisible();
  expect(page.getByRole("link", { name: /^Pagar esta factura/ }).elements()).toEqual([]);
});

test("[B09] who may not pay sees the events, and no links to pay, to schedule or to change", async () => {
  await page.viewport(360, 740);
  await render(
    <LocaleProvider locale="en-US">
      <Providers at={`/billing/calendar?account=${accountId}`} answers={calendarAnswers(calendarEvents, [], false)}>
        <MoneyCalendarScreen />
      </Providers>
    </LocaleProvider>,
  );
  const rows = page.getByRole("listitem");
  await expect.element(rows.filter({ hasText: "Bill due" }).first()).toBeVisible();
  await expect.element(rows.filter({ hasText: "Automatic payment" }).getByRole("link").first()).toBeVisible();
  for (const name of ["Bill due", "Scheduled payment", "Card expires"])
    expect(rows.filter({ hasText: name }).getByRole("link").elements()).toEqual([]);
});

test("[B09] the months after the next one are listed on request, and the first of their events has the focus", async () => {
  await page.viewport(360, 740);
  await render(
    <LocaleProvider locale="es-US">
      <Providers at={`/billing/calendar?account=${accountId}`} answers={calendarAnswers()}>
        <MoneyCalendarScreen />
      </Providers>
    </LocaleProvider>,
  );
  const months = () =>
    page
      .getByRole("heading", { level: 2, name: /\d{4}/ })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(months).toEqual(["Noviembre de 2026", "Diciembre de 2026"]);
  const later = page.getByRole("button", { name: "Ver los meses siguientes" });
  await later.click();
  await expect.poll(months).toEqual(["Noviembre de 2026", "Diciembre de 2026", "Enero de 2027"]);
  await expect.element(page.getByRole("listitem").filter({ hasText: "Vence la factura" }).last()).toHaveFocus();
  await expect.element(later).not.toBeInTheDocument();
});

test("[B09] a day of a later month in the month grid leads to its event", async () => {
  await page.viewport(1280, 900);
  await render(
    <LocaleProvider locale="en-US">
      <Providers at={`/billing/calendar?account=${accountId}`} answers={calendarAnswers()}>
        <MoneyCalendarScreen />
      </Providers>
    </LocaleProvider>,
  );
  for (let month = 0; month < 2; month += 1) await page.getByRole("button", { name: "Next month" }).click();
  await page.getByRole("gridcell", { name: /January 4, 2027/ }).click();
  await expect.element(page.getByRole("listitem").filter({ hasText: "Bill due" }).last()).toHaveFocus();
});

test("[B09] a day that is pressed again leads to its event again", async () => {
  await page.viewport(1280, 900);
  await render(
    <LocaleProvider locale="en-US">
      <Providers at={`/billing/calendar?account=${accountId}`} answers={calendarAnswers()}>
        <MoneyCalendarScreen />
      </Providers>
    </LocaleProvider>,
  );
  const day = page.getByRole("gridcell", { name: /November 30, 2026/ });
  const row = page.getByRole("listitem").filter({ hasText: "Scheduled payment" });
  await day.click();
  await expect.element(row).toHaveFocus();
  await day.click();
  await expect.element(row).toHaveFocus();
});

test("[B09] where nothing is to come before the later months, they are listed at once", async () => {
  await page.viewport(360, 740);
  await render(
    <LocaleProvider locale="en-US">
      <Providers
        at={`/billing/calendar?account=${accountId}`}
        answers={calendarAnswers(calendarEvents.filter(({ date }) => date >= "2027-01-01"))}
      >
        <MoneyCalendarScreen />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(page.getByRole("heading", { level: 2, name: "January 2027" })).toBeVisible();
  expect(page.getByRole("button", { name: "Show later months" }).elements()).toEqual([]);
});
