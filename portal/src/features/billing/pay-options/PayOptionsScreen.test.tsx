import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, accountWith, locking, methodWith, pastDue } from "../../../testing/billingFixtures.ts";
import { payOptionsAnswers } from "../../../testing/payOptionsFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { inGraph, statuses, statusWith } from "../../../testing/statusFixtures.ts";
import { PayOptionsScreen } from "./PayOptionsScreen.tsx";

async function opened(changes: Parameters<typeof payOptionsAnswers>[0] = {}, locale: Locale = "en-US") {
  await page.viewport(320, 1200);
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers at={`/billing/bill-pay-options?account=${accountId}`} answers={payOptionsAnswers(changes)}>
        <PayOptionsScreen />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return screen;
}

const ways = () => [...document.querySelectorAll("section h3")].map(({ textContent }) => textContent);
const linkOf = (name: string) => page.getByRole("region", { name }).getByRole("link").first();

test.each<[Locale, string[], string, string]>([
  [
    "en-US",
    ["One-time payment", "Auto Pay", "Scheduled payment", "By phone", "By mail", "In person"],
    "No fee",
    "5 to 7 days after you mail it",
  ],
  [
    "es-US",
    ["Pago único", "Pago automático", "Pago programado", "Por teléfono", "Por correo", "En persona"],
    "Sin cargo",
    "De 5 a 7 días después de enviarlo",
  ],
])(
  "[SHELL-32 partly] in %s every way to pay has its cost, its time and its link",
  async (locale, names, fee, mailed) => {
    const screen = await opened({}, locale);
    expect(ways()).toEqual(names);
    expect(screen.getByText(fee, { exact: true }).all()).toHaveLength(6);
    await expect.element(screen.getByText(mailed)).toBeVisible();
    const targets = [
      "/billing/pay-bill?open=otp",
      "/billing/auto-pay/enroll",
      "/billing/pay-bill?open=fdp",
      "tel:+18005550100",
      "/billing/view-statements",
      "https://stores.example/",
    ];
    for (const [index, name] of names.entries())
      await expect.element(linkOf(name)).toHaveAttribute("href", expect.stringContaining(targets[index] ?? "missing"));
    await expectNoAxeViolations();
  },
);

test("[SHELL-32 partly] saved methods follow the ways to pay", async () => {
  await opened();
  await expect
    .element(linkOf("Saved payment methods"))
    .toHaveAttribute("href", expect.stringContaining("/billing/payment-methods"));
});

test("[SHELL-32 partly] while service is stopped each way says when it brings it back", async () => {
  const service = { ...statuses.pastDue.service, state: "SUSPENDED", stopsOn: null, restoreMinutes: 15 } as const;
  const screen = await opened({ ...pastDue, status: inGraph({ ...statuses.pastDue, service }) });
  const way = (name: string) => screen.getByRole("region", { name });
  await expect
    .element(way("One-time payment"))
    .toMatchTextContent(/About 15 minutes after you pay your past-due balance/);
  await expect.element(way("By mail")).toMatchTextContent(/Service is back ?Once your past-due balance counts as paid/);
});

test("[SHELL-32 partly] while service is stopped a paused Auto Pay, and scheduling that is not possible, promise nothing", async () => {
  const service = { ...statuses.pastDue.service, state: "SUSPENDED", stopsOn: null, restoreMinutes: 15 } as const;
  const autoPay = { ...statuses.pastDue.autoPay, enrolled: true, pausedSince: "2026-11-03", charge: null };
  const account = accountWith({ autoPayEnrolled: true });
  const screen = await opened({
    ...account,
    paymentOptions: { ...account.paymentOptions, schedulingBlock: "PAST_DUE" },
    status: inGraph({ ...statuses.pastDue, scheduled: [], service, autoPay }),
  });
  const way = (name: string) => screen.getByRole("region", { name });
  await expect.element(way("One-time payment")).toMatchTextContent(/Service is back/);
  for (const name of ["Auto Pay", "Scheduled payment"])
    await expect.element(way(name)).not.toMatchTextContent(/Service is back/);
});

