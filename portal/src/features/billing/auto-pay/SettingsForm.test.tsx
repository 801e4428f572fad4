import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { autoPayAccount, enrolledState } from "../../../testing/autoPayFixtures.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { autoPaySettingsPath } from "../model/laterPaths.ts";
import { autoPayEvents } from "./autoPay.slice.ts";
import { SettingsForm } from "./SettingsForm.tsx";

async function opened(
  locale: Locale = "en-US",
  happened: UnknownAction[] = [],
  account = autoPayAccount(enrolledState),
) {
  await page.viewport(320, 1000);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers at={autoPaySettingsPath(accountId)} happened={happened} onEvent={(event) => events.push(event)}>
        <SettingsForm account={account} />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { screen, requested: () => events.filter(autoPayEvents.requested.match).map(({ payload }) => payload) };
}

test.each([
  [
    "en-US",
    "Thursday, December 10, 2026",
    "Monthly bill payments would be late if paid on this date.",
    "Thursday, December 3, 2026",
    "The 3rd of each month, starting December 3, 2026",
    "Save the payment day",
  ],
  [
    "es-US",
    "jueves, 10 de diciembre de 2026",
    "Los pagos de la factura mensual se atrasarían si se hicieran en esta fecha.",
    "jueves, 3 de diciembre de 2026",
    "El día 3 de cada mes, a partir del 3 de diciembre de 2026",
    /Guardar/,
  ],
] as const)(
  "[AUTO-08] %s: a day that would make the bill late can be focused in the calendar, explains why and is not selectable; a day in time is submitted",
  async (locale, late, why, inTime, chosen, save) => {
    const { screen, requested } = await opened(locale);
    const day = screen.getByRole("gridcell", { name: late });
    await day.click({ force: true });
    await expect.element(day).toHaveAccessibleDescription(why);
    await expect.element(day).toHaveAttribute("aria-disabled", "true");
    await expect.element(day).not.toHaveAttribute("aria-selected", "true");
    await expectNoAxeViolations();
    await screen.getByRole("gridcell", { name: inTime, exact: true }).click();
    await expect.element(screen.getByText(chosen)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: save }));
    await expect.poll(requested).toEqual([{ kind: "date", accountId, debitDay: 3 }]);
  },
);

test("[AUTO-08] choosing the current day is reported as no change; nothing is sent", async () => {
  const { screen, requested } = await opened();
  await userEvent.click(screen.getByRole("button", { name: "Save the payment day" }));
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Choose a different day from your current one.");
  expect(requested()).toEqual([]);
});

test("[AUTO-08] one button selects the latest day in time, with the keyboard too", async () => {
  const { screen, requested } = await opened();
  const latest = screen.getByRole("button", { name: "Choose the last day that is on time: December 4, 2026" });
  (latest.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("The 4th of each month, starting December 4, 2026")).toBeVisible();
  await expect.element(latest).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Save the payment day" }));
  await expect.poll(requested).toEqual([{ kind: "date", accountId, debitDay: 4 }]);
});

test.each([
  ["en-US", /We couldn’t change your payment day\./],
  ["es-US", /No pudimos cambiar su día de pago\./],
] as const)(
  "[AUTO-08] %s: a failed change of the day says so, and that the day is unchanged",
  async (locale, failed) => {
    const { screen } = await opened(locale, [
      autoPayEvents.refused({ submission: "date", refused: { code: "OTHER" } }),
    ]);
    await expect.element(screen.getByText(failed)).toBeVisible();
    await expectNoAxeViolations();
  },
);

/** On February 5, with bills of the 10th: every day from the 10th to the 31st is in time. */
const inFebruary = () => {
  const account = autoPayAccount(enrolledState);
  const cycle = { billDay: 10, dueDay: 31, usualDebitDay: 31 };
  return {
    ...account,
    businessDate: "2027-02-05",
    dueDate: "2027-03-31",
    autoPay: { ...account.autoPay, ...cycle, enrolments: [{ ...account.autoPay.enrolments[0]!, debitDay: 15 }] },
  };
};

test("[AUTO-08] the last day that is on time is the 31st also when the next payment is in February", async () => {
  const { screen, requested } = await opened("en-US", [], inFebruary());
  await screen.getByRole("button", { name: "Choose the last day that is on time: February 28, 2027" }).click();
  await expect.element(screen.getByText("The 31st of each month, starting February 28, 2027")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save the payment day" }));
  await expect.poll(requested).toEqual([{ kind: "date", accountId, debitDay: 31 }]);
});

test("[AUTO-08] in February the 30th can be chosen in March, and days that February has cannot be chosen twice", async () => {
  const { screen, requested } = await opened("en-US", [], inFebruary());
  await screen.getByRole("button", { name: "Next month" }).click();
  const twice = screen.getByRole("gridcell", { name: "Saturday, March 20, 2027" });
  await expect.element(twice).toHaveAttribute("aria-disabled", "true");
  await screen.getByRole("gridcell", { name: "Tuesday, March 30, 2027" }).click();
  await expect.element(screen.getByText("The 30th of each month, starting February 28, 2027")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save the payment day" }));
  await expect.poll(requested).toEqual([{ kind: "date", accountId, debitDay: 30 }]);
});
