import { and, eq, sql } from "drizzle-orm";
import { addDays, instantAt } from "@portico/rules/dates";
import { payment as rules } from "@portico/rules/constants";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dunningStatus } from "../testing/dunning.ts";
import { newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { changeOf, changeScheduled, scheduled } from "../testing/scheduler.ts";
import { placesOf } from "../testing/statusPlaces.ts";
import { addMethod } from "../testing/walletHolder.ts";
import { callbacks, deliver, laterOn } from "../testing/webhooks.ts";
import { paymentMethods } from "../src/modules/wallet/wallet.tables.ts";
import { payments } from "../src/modules/payments/payments.tables.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const returnsForFunds = "000444444440";
const cards = { lost: "4000000000042004", won: "4000000000043002" };

async function status(payer: Payer) {
  const today = backend.clock.today();
  return (await placesOf(payer, today, today)).graph.status;
}

const returned = async (payer: Payer) => (await status(payer)).returned;

/** A customer who owed $100, paid $60 of it from a bank account, and whose bank returned the debit. */
async function afterReturn(): Promise<{ payer: Payer; paymentId: string }> {
  const payer = await newPayer(backend, 10_000);
  const method = { vaultToken: (await payer.newBankAccount({ accountNumber: returnsForFunds })).token };
  const { paymentId } = await payer.pay(await payer.attempt(6_000, { method }));
  await laterOn(backend);
  return { payer, paymentId };
}

const messagesAbout = async ({ accountId }: Payer) =>
  (await backend.database.select().from(messages).where(eq(messages.kind, "PAYMENT_FAILURE"))).filter(({ about }) =>
    about?.startsWith(`returned ${accountId} `),
  );

describe("a debit that the bank returned", () => {
  test("is shown with reason and amount, and the suggested amount is accepted", async () => {
    const { payer, paymentId } = await afterReturn();
    const { stillDue, mayPay, returned: told } = await status(payer);
    expect(told).toMatchObject([
      {
        paymentId,
        kind: "RETURN",
        reason: "INSUFFICIENT_FUNDS",
        amount: 6_000,
        paidOn: "2026-11-21",
        returnedOn: "2026-11-21",
      },
    ]);
    expect([stillDue, mayPay.suggested]).toEqual([10_000, 10_000]);
    expect((await dunningStatus(payer)).overlaps).toEqual([]);
    expect(await payer.pay(await payer.attempt(mayPay.suggested))).toMatchObject({ payment: { state: "SUBMITTED" } });
    expect(await returned(payer)).toEqual([]);
  });

  test("is shown until the same amount is paid again", async () => {
    const { payer } = await afterReturn();
    await payer.pay(await payer.attempt(2_000));
    expect(await returned(payer)).toHaveLength(1);
    await payer.pay(await payer.attempt(4_000));
    expect([await returned(payer), (await status(payer)).stillDue]).toEqual([[], 4_000]);
  });

  test("is paid again by a later payment once: another returned payment stays shown", async () => {
    const { payer } = await afterReturn();
    const method = { vaultToken: (await payer.newBankAccount({ accountNumber: returnsForFunds })).token };
    backend.clock.set(new Date(backend.clock.now().getTime() + 3_600_000));
    await payer.pay(await payer.attempt(3_000, { method }));
    await laterOn(backend);
    expect((await returned(payer)).map(({ amount }) => amount)).toEqual([3_000, 6_000]);
    await payer.pay(await payer.attempt(6_000));
    expect((await returned(payer)).map(({ amount }) => amount)).toEqual([3_000]);
  });

  test("is shown again when its replacement payment is returned too", async () => {
    const { payer } = await afterReturn();
    const method = { vaultToken: (await payer.newBankAccount({ accountNumber: returnsForFunds })).token };
    await payer.pay(await payer.attempt(6_000, { method }));
    expect(await returned(payer)).toEqual([]);
    await laterOn(backend);
    expect(await returned(payer)).toHaveLength(2);
  });

  test("is sent to the owner by e-mail once, with reason and payment link", async () => {
    const { payer } = await afterReturn();
    for (const callback of callbacks(backend)) await deliver(backend, callback);
    const [message, ...more] = await messagesAbout(payer);
    expect(more).toEqual([]);
    expect(message?.subject).toBe(
      `Your bank returned your payment of $60.00, account ending in ${payer.accountId.slice(-4)}`,
    );
    expect(message?.text).toContain(
      "Your bank returned your payment of $60.00 on November 21, 2026. There wasn’t enough money in the bank account. We no longer have this money, so $60.00 is due again.",
    );
    expect(message?.text).toContain(`account=${payer.accountId}`);
  });
});

test("an account that its bank closed is out of use; another one with the same last four digits is not", async () => {
  const payer = await newPayer(backend, 10_000);
  const payFrom = async (accountNumber: string) => {
    const method = { vaultToken: (await payer.newBankAccount({ accountNumber })).token };
    await payer.pay(await payer.attempt(1_000, { method, saveMethod: true }));
    await laterOn(backend);
  };
  await payFrom("000999994457");
  backend.clock.set(new Date(backend.clock.now().getTime() + 60_000));
  await payFrom("000444444457");
  await laterOn(backend);
  const ofPayer = and(eq(paymentMethods.accountId, payer.accountId), eq(paymentMethods.lastFour, "4457"));
  const rows = await backend.database.select().from(paymentMethods).where(ofPayer).orderBy(paymentMethods.savedAt);
  expect(rows.map(({ unavailable }) => unavailable)).toEqual([false, true]);
});

test("the saved account that was charged at once is out of use when its bank closed it, not its namesake", async () => {
  const payer = await newPayer(backend, 10_000);
  for (const accountNumber of ["000999994457", "000444444457"]) {
    await addMethod(payer, (await payer.newBankAccount({ accountNumber }, "wallet")).token);
    backend.clock.set(new Date(backend.clock.now().getTime() + 60_000));
  }
  const ofPayer = and(eq(paymentMethods.accountId, payer.accountId), eq(paymentMethods.lastFour, "4457"));
  const saved = () => backend.database.select().from(paymentMethods).where(ofPayer).orderBy(paymentMethods.savedAt);
  const { id: paymentMethodId = "" } = (await saved()).at(-1) ?? {};
  await payer.pay(await payer.attempt(1_000, { method: { savedBankAccount: { paymentMethodId } } }));
  await laterOn(backend);
  expect((await saved()).map(({ unavailable }) => unavailable)).toEqual([false, true]);
});

describe("a saved bank account", () => {
  const numbers = { open: "000999994457", closed: "000444444457" };
  const save = async (payer: Payer, accountNumber: string) => {
    const { token } = await payer.newBankAccount({ accountNumber }, "wallet");
    return { savedBankAccount: { paymentMethodId: (await addMethod(payer, token)).paymentMethodId ?? "" } };
  };
  const isUsable = async ({ savedBankAccount: { paymentMethodId } }: Awaited<ReturnType<typeof save>>) => {
    const one = eq(paymentMethods.id, paymentMethodId);
    return (await backend.database.select().from(paymentMethods).where(one)).map(({ unavailable }) => !unavailable);
  };
  afterEach(() => backend.clock.set(instantAt("2026-11-21", 10, 0, "America/New_York")));

  test("that its bank closed is in use again when it is saved again, which is logged, until its bank returns it again", async () => {
    const payer = await newPayer(backend, 10_000);
    const method = await save(payer, numbers.closed);
    const pay = async () => {
      await payer.pay(await payer.attempt(1_000, { method }));
      await laterOn(backend);
    };
    await pay();
    expect(await isUsable(method)).toEqual([false]);
    expect(await save(payer, numbers.closed)).toEqual(method);
    for (const callback of callbacks(backend)) await deliver(backend, callback);
    expect(await isUsable(method)).toEqual([true]);
    const { rows } = await backend.database.execute(
      sql`select kind from activity_log where account_id = ${payer.accountId} and kind like 'METHOD%' order by id`,
    );
    expect(rows).toEqual([{ kind: "METHOD_ADDED" }, { kind: "METHOD_CHANGED" }]);
    backend.clock.set(new Date(backend.clock.now().getTime() + 60_000));
    await pay();
    expect(await isUsable(method)).toEqual([false]);
  });

  test("that a scheduled payment was moved to by the release before is the one that its bank's return puts out of use", async () => {
    backend.clock.set(instantAt("2026-11-21", 10, 0, "America/New_York"));
    const payer = await newPayer(backend, 10_000);
    const [before, method] = [await save(payer, numbers.open), await save(payer, numbers.closed)];
    const id = await scheduled(payer, 1_000, "2026-11-24", { method: before });
    const [{ methodFingerprint } = {}] = await backend.database.select().from(payments).where(eq(payments.id, id));
    await changeScheduled(payer, changeOf(payer, id, 1_000, "2026-11-24", { method }));
    // That release leaves the number of the method before with the payment.
    await backend.database.update(payments).set({ methodFingerprint }).where(eq(payments.id, id));
    backend.clock.set(instantAt("2026-11-24", 9, 0, "America/New_York"));
    await backend.runDuePayments();
    await laterOn(backend);
    expect([await isUsable(before), await isUsable(method)]).toEqual([[true], [false]]);
  });
});

describe("a bank account entered for two scheduled payments, that its bank closed after the first", () => {
  const start = "2026-11-21";
  const onMorning = async (days: number) => {
    backend.clock.set(instantAt(addDays(start, days), 9, 0, "America/New_York"));
    await backend.runDuePayments();
    await laterOn(backend);
  };
  let payer: Payer;
  let second: string;
  const account = async () => ({
    vaultToken: (await payer.newBankAccount({ accountNumber: "000444444457" })).token,
  });
  beforeEach(async () => {
    backend.clock.set(instantAt(start, 10, 0, "America/New_York"));
    payer = await newPayer(backend, 10_000);
    await scheduled(payer, 1_000, addDays(start, 3), { method: await account() });
    second = await scheduled(payer, 1_000, addDays(start, 10), { method: await account() });
    await onMorning(3);
  });
  afterEach(() => backend.clock.set(instantAt(start, 10, 0, "America/New_York")));

  test("is not debited for the second", async () => {
    await onMorning(10);
    expect(await payer.payment(second)).toMatchObject({ state: "FAILED", failureCode: "METHOD_UNAVAILABLE" });
    expect(backend.processor.charged().some(({ reference }) => reference === second)).toBe(false);
  });

  test("is announced as the problem of the second before its date", async () => {
    expect((await status(payer)).scheduled).toMatchObject([{ paymentId: second, problem: "METHOD_UNAVAILABLE" }]);
  });

  test("does not count as a method that a change of the second can keep", async () => {
    const change = changeOf(payer, second, 2_000, addDays(start, 10));
    expect(await changeScheduled(payer, change)).toMatchObject({ code: "METHOD_UNAVAILABLE" });
  });

  test("is debited once it is entered again for the second", async () => {
    const change = changeOf(payer, second, 1_000, addDays(start, 10), { method: await account() });
    expect(await changeScheduled(payer, change)).toMatchObject({ paymentId: second });
    await onMorning(10);
    expect(backend.processor.charged().some(({ reference }) => reference === second)).toBe(true);
  });
});

test("is shown for the demo user selma", async () => {
  const { headline, stillDue, returned: told, mayPay } = await status(await Payer.signIn(backend, "selma"));
  expect([headline, stillDue, mayPay.suggested]).toEqual(["DUE", 18_650, 18_650]);
  expect(told).toMatchObject([
    { kind: "RETURN", reason: "INSUFFICIENT_FUNDS", amount: 18_650, paidOn: "2026-11-15", returnedOn: "2026-11-20" },
  ]);
});

describe("a disputed card payment", () => {
  test.each([
    ["lost", 1],
    ["won", 0],
  ] as const)("is shown while the dispute is open; after it is %s: %d", async (ends, left) => {
    const payer = await newPayer(backend, 10_000);
    await payer.pay(await payer.attempt(10_000, {}, { cardNumber: cards[ends] }));
    await laterOn(backend);
    expect(await returned(payer)).toMatchObject([{ kind: "CHARGEBACK", amount: 10_000 }]);
    expect(await messagesAbout(payer)).toHaveLength(1);
    await laterOn(backend);
    expect(await returned(payer)).toHaveLength(left);
    expect(await messagesAbout(payer)).toHaveLength(1);
  });
});

test("is shown for as long as the rules t, and no longer", async () => {
  const today = backend.clock.today();
  const { payer } = await afterReturn();
  for (const [days, told] of [
    [rules.returnedShownDays, 1],
    [rules.returnedShownDays + 1, 0],
  ] as const) {
    backend.clock.set(instantAt(addDays(today, days), 9, 0, backend.clock.timeZone));
    expect(await returned(payer)).toHaveLength(told);
  }
});
