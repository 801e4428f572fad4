import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts } from "../src/modules/account/account.tables.ts";
import { paymentParts } from "../src/modules/payments/payments.tables.ts";
import { newPayer } from "../testing/newCustomer.ts";
import { withPaperless } from "../testing/agreements.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import type { Payer } from "../testing/payer.ts";
import { schedule, scheduleInput } from "../testing/scheduler.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const isPaperless = async (accountId: string) =>
  (await backend.database.select().from(accounts).where(eq(accounts.accountId, accountId)))[0]?.paperlessEnrolled;
const partsOf = (paymentId: string) =>
  backend.database.select().from(paymentParts).where(eq(paymentParts.paymentId, paymentId));

/** A customer with paper bills. */
async function onPaper(): Promise<Payer> {
  const payer = await newPayer(backend, 10_000);
  await backend.database
    .update(accounts)
    .set({ paperlessEnrolled: false })
    .where(eq(accounts.accountId, payer.accountId));
  return payer;
}

async function retry(payer: Payer, paymentId: string, kind: string) {
  const { data, errors } = await payer.graph(
    "mutation R($input: PaymentPartInput!) { retryPaymentPart(input: $input) { payment { state parts { kind state code } } account { paperlessEnrolled amountDue } } }",
    {
      input: { accountId: payer.accountId, paymentId, kind },
    },
  );
  return errors ? { code: errors[0]?.extensions.code } : data?.["retryPaymentPart"];
}

/** While it runs, paperless billing cannot be turned on for any account. */
async function withPaperlessBroken<T>(accountId: string, run: () => Promise<T>): Promise<T> {
  await backend.database.execute(
    sql.raw(
      `alter table accounts add constraint broken check (account_id <> '${accountId}' or not paperless_enrolled)`,
    ),
  );
  try {
    return await run();
  } finally {
    await backend.database.execute(sql`alter table accounts drop constraint broken`);
  }
}

test("[PAY-17 partly] [BILL-09 partly] paperless billing is a part of the payment: it completes with it, and is skipped when the payment fails", async () => {
  const payer = await onPaper();
  const done = await payer.pay({ ...(await payer.attempt(1_000)), ...withPaperless } as never);
  expect(done.payment.parts).toEqual([
    { kind: "PAYMENT", state: "DONE", code: null },
    { kind: "PAPERLESS", state: "DONE", code: null },
  ]);
  expect(await isPaperless(payer.accountId)).toBe(true);

  const other = await onPaper();
  const failed = await other.pay({
    ...(await other.attempt(1_000, {}, { cardNumber: "4000000000011009" })),
    ...withPaperless,
  } as never);
  expect(failed.payment.parts).toEqual([
    { kind: "PAYMENT", state: "FAILED", code: "DECLINED" },
    { kind: "PAPERLESS", state: "FAILED", code: "NOT_ATTEMPTED" },
  ]);
  expect(await isPaperless(other.accountId)).toBe(false);
  expect(await retry(other, failed.paymentId, "PAPERLESS")).toMatchObject({
    payment: { parts: [{}, { state: "FAILED", code: "NOT_ATTEMPTED" }] },
  });
});

test("[PAY-17 partly] [BILL-09 partly] with a scheduled payment, paperless billing starts at once", async () => {
  const payer = await onPaper();
  const result = await schedule(
    payer,
    await scheduleInput(payer, 1_000, "2026-12-01", { ...withPaperless, saveMethod: true }),
  );
  expect(result).toMatchObject({
    payment: { state: "SCHEDULED" },
    account: { paperlessEnrolled: true, paymentMethods: [{}, { lastFour: "4242" }] },
  });
  expect(result.payment.parts.filter(({ kind }) => kind !== "PAYMENT").map(({ state }) => state)).toEqual([
    "DONE",
    "DONE",
  ]);
});

test("[PAY-17 partly] a failed part does not change the payment and can be retried any number of times without a charge", async () => {
  const payer = await onPaper();
  const input = { ...(await payer.attempt(1_000)), ...withPaperless } as never;
  const paid = await withPaperlessBroken(payer.accountId, () => payer.pay(input));
  expect(paid.payment).toMatchObject({
    state: "SUBMITTED",
    parts: [{ state: "DONE" }, { kind: "PAPERLESS", state: "FAILED", code: "PAPERLESS_FAILED" }],
  });
  const charges = backend.processor.record().length;
  await withPaperlessBroken(payer.accountId, async () => {
    expect(await retry(payer, paid.paymentId, "PAPERLESS")).toMatchObject({
      payment: { state: "SUBMITTED", parts: [{}, { code: "PAPERLESS_FAILED" }] },
    });
  });
  const both = await Promise.all([
    retry(payer, paid.paymentId, "PAPERLESS"),
    retry(payer, paid.paymentId, "PAPERLESS"),
  ]);
  expect(both).toEqual(
    both.map(() => expect.objectContaining({ account: { paperlessEnrolled: true, amountDue: 9_000 } })),
  );
  expect(await retry(payer, paid.paymentId, "PAYMENT")).toMatchObject({ payment: { state: "SUBMITTED" } });
  expect(backend.processor.record()).toHaveLength(charges);
  expect((await partsOf(paid.paymentId)).map(({ state }) => state)).toEqual(["DONE"]);
});

test("a part of another account's payment returns NOT_FOUND", async () => {
  const [payer, other] = [await onPaper(), await onPaper()];
  const paid = await payer.pay(await payer.attempt(1_000));
  expect(await retry(other, paid.paymentId, "PAPERLESS")).toEqual({ code: "NOT_FOUND" });
});
