import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import {
  accountId,
  accountWith,
  cancelledLater,
  confirming,
  declined,
  paymentWith,
  reversalWith,
  savedToo,
} from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { payDevicePath, withAnotherMethod } from "../model/laterPaths.ts";
import { PaymentScreen } from "./PaymentScreen.tsx";

async function opened(
  payment: PaymentDetailsFragment,
  locale: Locale = "en-US",
  account = accountWith(),
  autoPayActionId: string | null = null,
  reversals: readonly object[] = [],
) {
  await page.viewport(320, 1200);
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={`/billing/payments/pay-1?account=${accountId}`}
        path="/billing/payments/:paymentId"
        answers={{
          PaymentOutcome: {
            billing: account,
            payment: { device: null, autoPayActionId, acceptedTerms: null, reversals, ...payment },
          },
        }}
      >
        <PaymentScreen />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return screen;
}

const scheduled = { ...confirming, state: "SCHEDULED", moneyTaken: "NO", paymentDate: "2026-12-01" } as const;

test.each<[string, PaymentDetailsFragment, Locale, string, RegExp]>([
  [
    "submitted",
    paymentWith(),
    "en-US",
    "You were charged",
    /already shows this payment\..* up to 24 hours to show it\./,
  ],
  ["submitted", paymentWith(), "es-US", "Le cobramos", /ya muestra este pago\..* hasta 24 horas en mostrarlo\./],
  [
    "pending",
    { ...confirming, state: "PENDING" },
    "en-US",
    "We’re confirming. Please don’t pay again.",
    /will appear here automatically/,
  ],
  [
    "pending",
    { ...confirming, state: "PENDING" },
    "es-US",
    "Estamos confirmando. No pague de nuevo.",
    /aparecerá aquí automáticamente/,
  ],
  [
    "being confirmed",
    confirming,
    "en-US",
    "We’re confirming. Please don’t pay again.",
    /will appear here automatically/,
  ],
  ["scheduled", scheduled, "en-US", "You’ll be charged on December 1, 2026", /You have not been charged yet/],
  ["cancelled", cancelledLater, "es-US", "No le cobramos nada", /Se canceló antes de su fecha/],
  [
    "failed",
    declined,
    "en-US",
    "You were not charged",
    /unable to process your payment\. Please try using a different payment method or contacting your financial institution/,
  ],
  [
    "failed",
    declined,
    "es-US",
    "No le cobramos nada",
    /Intente con otro método de pago o comuníquese con su institución financiera/,
  ],
])("[PAY-16] a %s payment says first whether money was taken (%#)", async (_, payment, locale, fact, detail) => {
  const screen = await opened(payment, locale);
  await expect.element(screen.getByRole("heading", { name: fact })).toBeVisible();
  await expect.element(screen.getByText(detail).first()).toBeVisible();
  await expectNoAxeViolations();
});

const returned = paymentWith({ paymentMethodType: "bankAccount", status: "returned", moneyTaken: "NO" });
const disputed = paymentWith({ status: "disputed" });
const refunded = paymentWith({ status: "refunded" });

test.each<[string, PaymentDetailsFragment, Parameters<typeof reversalWith>[0], Locale, string, RegExp]>([
  [
    "returned",
    returned,
    {},
    "en-US",
    "Your bank returned this payment",
    /There wasn’t enough money in the bank account\. You were not charged, so the amount is due again/,
  ],
  [
    "returned",
    returned,
    { reason: "ACCOUNT_CLOSED" },
    "es-US",
    "Su banco devolvió este pago",
    /La cuenta bancaria está cerrada\. No le cobramos nada/,
  ],
  [
    "disputed",
    disputed,
    { kind: "CHARGEBACK", state: "OPEN", decidedOn: null },
    "en-US",
    "Your bank is holding this payment",
    /Until the bank decides, the amount is due again/,
  ],
  [
    "refunded",
    refunded,
    { kind: "REFUND" },
    "es-US",
    "Le reembolsamos este pago",
    /vuelve a la tarjeta o cuenta con la que pagó/,
  ],
])(
  "[PAY-16] a payment that was %s says what happened to the money, why, and what to do (%#)",
  async (_, payment, changes, locale, fact, detail) => {
    const screen = await opened(payment, locale, accountWith(), null, [reversalWith(changes)]);
    await expect.element(screen.getByRole("heading", { name: fact })).toBeVisible();
    await expect.element(screen.getByText(detail).first()).toBeVisible();
    const again = locale === "en-US" ? "Pay again" : "Pagar de nuevo";
    expect(screen.getByRole("link", { name: again }).all()).toHaveLength(payment.status === "refunded" ? 0 : 1);
    await expectNoAxeViolations();
  },
);

test("[PAY-16] each result offers the one safe next step", async () => {
  const links = async (payment: PaymentDetailsFragment, account = accountWith()) => {
    const screen = await opened(payment, "en-US", account);
    const names = screen
      .getByRole("link")
      .all()
      .map((link) => link.element().textContent);
    await screen.unmount();
    // The first link is the back link.
    expect(names[0]).toBe("Billing");
    return names.slice(1);
  };
  expect(await links(paymentWith())).toEqual(["See the receipt", "Billing"]);
  expect(await links(declined)).toEqual(["Try another method", "Billing"]);
  expect(await links({ ...declined, failureCode: "PROCESSOR_UNAVAILABLE" })).toEqual(["Try again", "Billing"]);
  expect(await links({ ...declined, failureCode: "SECURITY_CODE_FAILED" })).toEqual([
    "Try again",
    "Try another method",
    "Billing",
  ]);
  expect(await links(confirming)).toEqual(["Billing"]);
  expect(await links(declined, accountWith({ canPay: false }))).toEqual(["Billing"]);
});

