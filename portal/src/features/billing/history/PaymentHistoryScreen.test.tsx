import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, confirming, paymentWith } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { PaymentHistoryScreen } from "./PaymentHistoryScreen.tsx";

const channels = { online: "En línea", phone: "Por teléfono", inStore: "En tienda", autoPay: "Pago automático", agentAssisted: "Con un agente", chatAssisted: "Por chat" } as const;

test("[BILL-12] [BILL-16 partly] statuses and channels in Spanish, each row leading to its payment", async () => {
  await page.viewport(1280, 900);
  const made = (Object.keys(channels) as (keyof typeof channels)[]).map((channel) => paymentWith({ id: channel, channel }));
  const payments = { __typename: "PaymentConnection", nodes: [{ ...confirming, id: "p1" }, ...made], endCursor: null, hasNextPage: false };
  const screen = await render(
    <LocaleProvider locale="es-US">
      <Stage at={`/billing/payment-history?account=${accountId}`} answers={{ PaymentHistory: { billing: { __typename: "BillingAccount", id: accountId, timeZone: "America/New_York", payments } } }}>
        <PaymentHistoryScreen />
      </Stage>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("cell", { name: "En Proceso" })).toBeVisible();
  expect(screen.getByRole("cell", { name: "Completado" }).all()).toHaveLength(6);
  for (const label of Object.values(channels)) await expect.element(screen.getByRole("cell", { name: label }).first()).toBeVisible();
  const first = screen.getByRole("link", { name: "Pago de $248.17 del 21 de noviembre de 2026" }).first();
  await expect.element(first).toHaveAttribute("href", `/billing/payments/p1?account=${accountId}`);
  await expectNoAxeViolations();
});
