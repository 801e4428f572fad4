import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, accountWith, cancelledLater, confirming, declined, paymentWith, reversalWith, savedToo } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { PaymentScreen } from "./PaymentScreen.tsx";

async function opened(payment: PaymentDetailsFragment, locale: Locale = "en-US", account = accountWith(), autoPayActionId: string | null = null, reversals: readonly object[] = []) {
  await page.viewport(320, 1200);
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Stage at={`/billing/payments/pay-1?account=${accountId}`} path="/billing/payments/:paymentId" answers={{ PaymentOutcome: { billing: account, payment: { device: null, autoPayActionId, acceptedTerms: null, reversals, ...payment } } }}>
        <PaymentScreen />
      </Stage>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return screen;
}

const scheduled = { ...confirming, state: "SCHEDULED", moneyTaken: "NO", paymentDate: "2026-12-01" } as const;

test.each<[string, PaymentDetailsFragment, Locale, string, RegExp]>([
  ["submitted", paymentWith(), "en-US", "You were charged", /up to 24 hours to show on your account/],
  ["submitted", paymentWith(), "es-US", "Le cobramos", /hasta 24 horas en reflejarse/],
  ["pending", { ...confirming, state: "PENDING" }, "en-US", "We’re confirming. Please don’t pay again.", /will show here by itself/],
  ["pending", { ...confirming, state: "PENDING" }, "es-US", "Estamos confirmando. No pague de nuevo, por favor.", /aparecerá aquí por sí solo/],
  ["being confirmed", confirming, "en-US", "We’re confirming. Please don’t pay again.", /will show here by itself/],
  ["scheduled", scheduled, "en-US", "Will be charged on December 1, 2026", /No money has been taken yet/],
  ["cancelled", cancelledLater, "es-US", "No se cobró nada", /Estaba programado y se canceló/],
  ["failed", declined, "en-US", "No money was taken", /unable to process your payment\. Please try using a different payment method or contacting your financial institution/],
  ["failed", declined, "es-US", "No se cobró nada", /Intente con otro método de pago o comuníquese con su institución financiera/],
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
  ["returned", returned, {}, "en-US", "Your bank took this payment back", /There was not enough money in the bank account\. We took no money, so the amount is due again/],
  ["returned", returned, { reason: "ACCOUNT_CLOSED" }, "es-US", "Su banco retiró este pago", /La cuenta bancaria está cerrada\. No cobramos nada/],
  ["disputed", disputed, { kind: "CHARGEBACK", state: "OPEN", decidedOn: null }, "en-US", "Your bank is holding this payment", /Until the bank decides, the amount is due again/],
  ["refunded", refunded, { kind: "REFUND" }, "es-US", "Le devolvimos este pago", /vuelve a la tarjeta o cuenta con la que pagó/],
])("[PAY-16] a payment that was %s says what became of the money, why, and what to do (%#)", async (_, payment, changes, locale, fact, detail) => {
  const screen = await opened(payment, locale, accountWith(), null, [reversalWith(changes)]);
  await expect.element(screen.getByRole("heading", { name: fact })).toBeVisible();
  await expect.element(screen.getByText(detail).first()).toBeVisible();
  const again = locale === "en-US" ? "Pay again" : "Pagar de nuevo";
  expect(screen.getByRole("link", { name: again }).all()).toHaveLength(payment.status === "refunded" ? 0 : 1);
  await expectNoAxeViolations();
});

test("[PAY-16] each result offers the one safe thing to do next", async () => {
  const links = async (payment: PaymentDetailsFragment, account = accountWith()) => {
    const screen = await opened(payment, "en-US", account);
    const names = screen.getByRole("link").all().map((link) => link.element().textContent);
    await screen.unmount();
    // The first link leads back to where the screen belongs.
    expect(names[0]).toBe("Billing");
    return names.slice(1);
  };
  expect(await links(paymentWith())).toEqual(["See the receipt", "Billing"]);
  expect(await links(declined)).toEqual(["Try another method", "Billing"]);
  expect(await links({ ...declined, failureCode: "PROCESSOR_UNAVAILABLE" })).toEqual(["Try again", "Billing"]);
  expect(await links({ ...declined, failureCode: "SECURITY_CODE_FAILED" })).toEqual(["Try again", "Billing"]);
  expect(await links(confirming)).toEqual(["Billing"]);
  expect(await links(declined, accountWith({ canPay: false }))).toEqual(["Billing"]);
});

