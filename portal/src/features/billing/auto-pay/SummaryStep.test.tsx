import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { autoPayAccount, paused, withMobile } from "../../../testing/autoPayFixtures.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { autoPayPath, payOncePath } from "../model/paths.ts";
import { StepFrame } from "./StepFrame.tsx";
import { SummaryStep } from "./SummaryStep.tsx";

async function opened(locale: Locale, at = autoPayPath(accountId), state = withMobile, answers: Answers = {}) {
  await page.viewport(320, 1000);
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers at={at} answers={answers}>
        <SummaryStep account={autoPayAccount(state)} draft={{ accountId, flow: "change" }} />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return screen;
}

/** Terms and details on the cards of the next payment and of the enrolment. */
const facts = () =>
  [...document.querySelectorAll('[aria-labelledby="preview"] dt, [aria-labelledby="enrolled"] dt')].map((term) =>
    `${term.textContent}: ${term.parentElement?.querySelector("dd")?.textContent}`.replace(/\s+/g, " "),
  );

test.each([
  [
    "en-US",
    [
      /^Internet, TV and phone: Visa .*4242/,
      /^Mobile: Visa .*4242/,
      /^Payment day: The 5th of each month/,
      /^Date: Dec 5, 2026/,
      /^Bill: Issued on the 14th, due on the 5th/,
    ],
  ],
  [
    "es-US",
    [
      /^Internet, TV y teléfono: Visa .*4242/,
      /^Móvil: Visa .*4242/,
      /^Día de pago: El día 5 de cada mes/,
      /^Fecha: 5 dic\.? 2026/,
      /^Factura: Se emite el día 14 y vence el día 5/,
    ],
  ],
] as const)(
  "[AUTO-10] %s: the summary shows services, method, day of the month, next payment and cycle",
  async (locale, expected) => {
    await opened(locale);
    const shown = facts();
    expect(expected.filter((wanted) => !shown.some((fact) => wanted.test(fact)))).toEqual([]);
    await expectNoAxeViolations();
  },
);

test("the next automatic payment comes before the settings, and says its amount once", async () => {
  await opened("en-US");
  const titles = page
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(["Your next automatic payment", "Auto Pay is on"]);
});

test("[WALL-09] services chosen in the wallet are preselected", async () => {
  const screen = await opened("en-US", `/billing/auto-pay?services=mobile&account=${accountId}`);
  await expect.element(screen.getByRole("checkbox", { name: "Mobile" })).toBeChecked();
  await expect.element(screen.getByRole("checkbox", { name: "Internet, TV and phone" })).not.toBeChecked();
});

test.each([
  ["en-US", "Pay $248.17"],
  ["es-US", "Pagar $248.17"],
] as const)(
  "[AUTO-10 partly] %s: Auto Pay that starts once the balance is paid names the amount and links to a payment with it",
  async (locale, pay) => {
    const screen = await opened(locale, autoPayPath(accountId), paused("BALANCE_DUE"));
    await expect
      .element(screen.getByRole("link", { name: pay }))
      .toHaveAttribute("href", payOncePath(accountId, "amount", { amount: 24817 }));
  },
);

test("while Auto Pay is paused one alert explains it and asks to pay, and no next payment is announced", async () => {
  const failure = {
    __typename: "PaymentFailure",
    id: "autopay_2026-11-13",
    kind: "AUTO_PAY",
    paymentId: "pay_1",
    date: "2026-11-20",
    amount: 24_317,
    code: "DECLINED",
    retryOn: null,
    retryAmount: null,
    retryDiscount: null,
    paused: true,
  };
  const state = paused("BALANCE_DUE");
  const account = autoPayAccount(state);
  const screen = await opened("en-US", autoPayPath(accountId), state, {
    PaymentFailures: { billing: { ...account, status: { ...account.status, failures: [failure] } } },
  });
  await expect.element(screen.getByRole("link", { name: "Pay $248.17" })).toHaveLength(1);
  expect(screen.getByText(/didn’t go through/).elements()).toEqual([]);
  expect(facts()).toContain("Next payment: None until you resume it");
  await expect.element(screen.getByRole("heading", { name: "Auto Pay is paused", exact: true })).toBeVisible();
});

test("[AUTO-03] the summary is no step to complete; a change counts what it needs, and leads back to the summary", async () => {
  const steps = (screen: Awaited<ReturnType<typeof opened>>) => screen.getByText(/Step \d of \d/).all();
  const looking = await opened("en-US");
  expect(steps(looking)).toEqual([]);
  await expect.element(looking.getByRole("link", { name: "Billing" })).toBeVisible();
  await looking.unmount();
  const changing = await render(
    <LocaleProvider locale="en-US">
      <Providers at={autoPayPath(accountId, "method")} answers={{}}>
        <StepFrame draft={{ accountId, flow: "change", services: ["core"] }} step="method" title="Payment method">
          {null}
        </StepFrame>
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(changing.getByText("Step 1 of 2").last()).toBeVisible();
  await expect
    .element(changing.getByRole("link", { name: "Summary" }).first())
    .toHaveAttribute("href", autoPayPath(accountId, "summary"));
});
