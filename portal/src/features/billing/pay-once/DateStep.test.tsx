import type { UnknownAction } from "redux";
import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, accountWith, pastDue, scheduledPayments } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { inGraph, statuses } from "../../../testing/statusFixtures.ts";
import { DateStep } from "./DateStep.tsx";
import type { Draft } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

const amount = { choice: "due", cents: 24817, due: 24817, overpaymentConfirmed: false } as const;
const method = {
  kind: "new",
  type: "visa",
  lastFour: "4242",
  goodUntil: Number.MAX_SAFE_INTEGER,
  vaultToken: "vt",
  canSave: true,
  save: false,
} as const;
const evening = accountWith({ paymentOptions: { ...accountWith().paymentOptions, firstScheduledDate: "2026-11-23" } });

async function opened(
  account = accountWith(),
  locale: Locale = "en-US",
  draft: Draft = { accountId, amount, method, entry: { later: true } },
) {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers happened={[payOnceEvents.resumed({ draft })]} onEvent={(event) => events.push(event)}>
        <DateStep account={account} draft={draft} />
      </Providers>
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
  [
    "en-US",
    "11/22/26",
    /^It’s too late to schedule a payment for November 22, 2026\. Pay today, or choose November 23, 2026 or later\./,
  ],
  ["es-US", "11/22/26", /^Ya es tarde para programar un pago para el 22 de noviembre de 2026\./],
])(
  "[PAY-09] %s: %s is refused at the field, which keeps it, and the error summary has the focus",
  async (locale, typed, message) => {
    const { screen, accepted } = await opened(evening, locale);
    const field = screen.getByRole("textbox");
    await userEvent.fill(field, typed);
    await userEvent.type(field, "{Enter}");
    await expect.element(field).toHaveAccessibleDescription(message);
    await expect.element(field).toHaveValue(typed);
    await expect.element(screen.getByRole("region", { name: /needs your attention|Hay un dato/ })).toHaveFocus();
    expect(accepted()).toEqual([]);
    await expectNoAxeViolations();
  },
);

test("[PAY-09] the hint of a typed date is MM/DD/AA in Spanish; a typed later date is accepted as that date", async () => {
  const { screen, accepted } = await opened(accountWith(), "es-US");
  const field = screen.getByRole("textbox", { name: "Fecha del pago" });
  await expect.element(field).toHaveAccessibleDescription("MM/DD/AA");
  await userEvent.fill(field, "12/05/26");
  await userEvent.click(screen.getByRole("button", { name: "Continuar" }));
  await expect.poll(accepted).toEqual([{ date: "2026-12-05", isLater: true }]);
});

test("[PAY-09] [PAY-01 partly] a date is chosen in the calendar, where a closed day can be focused and explains why", async () => {
  const { screen } = await opened(evening);
  await userEvent.click(screen.getByRole("button", { name: "Choose the payment date" }));
  const closed = page.getByRole("gridcell", { name: /November 22/ });
  await expect.element(closed).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(closed).toHaveFocus();
  await expect
    .element(closed)
    .toHaveAccessibleDescription(/^It’s too late to schedule a payment for November 22, 2026/);
  await expectNoAxeViolations();
});

test("[PAY-11] past due allows only today, and the disabled choice says why", async () => {
  const { screen, accepted } = await opened(pastDue, "en-US", { accountId, amount, method });
  const later = screen.getByRole("radio", { name: /On another date/ });
  await expect.element(later).toHaveAccessibleDescription(/past due, so the payment must be made today/);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await expect.poll(accepted).toEqual([{ date: "2026-11-21" }]);
  await expectNoAxeViolations();
});

