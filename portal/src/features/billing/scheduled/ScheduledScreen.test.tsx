import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import type { ChargeProblem } from "../../../api/graphql/generated/graph.ts";
import { accountId, accountWith, scheduledPayments, withProblem } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { scheduledEvents } from "./scheduled.slice.ts";
import { ScheduledScreen } from "./ScheduledScreen.tsx";

const [first, second] = scheduledPayments;

async function opened(
  changes: Parameters<typeof accountWith>[0],
  locale: Locale = "en-US",
  problem: ChargeProblem | null = null,
) {
  await page.viewport(320, 1200);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={`/billing/scheduled-payments?account=${accountId}`}
        answers={{ ScheduledPayments: { billing: withProblem(accountWith(changes), problem) } }}
        onEvent={(event) => events.push(event)}
      >
        <ScheduledScreen />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { screen, events };
}

test("[PAY-18] [PAY-10] two scheduled payments each show date, amount, method and actions; the screen says why there can be no third", async () => {
  const { screen } = await opened({ scheduledPayments: [first, second] });
  await expect.element(screen.getByRole("heading", { name: "Payment on November 30, 2026" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Change the payment of $148.17 on December 4, 2026" }))
    .toHaveAttribute("href", expect.stringContaining("payment=pay-later-2"));
  await expect.element(screen.getByText(/You already have two/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Schedule a payment" }).all()).toEqual([]);
  await expectNoAxeViolations();
});

test("[PAY-18] cancelling asks for confirmation, with the safe answer focused; nothing is sent before it", async () => {
  const { screen, events } = await opened({ scheduledPayments: [first] }, "es-US");
  await userEvent.click(screen.getByRole("button", { name: /^Cancelar el pago de \$100\.00/ }));
  const dialog = page.getByRole("alertdialog", { name: /¿Cancelar el pago de \$100\.00/ });
  await expect.element(dialog).toHaveAccessibleDescription("No le cobraremos nada. Su factura sigue sin pagar.");
  await expect.element(dialog.getByRole("button", { name: "Conservarlo" })).toHaveFocus();
  await expectNoAxeViolations();
  expect(events.some(scheduledEvents.cancelConfirmed.match)).toBe(false);
  await userEvent.click(dialog.getByRole("button", { name: "Cancelar el pago" }));
  await expect
    .poll(() => events.filter(scheduledEvents.cancelConfirmed.match).map(({ payload }) => payload))
    .toEqual([{ accountId, paymentId: "pay-later-1" }]);
});

test("nothing scheduled: an empty state with a link to schedule; read-only users see who can", async () => {
  const none = await opened({ scheduledPayments: [] });
  await expect.element(none.screen.getByText("No scheduled payments")).toBeVisible();
  await expect
    .element(none.screen.getByRole("link", { name: "Schedule a payment" }))
    .toHaveAttribute("href", expect.stringContaining("open=fdp"));
  await none.screen.unmount();
  const looking = await opened({ scheduledPayments: [first], canPay: false });
  await expect
    .element(looking.screen.getByText(/Ask an owner, administrator or billing user of the account/))
    .toBeVisible();
  expect(looking.screen.getByRole("button").all()).toEqual([]);
});

test.each([
  [
    "en-US",
    "METHOD_REMOVED",
    /^We can’t charge this payment on November 30, 2026\./,
    /The payment method is no longer saved\. Choose another one before that day/,
    "Choose another payment method",
  ],
  [
    "en-US",
    "METHOD_EXPIRES",
    /^We can’t charge this payment/,
    /The card expires before then\./,
    "Choose another payment method",
  ],
  [
    "es-US",
    "METHOD_UNAVAILABLE",
    /^No podremos cobrar este pago el 30 de noviembre de 2026\./,
    /El método de pago ya no se puede usar\./,
    "Elegir otro método de pago",
  ],
  [
    "es-US",
    "METHOD_RESTRICTED",
    /^No podremos cobrar este pago/,
    /no acepta por ahora este tipo de método/,
    "Elegir otro método de pago",
  ],
] as const)(
  "[PAY-18] %s: a payment that would fail on its date (%s) shows a warning with the reason and a link to another method",
  async (locale, problem, title, why, repair) => {
    const { screen } = await opened({ scheduledPayments: [first] }, locale, problem);
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect.element(screen.getByText(why)).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: repair }))
      .toHaveAttribute("href", expect.stringMatching(/payment=pay-later-1.*step=method/));
    await expectNoAxeViolations();
  },
);

test("[PAY-18] a payment without problems has no warning; read-only users see the warning without the link to change it", async () => {
  const fine = await opened({ scheduledPayments: [first] });
  expect(fine.screen.getByText(/can’t charge this payment/).all()).toEqual([]);
  await fine.screen.unmount();
  const looking = await opened({ scheduledPayments: [first], canPay: false }, "en-US", "METHOD_REMOVED");
  await expect.element(looking.screen.getByText(/can’t charge this payment on November 30/)).toBeVisible();
  expect(looking.screen.getByRole("link", { name: "Choose another payment method" }).all()).toEqual([]);
});

test.each([
  [
    "en-US",
    "This date is after your due date.",
    "Your bill is due on December 5, 2026. A payment on December 10, 2026 would be 5 days late.",
    "Change the date",
  ],
  [
    "es-US",
    "Esta fecha es posterior al vencimiento.",
    "Su factura vence el 5 de diciembre de 2026. Un pago el 10 de diciembre de 2026 llegaría con 5 días de retraso.",
    "Cambiar la fecha",
  ],
] as const)(
  "[PAY-18] %s: a scheduled payment after the due date is marked, with what that means and a link to another date",
  async (locale, mark, words, repair) => {
    const { screen } = await opened({ scheduledPayments: [first, { ...second, paymentDate: "2026-12-10" }] }, locale);
    const late = screen.getByRole("region", { name: /^(Payment on December 10|Pago del 10 de diciembre)/ });
    await expect.element(late).toMatchTextContent(new RegExp(`${mark}.*${words}`, "s"));
    await expect
      .element(late.getByRole("link", { name: repair }))
      .toHaveAttribute("href", expect.stringMatching(/payment=pay-later-2.*step=date/));
    expect(screen.getByText(mark).all()).toHaveLength(1);
    await expectNoAxeViolations();
  },
);

test("[PAY-18] a scheduled payment after the due date is not late when other payments cover the bill in time", async () => {
  const { screen } = await opened({
    scheduledPayments: [
      { ...first, amount: 24817 },
      { ...second, paymentDate: "2026-12-10" },
    ],
  });
  await expect.element(screen.getByRole("heading", { name: "Payment on December 10, 2026" })).toBeVisible();
  expect(screen.getByText(/after your due date/).all()).toEqual([]);
});
