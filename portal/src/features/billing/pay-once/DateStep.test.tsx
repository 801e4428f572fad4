import type { UnknownAction } from "redux";
import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, accountWith, pastDue } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { DateStep } from "./DateStep.tsx";
import type { Draft } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

const amount = { choice: "due", cents: 24817, due: 24817, overpaymentConfirmed: false } as const;
const method = { kind: "new", type: "visa", lastFour: "4242", goodUntil: Number.MAX_SAFE_INTEGER, vaultToken: "vt", canSave: true, save: false } as const;
const evening = accountWith({ paymentOptions: { ...accountWith().paymentOptions, firstScheduledDate: "2026-11-23" } });

async function opened(account = accountWith(), locale: Locale = "en-US", draft: Draft = { accountId, amount, method, way: { later: true } }) {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Stage happened={[payOnceEvents.resumed({ draft })]} onEvent={(event) => events.push(event)}>
        <DateStep account={account} draft={draft} />
      </Stage>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { screen, accepted: () => events.filter(payOnceEvents.dateAccepted.match).map(({ payload }) => payload) };
}

test.each<[Locale, string, RegExp]>([
  ["en-US", "02/30/27", /^Please enter a valid date as MM\/DD\/YY\./],
  ["es-US", "31/12/26", /^Escriba una fecha válida con el formato MM\/DD\/AA\./],
  ["en-US", "12/22/26", /^Enter a date between today, November 21, 2026, and December 21, 2026\./],
  ["es-US", "11/20/26", /^Escriba una fecha entre hoy, 21 de noviembre de 2026, y el 21 de diciembre de 2026\./],
  ["en-US", "11/22/26", /^It’s too late today to schedule a payment for November 22, 2026\. Pay today, or choose November 23, 2026 or later\./],
  ["es-US", "11/22/26", /^Hoy ya es tarde para programar un pago para el 22 de noviembre de 2026\./],
])("[PAY-09] %s: %s is refused at the field, which keeps it, and the summary has the focus", async (locale, typed, message) => {
  const { screen, accepted } = await opened(evening, locale);
  const field = screen.getByRole("textbox");
  await userEvent.fill(field, typed);
  await userEvent.type(field, "{Enter}");
  await expect.element(field).toHaveAccessibleDescription(message);
  await expect.element(field).toHaveValue(typed);
  await expect.element(screen.getByRole("region", { name: /needs your attention|Hay un dato/ })).toHaveFocus();
  expect(accepted()).toEqual([]);
  await expectNoAxeViolations();
});

test("[PAY-09] the hint of a typed date is MM/DD/AA in Spanish; a typed later date goes on as that date", async () => {
  const { screen, accepted } = await opened(accountWith(), "es-US");
  const field = screen.getByRole("textbox", { name: "Fecha del pago" });
  await expect.element(field).toHaveAccessibleDescription("MM/DD/AA");
  await userEvent.fill(field, "12/05/26");
  await userEvent.click(screen.getByRole("button", { name: "Continuar" }));
  await vi.waitFor(() => expect(accepted()).toEqual([{ date: "2026-12-05", isLater: true }]));
});

test("[PAY-09] [PAY-01 partly] a date is chosen in the calendar, where a closed day can be reached and says why", async () => {
  const { screen } = await opened(evening);
  await userEvent.click(screen.getByRole("button", { name: "Choose the payment date" }));
  const closed = page.getByRole("gridcell", { name: /November 22/ });
  await expect.element(closed).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(closed).toHaveFocus();
  await expect.element(closed).toHaveAccessibleDescription(/^It’s too late today to schedule a payment for November 22, 2026/);
  await expectNoAxeViolations();
});

test("[PAY-11] past due leaves today alone, and the other choice says why", async () => {
  const { screen, accepted } = await opened(pastDue, "en-US", { accountId, amount, method });
  const later = screen.getByRole("radio", { name: /On another date/ });
  await expect.element(later).toHaveAccessibleDescription(/past due, so the payment has to be made today/);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await vi.waitFor(() => expect(accepted()).toEqual([{ date: "2026-11-21" }]));
  await expectNoAxeViolations();
});

test("[PAY-13] a saved card that is over by then is refused with its own message, and another method is one step away", async () => {
  const draft: Draft = { accountId, amount, method: { kind: "saved", paymentMethodId: "amex", codeToken: "vt", type: "amex", lastFour: "0005", goodUntil: Number.MAX_SAFE_INTEGER }, way: { later: true } };
  const account = accountWith({ paymentOptions: { ...accountWith().paymentOptions, lastDate: "2027-01-20" } });
  const { screen, accepted } = await opened(account, "en-US", draft);
  await userEvent.fill(screen.getByRole("textbox"), "01/02/27");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await expect.element(screen.getByRole("textbox")).toHaveAccessibleDescription(/^This card expires before the scheduled payment date\. Enter a different payment method/);
  await expect.element(screen.getByRole("link", { name: "Choose a different payment method" })).toBeVisible();
  expect(accepted()).toEqual([]);
});
