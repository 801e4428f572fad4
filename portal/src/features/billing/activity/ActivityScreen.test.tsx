import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, paymentWith } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { ActivityScreen } from "./ActivityScreen.tsx";

const row = (id: string, changes: object) => ({
  __typename: "ActivityRow",
  id,
  kind: "PAYMENT",
  date: "2026-11-24",
  amount: 24_817,
  signedAmount: -24_817,
  postedDate: "2026-11-24",
  dueDate: null,
  description: null,
  payment: null,
  paymentId: null,
  refundId: null,
  statementId: null,
  reason: null,
  ...changes,
});
/** Late evening of November 21 in New York; already November 22 in UTC. */
const entryDate = "2026-11-22T04:10:00.000Z";
const scheduled = paymentWith({
  entryDate,
  paymentDate: "2026-11-24",
  debitDate: "2026-11-24",
  confirmationNumber: "PX7K2M9QW4",
  channel: "online",
  paymentMethodType: "visa",
  lastFour: "4242",
});
const open = paymentWith({
  id: "pay-open",
  entryDate,
  paymentDate: "2026-11-24",
  debitDate: null,
  confirmationNumber: null,
});

const usual = [row("p1", { payment: scheduled }), row("p2", { payment: open, signedAmount: null, postedDate: null })];

async function opened(locale: Locale, width: number, activity = usual, query = "") {
  await page.viewport(width, 900);
  return render(
    <LocaleProvider locale={locale}>
      <Providers
        at={`/billing/account-activity?account=${accountId}${query}`}
        answers={{
          AccountActivity: {
            billing: {
              __typename: "BillingAccount",
              id: accountId,
              accountName: "Harbor Street Bakery",
              timeZone: "America/New_York",
              businessDate: "2026-11-21",
              activity,
            },
          },
        }}
      >
        <ActivityScreen />
      </Providers>
    </LocaleProvider>,
  );
}

test.each<[Locale, number, string[], string]>([
  [
    "en-US",
    1280,
    ["Requested Nov 21, 2026, charged Nov 24, 2026", "Confirmation number PX7K2M9QW4"],
    "Requested Nov 21, 2026",
  ],
  [
    "es-US",
    360,
    ["Solicitado el 21 nov 2026, cobrado el 24 nov 2026", "Número de confirmación PX7K2M9QW4"],
    "Solicitado el 21 nov 2026",
  ],
])(
  "[BILL-11] in %s at %i px a payment shows its entry date, debit date and confirmation number; a payment without a debit shows neither",
  async (locale, width, words, entered) => {
    const screen = await opened(locale, width);
    for (const each of words) await expect.element(screen.getByText(each, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(entered, { exact: true })).toBeVisible();
    expect(document.body.scrollWidth).toBeLessThanOrEqual(width);
    await expectNoAxeViolations();
  },
);

test("[B16] on a phone the period and the status are in a drawer, and the first row is in the first view", async () => {
  const screen = await opened("es-US", 360);
  const first = screen.getByRole("listitem").first();
  await expect.element(first).toBeVisible();
  expect(screen.getByRole("combobox").all()).toEqual([]);
  expect(first.element().getBoundingClientRect().bottom).toBeLessThan(560);
  await screen.getByRole("button", { name: "Filtros" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Período" })).toBeVisible();
});

test.each([360, 1280])(
  "[BILL-11 partly] at %i px a row says when it was posted only if that was on another day",
  async (width) => {
    const screen = await opened("es-US", width, [
      row("p1", { payment: scheduled }),
      row("p2", { payment: open, signedAmount: null, postedDate: null }),
      row("p3", { payment: open, postedDate: "2026-11-27" }),
    ]);
    await expect.element(screen.getByText("Aplicado el 27 nov 2026", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Sin aplicar", { exact: true })).toBeVisible();
    expect(screen.getByText(/plica/).elements()).toHaveLength(2);
  },
);

test.each([360, 1280])("at %i px a charge links to the statement that it is on, where there is one", async (width) => {
  const charge = { kind: "CHARGE", description: "STATEMENT", date: "2026-10-21", dueDate: "2026-11-11" } as const;
  const screen = await opened("en-US", width, [
    row("c1", { ...charge, statementId: "st_7" }),
    row("c2", { ...charge, description: "OTHER_CHARGE" }),
  ]);
  await expect
    .element(screen.getByRole("link", { name: "Statement charges of October 21, 2026: open the statement" }))
    .toHaveAttribute("href", `/billing/statements/st_7?account=${accountId}`);
  expect(screen.getByRole("link", { name: /open the statement/ }).elements()).toHaveLength(1);
});

test("[BILL-11 partly] only a payment has a status: the title of a charge says what it is", async () => {
  const charge = { kind: "CHARGE", description: "STATEMENT", date: "2026-10-21", dueDate: "2026-11-11" } as const;
  const screen = await opened("en-US", 1280, [row("p1", { payment: scheduled }), row("c1", charge)]);
  await expect.element(screen.getByRole("rowheader", { name: /^Statement charges/ })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "Completed" })).toBeVisible();
  expect(screen.getByText("Charge", { exact: true }).elements()).toEqual([]);
});

const october = "&period=dates&from=2026-10-01&to=2026-10-31";
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

test(
  "[B16 partly] dates of one's own are shown in two fields, and another period replaces them",
  { tags: "full" },
  async () => {
    const screen = await opened("en-US", 1280, usual, october);
    await expect.element(field("From")).toHaveValue("10/01/26");
    await expect.element(field("To")).toHaveValue("10/31/26");
    await expectNoAxeViolations();
    await screen.getByRole("combobox", { name: "Period" }).selectOptions("Last 90 days");
    await expect.element(field("From")).not.toBeInTheDocument();
  },
);

test("[B16 partly] choosing dates begins with this month", async () => {
  const screen = await opened("en-US", 1280);
  await screen.getByRole("combobox", { name: "Period" }).selectOptions("Choose dates");
  await expect.element(field("From")).toHaveValue("11/01/26");
  await expect.element(field("To")).toHaveValue("11/21/26");
});

test.each([
  ["10/31/26", "10/01/26", "The last day is before the first. Change one of them."],
  ["10/1", "10/31/26", "Enter the first and the last day as month, day and year, for example 10/01/26."],
  ["10/31/24", "10/31/26", "Activity goes back 24 months. Choose November 21, 2024 or later."],
])(
  "[B16 partly] from %s to %s is refused with what to do, and what was typed stays",
  { tags: "full" },
  async (from, to, words) => {
    const screen = await opened("en-US", 1280, usual, october);
    await field("From").fill(from);
    await field("To").fill(to);
    await screen.getByRole("button", { name: "Show these days" }).click();
    await expect.element(screen.getByText(words).first()).toBeVisible();
    await expect.element(field("From")).toHaveValue(from);
  },
);

test("[B16 partly] on a phone the chosen dates stand among the filters that are on", async () => {
  const screen = await opened("es-US", 360, usual, october);
  await expect
    .element(screen.getByRole("list", { name: "Filtros activos" }).getByRole("listitem").first())
    .toHaveTextContent("Del 1 oct 2026 al 31 oct 2026");
  expect(document.body.scrollWidth).toBeLessThanOrEqual(360);
});