test("[PAY-04 partly] [PAY-16 partly] the next step of a device payment leads back to the device, not to the bill", async () => {
  const device = { __typename: "MobileDevice", id: "d1", name: "Tideline 12" };
  const href = async (payment: PaymentDetailsFragment, name: string) => {
    const screen = await opened({ ...payment, ...{ device } });
    const link = screen.getByRole("link", { name, exact: true }).element().getAttribute("href");
    await screen.unmount();
    return link;
  };
  const card = payDevicePath(accountId, "d1", "card");
  const wrongCode = { ...declined, failureCode: "SECURITY_CODE_FAILED" } as const;
  expect(await href(declined, "Try another method")).toBe(withAnotherMethod(card));
  expect(await href(wrongCode, "Try again")).toBe(card);
  expect(await href(wrongCode, "Try another method")).toBe(withAnotherMethod(card));
  expect(await href(paymentWith({ status: "disputed" }), "Pay again")).toBe(payDevicePath(accountId, "d1", "amount"));
});

test("[PAY-17 partly] a card that was not saved is reported separately from the successful payment", async () => {
  const screen = await opened(savedToo);
  const parts = screen.getByRole("region", { name: "What happened" });
  await expect.element(parts.getByText("Payment of $248.17")).toBeVisible();
  await expect.element(parts.getByText("Not done")).toBeVisible();
  await expect.element(parts.getByText(/Your payment isn’t affected/)).toBeVisible();
});

test(
  "[PAY-17 partly] a failed part can be retried, and the page says that a retry never charges; without permission there is no button",
  { tags: "full" },
  async () => {
    const screen = await opened(savedToo, "es-US");
    await expect.element(screen.getByRole("button", { name: "Guardar la tarjeta de nuevo" })).toBeVisible();
    await expect.element(screen.getByText("No le cobraremos nada por intentarlo de nuevo.")).toBeVisible();
    await expectNoAxeViolations();
    await screen.unmount();
    const looking = await opened(savedToo, "en-US", accountWith({ canPay: false }));
    await expect.element(looking.getByText(/couldn’t save the card/)).toBeVisible();
    expect(looking.getByRole("button", { name: /Try again/ }).all()).toEqual([]);
  },
);

test("[PAY-17] a bank account that was not saved is named as one, and the page links to the Auto Pay action", async () => {
  const parts = [
    ...savedToo.parts,
    { __typename: "OutcomePart", kind: "AUTO_PAY", state: "FAILED", code: "ENROLMENT_FAILED" } as const,
  ];
  const bank = { ...savedToo, paymentMethodType: "bankAccount" as const, parts };
  const english = await opened(bank, "en-US", accountWith(), "ap_1");
  await expect.element(english.getByText("Save the bank account")).toBeVisible();
  await expect.element(english.getByText(/couldn’t save the bank account/)).toBeVisible();
  await expect
    .element(english.getByRole("link", { name: "See the Auto Pay request" }))
    .toHaveAttribute("href", `/billing/auto-pay/requests/ap_1?account=${accountId}`);
  await expectNoAxeViolations();
  await english.unmount();
  const spanish = await opened(bank, "es-US");
  await expect.element(spanish.getByRole("button", { name: "Guardar la cuenta bancaria" })).toBeVisible();
});

const channels = {
  online: ["Online", "En línea"],
  phone: ["By phone", "Por teléfono"],
  inStore: ["In store", "En tienda"],
  autoPay: ["Auto Pay", "Pago automático"],
  agentAssisted: ["With an agent", "Con un agente"],
  chatAssisted: ["By chat", "Por chat"],
} as const;

test.each([
  [
    "en-US",
    {
      Status: "Completed",
      "Confirmation number": "JFVCJ-DA3GF",
      Method: "Visa",
      "Payment date": "Nov 20, 2026",
      "Charge date": "Nov 22, 2026",
      Requested: "Nov 21, 2026",
      "Requested by": "Dana Reyes",
    },
    "Requested by",
    0,
  ],
  [
    "es-US",
    {
      Estado: "Completado",
      "Número de confirmación": "JFVCJ-DA3GF",
      Método: "Visa",
      "Fecha de pago": "20 nov 2026",
      "Fecha de cobro": "22 nov 2026",
      Solicitado: "21 nov 2026",
      "Solicitado por": "Dana Reyes",
    },
    "Solicitado por",
    1,
  ],
] as const)(
  "[BILL-16] the details of a payment show every field and the channel's name, in %s",
  async (locale, facts, by, language) => {
    const dated = { paymentDate: "2026-11-20", debitDate: "2026-11-22" };
    for (const [channel, names] of Object.entries(channels)) {
      const screen = await opened(paymentWith({ ...dated, channel: channel as keyof typeof channels }), locale);
      const details = screen.getByRole("region", { name: language === 0 ? "Details" : "Detalles" });
      await expect.element(screen.getByText("$248.17").first()).toBeVisible();
      await expect.element(details).toMatchTextContent(new RegExp(names[language]));
      // Auto Pay debits are automatic, so no user is shown as their origin, even if one enrolled.
      const said = channel === "autoPay" ? { ...facts, [by]: names[language] } : facts;
      for (const [term, detail] of Object.entries(said))
        await expect.element(details).toMatchTextContent(new RegExp(`${term}.*${detail}`, "s"));
      if (channel === "autoPay") expect(details.element().textContent).not.toContain("Dana");
      await expect.element(details).toMatchTextContent(/4242/);
      await screen.unmount();
    }
  },
);