test("[PAY-13] a saved card that expires before the date is refused with its own message and a link to choose another method", async () => {
  const draft: Draft = {
    accountId,
    amount,
    method: {
      kind: "saved",
      paymentMethodId: "amex",
      codeToken: "vt",
      type: "amex",
      lastFour: "0005",
      goodUntil: Number.MAX_SAFE_INTEGER,
    },
    entry: { later: true },
  };
  const account = accountWith({ paymentOptions: { ...accountWith().paymentOptions, lastDate: "2027-01-20" } });
  const { screen, accepted } = await opened(account, "en-US", draft);
  await userEvent.fill(screen.getByRole("textbox"), "01/02/27");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await expect
    .element(screen.getByRole("textbox"))
    .toHaveAccessibleDescription(
      /^This card expires before the scheduled payment date\. Choose a different payment method/,
    );
  await expect.element(screen.getByRole("link", { name: "Choose a different payment method" })).toBeVisible();
  expect(accepted()).toEqual([]);
});

test.each<[Locale, string, RegExp, RegExp, string]>([
  [
    "en-US",
    "Choose the payment date",
    /December 7, 2026, After the due date/,
    /Your bill is due on December 5, 2026\. A payment on December 7, 2026 would be 2 days late\./,
    "Continue",
  ],
  [
    "es-US",
    "Elegir la fecha del pago",
    /lunes, 7 de diciembre de 2026, Después del vencimiento/,
    /Su factura vence el 5 de diciembre de 2026\. Un pago el 7 de diciembre de 2026 llegaría con 2 días de retraso\./,
    "Continuar",
  ],
])(
  "[PAY-09] %s: days after the due date are marked in the calendar; a late date shows a warning in the step and is accepted",
  async (locale, open, day, warning, goToNextStep) => {
    const { screen, accepted } = await opened(accountWith(), locale);
    await expect
      .element(screen.getByRole("radio", { name: locale === "en-US" ? "On another date" : "En otra fecha" }))
      .toHaveAccessibleDescription(
        locale === "en-US" ? /a payment after that day is late/ : /un pago posterior llega tarde/,
      );
    await userEvent.click(screen.getByRole("button", { name: open }));
    if (locale === "en-US") await userEvent.click(page.getByRole("button", { name: "Next month" }));
    else await userEvent.click(page.getByRole("button", { name: "Mes siguiente" }));
    await expectNoAxeViolations();
    await userEvent.click(page.getByRole("gridcell", { name: day }));
    await expect.element(screen.getByText(warning)).toBeVisible();
    await expectNoAxeViolations();
    await userEvent.click(screen.getByRole("button", { name: goToNextStep }));
    await expect.poll(accepted).toEqual([{ date: "2026-12-07", isLater: true }]);
  },
);

test("[PAY-09] the due date is one choice, reachable by keyboard alone, and shows no warning", async () => {
  const { screen, accepted } = await opened(accountWith(), "en-US", { accountId, amount, method });
  await userEvent.click(screen.getByRole("radio", { name: /^Today/ }));
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("radio", { name: "On the due date, December 5, 2026" })).toBeChecked();
  await userEvent.keyboard("{Enter}");
  await expect.poll(accepted).toEqual([{ date: "2026-12-05", isLater: true }]);
  await expect.element(screen.getByText(/after your due date/)).not.toBeInTheDocument();
});

test("[PAY-18] a scheduled payment that is changed offers the due date as one choice, and never today", async () => {
  const scheduled = { ...scheduledPayments[0], paymentDate: "2026-12-10" };
  const draft: Draft = {
    accountId,
    amount,
    method,
    date: "2026-12-10",
    isLater: true,
    entry: { later: true, changes: scheduled.id },
  };
  const { screen, accepted } = await opened(accountWith({ scheduledPayments: [scheduled] }), "es-US", draft);
  await expect.element(screen.getByText(/llegaría con 5 días de retraso/)).toBeVisible();
  expect(screen.getByRole("radio").all()).toHaveLength(2);
  await userEvent.click(screen.getByRole("radio", { name: "En la fecha de vencimiento, el 5 de diciembre de 2026" }));
  await userEvent.click(screen.getByRole("button", { name: "Continuar" }));
  await expect.poll(accepted).toEqual([{ date: "2026-12-05", isLater: true }]);
});

