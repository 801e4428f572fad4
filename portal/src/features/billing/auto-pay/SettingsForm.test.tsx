import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { autoPayAccount, enrolledState } from "../../../testing/autoPayFixtures.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { autoPaySettingsPath } from "../model/paths.ts";
import { autoPayEvents } from "./autoPay.slice.ts";
import { SettingsForm } from "./SettingsForm.tsx";

async function opened(locale: Locale = "en-US", happened: UnknownAction[] = []) {
  await page.viewport(320, 1000);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Stage at={autoPaySettingsPath(accountId)} happened={happened} onEvent={(event) => events.push(event)}>
        <SettingsForm account={autoPayAccount(enrolledState)} />
      </Stage>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { screen, asked: () => events.filter(autoPayEvents.asked.match).map(({ payload }) => payload) };
}

test.each([
  ["en-US", "Thursday, December 10, 2026", "Monthly bill payments would be late if paid on this date.", "Thursday, December 3, 2026", "Day 3 of each month, next on December 3, 2026", "Save the payment day"],
  ["es-US", "jueves, 10 de diciembre de 2026", "Los pagos de la factura mensual se atrasarían si se hicieran en esta fecha.", "jueves, 3 de diciembre de 2026", "Día 3 de cada mes; el próximo es el 3 de diciembre de 2026", /Guardar/],
] as const)("[AUTO-08] %s: a day on which the bill would be late can be reached in the calendar, says so and is not chosen; one in time is sent", async (locale, late, why, inTime, chosen, save) => {
  const { screen, asked } = await opened(locale);
  const day = screen.getByRole("gridcell", { name: late });
  await day.click({ force: true });
  await expect.element(day).toHaveAccessibleDescription(why);
  await expect.element(day).toHaveAttribute("aria-disabled", "true");
  await expect.element(day).not.toHaveAttribute("aria-selected", "true");
  await expectNoAxeViolations();
  await screen.getByRole("gridcell", { name: inTime, exact: true }).click();
  await expect.element(screen.getByText(chosen)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: save }));
  await expect.poll(asked).toEqual([{ kind: "date", accountId, debitDay: 3 }]);
});

test("[AUTO-08] the day of now is no change, and says so; nothing is sent", async () => {
  const { screen, asked } = await opened();
  await userEvent.click(screen.getByRole("button", { name: "Save the payment day" }));
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Choose a different day from the one you have now.");
  expect(asked()).toEqual([]);
});

test("[AUTO-08] the last day that is in time is one press away, by keyboard too", async () => {
  const { screen, asked } = await opened();
  const latest = screen.getByRole("button", { name: "Choose the last day on time: December 4, 2026" });
  (latest.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Day 4 of each month, next on December 4, 2026")).toBeVisible();
  await expect.element(latest).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Save the payment day" }));
  await expect.poll(asked).toEqual([{ kind: "date", accountId, debitDay: 4 }]);
});

test.each([["en-US", /We couldn’t change your payment day\./], ["es-US", /No pudimos cambiar su día de pago\./]] as const)("[AUTO-08] %s: a date that could not be changed says so, and that the day is as it was", async (locale, failed) => {
  const { screen } = await opened(locale, [autoPayEvents.refused({ order: "date", refused: { code: "OTHER" } })]);
  await expect.element(screen.getByText(failed)).toBeVisible();
  await expectNoAxeViolations();
});
