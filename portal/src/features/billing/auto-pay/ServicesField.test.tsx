import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { autoPayAccount, enrolledState, withMobile } from "../../../testing/autoPayFixtures.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { autoPayPath, enrolPath } from "../model/paths.ts";
import { autoPayEvents } from "./autoPay.slice.ts";
import type { AutoPayDraft } from "./autoPay.draft.ts";
import { AmountStep } from "./AmountStep.tsx";
import { MethodStep } from "./MethodStep.tsx";
import { SummaryStep } from "./SummaryStep.tsx";

const bothOffered = { services: ["core", "mobile"] } as const;
const core = "Internet, TV and phone";
const mobile = "Mobile";

/** Auto Pay of an account with both services, where the customer may change them. */
async function changing(state: Parameters<typeof autoPayAccount>[0], locale: Locale = "en-US") {
  await page.viewport(320, 1000);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers at={autoPayPath(accountId)} onEvent={(event) => events.push(event)}>
        <SummaryStep account={autoPayAccount(state)} draft={{ accountId, flow: "change" }} />
      </Providers>
    </LocaleProvider>,
  );
  const chosen = () => events.filter(autoPayEvents.servicesChosen.match).map(({ payload }) => payload.services);
  return { screen, chosen };
}

test("[AUTO-05] Auto Pay moves from the bill to mobile with two check boxes", async () => {
  const { screen, chosen } = await changing({ ...enrolledState, services: ["core", "mobile"] });
  await expect.element(screen.getByRole("checkbox", { name: core })).toBeChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: core }));
  await userEvent.click(screen.getByRole("checkbox", { name: mobile }));
  await expectNoAxeViolations();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(chosen()).toEqual([["mobile"]]);
});

test.each([
  ["en-US", core, "Continue", "Select at least one service."],
  ["es-US", "Internet, TV y teléfono", "Continuar", "Seleccione al menos un servicio."],
] as const)("[AUTO-06] %s: without a service an alert asks to select one", async (locale, name, next, message) => {
  const { screen, chosen } = await changing({ ...enrolledState, services: ["core", "mobile"] }, locale);
  await userEvent.click(screen.getByRole("checkbox", { name }));
  await userEvent.click(screen.getByRole("button", { name: next }));
  await expect.element(screen.getByRole("link", { name: message })).toBeVisible();
  const group = screen.getByRole("group", { name: /Auto Pay|automático/ });
  await expect.element(group.getByText(message)).toBeVisible();
  await expectNoAxeViolations();
  expect(chosen()).toEqual([]);
});

test("[AUTO-06] the first enrolment asks for a service too", async () => {
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Providers at={enrolPath(accountId)}>
        <AmountStep
          account={autoPayAccount({ services: [...bothOffered.services] }, { amountDue: 0, dueDate: null })}
          draft={{ accountId, flow: "enrol" }}
        />
      </Providers>
    </LocaleProvider>,
  );
  await userEvent.click(screen.getByRole("checkbox", { name: "All services" }));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await expect.element(screen.getByRole("link", { name: "Select at least one service." })).toBeVisible();
});

test.each([
  ["en-US", mobile, "Continue", "Your mobile service requires Auto Pay. Keep mobile selected."],
  [
    "es-US",
    "Móvil",
    "Continuar",
    "Su servicio móvil requiere el pago automático. Deje seleccionado el servicio móvil.",
  ],
] as const)("[AUTO-07] %s: mobile can’t be left out of Auto Pay", async (locale, name, next, message) => {
  const { screen, chosen } = await changing(withMobile, locale);
  await userEvent.click(screen.getByRole("checkbox", { name }));
  await userEvent.click(screen.getByRole("button", { name: next }));
  await expect.element(screen.getByRole("link", { name: message })).toBeVisible();
  expect(chosen()).toEqual([]);
});

const methods = (services: AutoPayDraft["services"]) =>
  render(
    <LocaleProvider locale="en-US">
      <Providers at={enrolPath(accountId, "method")}>
        <MethodStep
          account={autoPayAccount({ services: [...bothOffered.services] })}
          draft={{ accountId, flow: "enrol", services, payNow: 0 }}
        />
      </Providers>
    </LocaleProvider>,
  );

test.each([
  ["mobile", ["mobile"]],
  ["all services", ["core", "mobile"]],
] as const)("[AUTO-07] for %s only cards are offered", async (_, services) => {
  const screen = await methods([...services]);
  await expect.element(screen.getByRole("radio", { name: /ending in 4242/ })).toBeVisible();
  const bank = screen.getByRole("radio", { name: /ending in 6789/ });
  await expect.element(bank).toHaveAttribute("aria-disabled", "true");
  await expect.element(bank).toHaveAccessibleDescription(/Mobile service can only be paid by debit or credit card\./);
});

test("[AUTO-07] for the bill alone a bank account is offered", async () => {
  const screen = await methods(["core"]);
  await expect.element(screen.getByRole("radio", { name: /ending in 6789/ })).toBeVisible();
});