test("[SHELL-32 partly] the Auto Pay row says what Auto Pay saves and when it charges next", async () => {
  const screen = await opened({ autoPayEnrolled: true, status: inGraph(statuses.autoPay) });
  await expect.element(screen.getByText("Takes $5.00 off each bill")).toBeVisible();
  await expect.element(screen.getByText("On the day it is charged; the next is December 3, 2026")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Manage Auto Pay" })).toBeVisible();
});

test("[SHELL-32 partly] an account that takes only cash has no way but in person, paid in cash", async () => {
  const screen = await opened({ status: inGraph(statuses.cashOnly) });
  expect(ways()).toEqual(["In person"]);
  await expect.element(screen.getByText("You can only pay this account in cash.")).toBeVisible();
  await expect.element(screen.getByText(/^Pay in cash at one of our stores or at a payment center\./)).toBeVisible();
  expect(document.querySelectorAll("a[href*='pay-bill'], a[href*='enroll']")).toHaveLength(0);
});

test("[SHELL-32 partly] an account that refuses bank accounts takes no check by mail; the card to pay once names cards alone", async () => {
  const status = inGraph(statusWith({ mayPay: { ...statuses.due.mayPay, banksAllowed: false } }));
  const screen = await opened({ status });
  expect(ways()).not.toContain("By mail");
  await expect.element(screen.getByText("Pay $1.00 to $25,000.00 today with a card.")).toBeVisible();
});

test("[SHELL-32 partly] a disconnected account can neither turn on Auto Pay nor schedule; one that is past due hears that mail is slow", async () => {
  const service = { ...statuses.pastDue.service, state: "DISCONNECTED", stopsOn: null } as const;
  const screen = await opened({ ...pastDue, disconnected: true, status: inGraph({ ...statuses.pastDue, service }) });
  expect(ways()).toEqual(["One-time payment", "By phone", "By mail", "In person"]);
  await expect.element(screen.getByText("$182.40 is past due.")).toBeVisible();
  await expect.element(screen.getByText(/A check in the mail takes days/)).toBeVisible();
});

test("[SHELL-32 partly] while nothing more can be scheduled the card says why and leads to the scheduled payments", async () => {
  const screen = await opened({
    status: inGraph(statuses.scheduled),
    paymentOptions: { ...accountWith().paymentOptions, schedulingBlock: "TWO_SCHEDULED", firstScheduledDate: null },
  });
  await expect.element(screen.getByRole("link", { name: "See your 2 scheduled payments" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Schedule a payment" }).all()).toEqual([]);
});

test("[SHELL-32 partly] an arrangement and its next installment", async () => {
  const screen = await opened({ status: inGraph(statuses.arrangement) });
  await expect.element(screen.getByText("You have a payment arrangement with 3 installments left.")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Pay the next installment of $62.00" }))
    .toHaveAttribute("href", expect.stringContaining("amount=6200"));
});

test("[SHELL-32 partly] who may not pay, and an account with a payment being confirmed, get no link to pay", async () => {
  const refused = await opened({ canPay: false });
  expect(ways()).toEqual(["By phone", "By mail", "In person"]);
  await refused.unmount();
  const locked = await opened({ lockingPayment: locking, status: inGraph(statuses.confirming) });
  expect(document.querySelectorAll("a[href*='pay-bill']")).toHaveLength(0);
  await locked.unmount();
});

test("[SHELL-32 partly] saved methods that cannot be used are not counted as ready", async () => {
  const screen = await opened({ paymentMethods: [methodWith("old", { expired: true })] });
  await expect.element(screen.getByText(/^None of your saved methods can be used now/)).toBeVisible();
});

test("[SHELL-32 partly] [SHELL-23 partly] an enterprise account is sent to the enterprise billing site", async () => {
  const screen = await opened({
    canPay: false,
    billedElsewhere: {
      __typename: "BilledElsewhere",
      reason: "ENTERPRISE",
      url: "https://enterprise-billing.example/",
    },
  });
  await expect
    .element(screen.getByRole("link", { name: "Go to enterprise billing" }))
    .toHaveAttribute("href", "https://enterprise-billing.example/");
  expect(ways()).toEqual([]);
});
