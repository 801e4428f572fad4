import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { accountId } from "../../../../testing/billingFixtures.ts";
import { Providers } from "../../../../testing/Providers.tsx";
import { type Failure, PaymentFailures, type PaymentFailuresProps } from "./PaymentFailures.tsx";

const failure: Failure = {
  id: "autopay_2026-11-20",
  kind: "AUTO_PAY",
  paymentId: "pay_1",
  date: "2026-11-20",
  amount: 24_317,
  code: "DECLINED",
  retryOn: "2026-11-23",
  retryAmount: 24_317,
  retryDiscount: 500,
  paused: false,
};

const shown = (changes: Partial<Failure>, props: Partial<PaymentFailuresProps> = {}) =>
  render(
    <LocaleProvider locale="en-US">
      <Providers>
        <PaymentFailures accountId={accountId} failures={[{ ...failure, ...changes }]} canPay pay={24_817} {...props} />
      </Providers>
    </LocaleProvider>,
  );

const because = /with the Auto\sPay discount, unless you pay first/;

test("a retry that is smaller than the button's amount by its discount says that the discount applies", async () => {
  await shown({});
  await expect.element(page.getByText(because)).toBeVisible();
});

test("a retry that is smaller because of a newer bill does not name the discount", async () => {
  await shown({}, { pay: 48_000 });
  await expect
    .element(page.getByText(/We’ll try to charge \$243\.17 again on November 23, unless you pay first\./))
    .toBeVisible();
  expect(page.getByText(because).elements()).toEqual([]);
});

test("a retry without a discount does not name one", async () => {
  await shown({ retryDiscount: 0, retryAmount: 24_817 });
  await expect
    .element(page.getByText(/We’ll try to charge \$248\.17 again on November 23, unless you pay first\./))
    .toBeVisible();
  expect(page.getByText(because).elements()).toEqual([]);
});

test("an amount that the next Auto Pay payment charges is announced with that payment, not as a retry", async () => {
  await shown({ retryOn: "2026-11-23", retryAmount: null, retryDiscount: null });
  await expect
    .element(page.getByText(/Auto Pay will include this amount in its payment on November 23, unless you pay first\./))
    .toBeVisible();
  expect(page.getByText(/We won’t try again/).elements()).toEqual([]);
});

const dueBefore = /Pay by November 22, when your bill is due, so it doesn’t become past due\./;
const due = { headline: "DUE", dueDate: "2026-11-22", pastDue: 0 } as const;

test.each(["DUE", "ARRANGEMENT"] as const)(
  "a retry after the due date says by when to pay so that the bill isn't past due (%s)",
  async (headline) => {
    await shown({}, { status: { ...due, headline } });
    await expect.element(page.getByText(dueBefore)).toBeVisible();
  },
);

test.each<[string, Partial<Failure>, Partial<PaymentFailuresProps>]>([
  ["is on the due date", { retryOn: "2026-11-22" }, {}],
  ["is of a bill that is past due already", {}, { status: { ...due, pastDue: 9_000 } }],
  ["comes because the processor was not reached", { code: "PROCESSOR_UNAVAILABLE" }, {}],
  ["comes while a payment is being confirmed", {}, { status: { ...due, headline: "CONFIRMING" } }],
  ["comes after a payment that is on its way", {}, { status: { ...due, headline: "ON_ITS_WAY" } }],
  ["comes after a scheduled payment in time", {}, { status: { ...due, headline: "SCHEDULED" } }],
  ["comes after an automatic payment in time", {}, { status: { ...due, headline: "AUTO_PAY" } }],
  ["a person reads who may not pay", {}, { canPay: false, pay: 0 }],
])("a retry that %s names no due date", async (_, changes, props) => {
  await shown(changes, { status: due, ...props });
  await expect.element(page.getByText(/again on November 2[23]/)).toBeVisible();
  expect(page.getByText(/when your bill is due/).elements()).toEqual([]);
});

test("of two retries after the due date only the first says by when to pay", async () => {
  const failures = ["2026-11-22", "2026-11-23", "2026-11-24"].map((retryOn) => ({ ...failure, id: retryOn, retryOn }));
  await shown({}, { failures, status: due });
  await expect.element(page.getByText(/again on November 2[234]/)).toHaveLength(3);
  const [late, ...others] = page.getByText(/when your bill is due/).elements();
  expect([late?.textContent, others]).toEqual([expect.stringContaining("again on November 23"), []]);
});

const paused = { retryOn: null, retryAmount: null, retryDiscount: null, paused: true };
const manage = () => page.getByRole("link", { name: /^Go to Auto\sPay$/ });

test("a failure that paused Auto Pay leads to managing it", async () => {
  await shown(paused);
  await expect.element(manage()).toBeVisible();
});

test("who may not pay is not offered to manage Auto Pay", async () => {
  await shown(paused, { canPay: false, pay: 0 });
  await expect.element(page.getByRole("link")).toHaveLength(1);
  expect(manage().elements()).toEqual([]);
});
