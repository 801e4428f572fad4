import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { accountId, accountWith } from "../../testing/billingFixtures.ts";
import { deviceAnswer } from "../../testing/deviceFixtures.ts";
import { bootstrapFor } from "../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../testing/PortalPage.tsx";
import { Providers, type ProvidersProps } from "../../testing/Providers.tsx";
import { setCookie } from "../../testing/serverCookie.ts";
import { severalAnswers, severalHappened } from "../../testing/severalAccounts.ts";
import { paySeveralPath, quickPayPath } from "./model/laterPaths.ts";
import { payOncePath } from "./model/paths.ts";
import { PayDeviceScreen } from "./pay-device/PayDeviceScreen.tsx";
import { payOnceEvents, selectDraft } from "./pay-once/payOnce.slice.ts";
import { PayOnceFlow } from "./pay-once/PayOnceScreen.tsx";
import { PaySeveral } from "./pay-several/PaySeveralScreen.tsx";

let forget: () => void;
beforeEach(() => void (forget = setCookie("portico-bill-pay-unavailable", "PROCESSOR")));
afterEach(() => forget());

function PayOnce() {
  const draft = useSelector(selectDraft);
  return draft && <PayOnceFlow account={accountWith()} draft={draft} />;
}

const { resumed } = payOnceEvents;
type Begun = Omit<ProvidersProps, "children"> & { screen: ReactNode; goesOn: Record<Locale, string> };
const begun: Record<string, Begun> = {
  "a payment in steps": {
    at: payOncePath(accountId, "amount"),
    happened: [resumed({ draft: { accountId } })],
    screen: <PayOnce />,
    goesOn: { "en-US": "Continue", "es-US": "Continuar" },
  },
  "quick pay": {
    at: quickPayPath(accountId),
    happened: [resumed({ draft: { accountId, entry: { quick: true }, idempotencyKey: "attempt-of-the-test" } })],
    screen: <PayOnce />,
    goesOn: { "en-US": "Pay $248.17", "es-US": "Pagar $248.17" },
  },
  "a payment for several accounts": {
    at: paySeveralPath("accounts"),
    answers: severalAnswers,
    happened: severalHappened(),
    screen: <PaySeveral />,
    goesOn: { "en-US": "Continue", "es-US": "Continuar" },
  },
  "a payment for a device": {
    at: `/billing/device-balances/pay?device=d1&account=${accountId}&step=amount`,
    answers: { PayDevice: deviceAnswer() },
    screen: <PayDeviceScreen />,
    goesOn: { "en-US": "Continue", "es-US": "Continuar" },
  },
};
const titles = { "en-US": "Payments are unavailable right now.", "es-US": "Por el momento no se pueden hacer pagos." };
const charged = { "en-US": /We won’t charge you until/, "es-US": /No le cobraremos hasta/ };
const locales: Locale[] = ["en-US", "es-US"];

const opened = ({ screen, goesOn: _, ...shown }: Begun, locale: Locale) =>
  render(
    <LocaleProvider locale={locale}>
      <Providers {...shown}>{screen}</Providers>
    </LocaleProvider>,
  );

test.each(Object.entries(begun))(
  "[SESS-09] while payments are unavailable the first page of %s says so, and still goes on",
  async (_, flow) => {
    await page.viewport(360, 900);
    for (const locale of locales) {
      const screen = await opened(flow, locale);
      await expect.element(screen.getByText(titles[locale], { exact: true })).toBeVisible();
      await expect.element(screen.getByText(charged[locale])).toBeVisible();
      await expect.element(screen.getByRole("button", { name: flow.goesOn[locale] })).toBeEnabled();
      await expectNoAxeViolations();
      await screen.unmount();
    }
  },
);

test("[SESS-09] without the flag nothing is said", async () => {
  forget();
  const screen = await opened(begun["a payment in steps"]!, "en-US");
  await expect.element(screen.getByRole("button", { name: "Continue" })).toBeVisible();
  expect(screen.getByText(titles["en-US"]).elements()).toEqual([]);
});

const care = { supportContacts: [{ topic: "CARE", phone: "+18005550141", phoneShown: "(800) 555-0141" }] };

test.each(locales)(
  "[SESS-09] while payments are unavailable the sign-in page says so, with the number to call, in %s",
  async (locale) => {
    await page.viewport(360, 900);
    const bootstrap = bootstrapFor(undefined, { locale });
    await render(
      <PortalPage
        content={await builtInContent(bootstrap)}
        bootstrap={bootstrap}
        at="/"
        answers={{ "/selfservice/graphauxiliary": { body: { data: care } } }}
      />,
    );
    await expect.element(page.getByText(titles[locale], { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "(800) 555-0141" }))
      .toHaveAttribute("href", "tel:+18005550141");
    await expect.element(page.getByRole("button", { name: /^(Sign in|Iniciar sesión)$/ })).toBeEnabled();
    await expectNoAxeViolations();
  },
);