test("[PAY-09] a card that expires before the due date is refused at that choice", async () => {
  const amex: Draft = {
    accountId,
    amount,
    method: {
      kind: "saved",
      paymentMethodId: "amex",
      codeToken: "vt",
      type: "amex",
      lastFour: "0005",
      goodUntil: Number.MAX_SAFE_INTEGER,
    },
  };
  const account = accountWith({
    businessDate: "2026-12-21",
    dueDate: "2027-01-03",
    paymentOptions: {
      ...accountWith().paymentOptions,
      earliestDate: "2026-12-21",
      firstScheduledDate: "2026-12-22",
      lastDate: "2027-01-20",
    },
  });
  const { screen, accepted } = await opened(account, "en-US", amex);
  await userEvent.click(screen.getByRole("radio", { name: /^On the due date/ }));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await expect.element(screen.getByRole("radiogroup")).toHaveAccessibleDescription(/^This card expires before/);
  expect(accepted()).toEqual([]);
});

const enrolled = inGraph(statuses.autoPay);
const autoPay = (changes: Partial<NonNullable<typeof enrolled.autoPay.charge>> = {}) => {
  const charge = enrolled.autoPay.charge && { ...enrolled.autoPay.charge, ...changes };
  return { status: { ...enrolled, autoPay: { ...enrolled.autoPay, charge } } };
};

test.each([
  ["with a card that expires before", autoPay({ problem: "METHOD_EXPIRES" })],
  ["for the mobile lines alone", autoPay({ due: 6_000, amount: 6_000 })],
  ["after the due date", autoPay({ date: "2026-12-06" })],
])("[PAY-09] a date after the due date is called late beside an Auto Pay payment %s", async (_, changes) => {
  const { screen } = await opened(accountWith(changes));
  await userEvent.fill(screen.getByRole("textbox"), "12/10/26");
  await expect.element(screen.getByText(/would be 5 days late/).first()).toBeVisible();
});

test.each([
  ["nothing is left to pay", { amountDue: 0 }],
  ["another payment covers the bill in time", { scheduledPayments: [{ ...scheduledPayments[0], amount: 24817 }] }],
  ["Auto Pay pays it in time", autoPay()],
])("[PAY-09] no date is called late when %s", async (_, changes) => {
  const { screen } = await opened(accountWith(changes));
  await userEvent.fill(screen.getByRole("textbox"), "12/10/26");
  await expect.element(screen.getByRole("radio", { name: "On another date" })).not.toHaveAccessibleDescription(/late/);
  expect(screen.getByText(/after your due date/).all()).toEqual([]);
});

test.each([
  [
    "en-US",
    "On another date",
    /^A payment that includes past-due charges is still in process\. You can schedule another one when it is completed\./,
  ],
  [
    "es-US",
    "En otra fecha",
    /^Un pago que incluye cargos vencidos aún está en proceso\. Podrá programar otro cuando se complete\./,
  ],
] as const)(
  "[PAY-12] %s: while a payment that includes past due is in process no other date can be chosen, and the choice says why",
  async (locale, name, why) => {
    const account = accountWith({
      paymentOptions: { ...accountWith().paymentOptions, schedulingBlock: "PENDING_INCLUDES_PAST_DUE" },
    });
    const { screen } = await opened(account, locale);
    const later = screen.getByRole("radio", { name });
    await expect.element(later).toHaveAccessibleDescription(why);
    await expect.element(later).not.toBeChecked();
    expect(screen.getByRole("textbox").all()).toEqual([]);
    expect(screen.getByRole("radio").all()).toHaveLength(2);
    await expectNoAxeViolations();
  },
);

test.each([
  ["2026-12-01", "12/01/26"],
  ["2026-12-05", undefined],
])("the day %s that a link contains is preselected, and is accepted unchanged", async (linkedDate, typed) => {
  const { screen, accepted } = await opened(accountWith(), "en-US", {
    accountId,
    amount,
    method,
    entry: { later: true },
    linkedDate,
  });
  if (typed) await expect.element(screen.getByRole("textbox")).toHaveValue(typed);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(accepted()).toEqual([{ date: linkedDate, isLater: true }]);
});