test("[PAY-17 partly] the card that was not saved is told apart from the payment that was made", async () => {
  const screen = await opened(savedToo);
  const parts = screen.getByRole("region", { name: "What happened" });
  await expect.element(parts.getByText("Payment of $248.17")).toBeVisible();
  await expect.element(parts.getByText("Not done")).toBeVisible();
  await expect.element(parts.getByText(/Your payment is not affected/)).toBeVisible();
});

test("[PAY-17 partly] a part that was not done can be tried again there, and that it never charges is said; who may not pay gets no button", async () => {
  const screen = await opened(savedToo, "es-US");
  await expect.element(screen.getByRole("button", { name: "Guardar la tarjeta" })).toBeVisible();
  await expect.element(screen.getByText("Intentar de nuevo nunca le genera un cobro.")).toBeVisible();
  await expectNoAxeViolations();
  await screen.unmount();
  const looking = await opened(savedToo, "en-US", accountWith({ canPay: false }));
  await expect.element(looking.getByText(/couldn’t save the card/)).toBeVisible();
  expect(looking.getByRole("button", { name: /Try again/ }).all()).toEqual([]);
});

test("[PAY-17] a bank account that was not saved is called one, and the Auto Pay request is a link away", async () => {
  const parts = [...savedToo.parts, { __typename: "OutcomePart", kind: "AUTO_PAY", state: "FAILED", code: "ENROLMENT_FAILED" } as const];
  const bank = { ...savedToo, paymentMethodType: "bankAccount" as const, parts };
  const english = await opened(bank, "en-US", accountWith(), "ap_1");
  await expect.element(english.getByText("Save the bank account")).toBeVisible();
  await expect.element(english.getByText(/couldn’t save the bank account/)).toBeVisible();
  await expect.element(english.getByRole("link", { name: "See the Auto Pay request" })).toHaveAttribute("href", `/billing/auto-pay/requests/ap_1?account=${accountId}`);
  await expectNoAxeViolations();
  await english.unmount();
  const spanish = await opened(bank, "es-US");
  await expect.element(spanish.getByRole("button", { name: "Guardar la cuenta bancaria" })).toBeVisible();
});

const channels = {
  online: ["Online", "En línea"], phone: ["By phone", "Por teléfono"], inStore: ["In store", "En tienda"], autoPay: ["Auto Pay", "Pago automático"],
  agentAssisted: ["With an agent", "Con un agente"], chatAssisted: ["By chat", "Por chat"],
} as const;

test.each([
  ["en-US", { Status: "Completed", "Confirmation number": "JFVCJ-DA3GF", Method: "Visa", "Payment date": "Nov 20, 2026", "Charged on": "Nov 22, 2026", Entered: "Nov 21, 2026", "Entered by": "Dana Reyes" }, "Entered by", 0],
  ["es-US", { Estado: "Completado", "Número de confirmación": "JFVCJ-DA3GF", Método: "Visa", "Fecha de pago": "20 nov 2026", "Fecha de cobro": "22 nov 2026", Registrado: "21 nov 2026", "Registrado por": "Dana Reyes" }, "Registrado por", 1],
] as const)("[BILL-16] the details of a payment have every field, and each channel its name, in %s", async (locale, facts, by, language) => {
  const dated = { paymentDate: "2026-11-20", debitDate: "2026-11-22" };
  for (const [channel, names] of Object.entries(channels)) {
    const screen = await opened(paymentWith({ ...dated, channel: channel as keyof typeof channels }), locale);
    const details = screen.getByRole("region", { name: language === 0 ? "Details" : "Detalles" });
    await expect.element(screen.getByText("$248.17").first()).toBeVisible();
    await expect.element(details).toMatchTextContent(new RegExp(names[language]));
    // Nobody entered what Auto Pay made by itself, whoever turned it on.
    const said = channel === "autoPay" ? { ...facts, [by]: names[language] } : facts;
    for (const [term, detail] of Object.entries(said)) await expect.element(details).toMatchTextContent(new RegExp(`${term}.*${detail}`, "s"));
    if (channel === "autoPay") expect(details.element().textContent).not.toContain("Dana");
    await expect.element(details).toMatchTextContent(/4242/);
    await screen.unmount();
  }
});
