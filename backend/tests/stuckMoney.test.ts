/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "../src/database/people.ts";
import { operationsCommand } from "../src/modules/operators/operators.command.ts";
import { listStuck, type Stuck } from "../src/modules/operators/stuck.reads.ts";
import type { PaymentProcessor } from "../src/modules/payments/processor/processor.ts";
import { enroller } from "../testing/enroller.ts";
import { newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { callbacks, deliver, laterOn } from "../testing/webhooks.ts";
import { booked } from "../testing/scheduler.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
  await backend.database.execute(
    sql`insert into operators select id from users where username in ('ofelia', 'renata')`,
  );
});
afterAll(() => backend.close());

let kept: PaymentProcessor;
beforeAll(() => void (kept = { ...backend.deps.processor }));
afterEach(() => {
  Object.assign(backend.deps.processor, kept);
  backend.processor.setFault("none");
});

const HANGS = "4000000000018004";
const LOSES_ANSWER = "4000000000017006";

async function run(
  args: readonly string[],
  passwords: readonly string[] = [],
): Promise<{ code: number; said: string }> {
  const [said, left] = [[] as string[], [...passwords]];
  const code = await operationsCommand(backend.deps, args, {
    write: (text) => void said.push(text),
    askSecret: () => Promise.resolve(left.shift() ?? demoPassword),
  });
  return { code, said: said.join("") };
}

const why = ["--reason", "the processor's statement of November 21 says so"];
const stuckOf = async (accountId: string, minutes?: number): Promise<Stuck[]> =>
  (await listStuck(backend.deps, minutes)).filter((each) => each.accountId === accountId);

/** A user who may enrol in Auto Pay. */
async function enrollee() {
  const payer = await newPayer(backend, 0);
  await backend.database.execute(
    sql`insert into services (id, account_id, position, key, service_type, status, download_mbps) values (${`${payer.accountId}-internet`}, ${payer.accountId}, 0, 'INTERNET', 'internet', 'Active', 300)`,
  );
  return { payer, who: enroller(payer) };
}

/** A payment with an unknown outcome that the processor does not resolve. */
async function stuckPayment(cardNumber: string) {
  const payer = await newPayer(backend, 10_000);
  const { paymentId } = await payer.pay(await payer.attempt(4_000, {}, { cardNumber }));
  // Its reference may be closed by now, and the session is still valid.
  backend.securityClock.advance(60);
  return { payer, paymentId };
}

describe("lists of stuck items", () => {
  test("a payment with an unknown outcome after a quarter of an hour, and not before", async () => {
    const payer = await newPayer(backend, 10_000);
    const { paymentId } = await payer.pay(await payer.attempt(4_000, {}, { cardNumber: HANGS }));
    expect(await stuckOf(payer.accountId)).toEqual([]);
    backend.securityClock.advance(15 * 60);
    expect(await stuckOf(payer.accountId)).toMatchObject([
      { kind: "payment", id: paymentId, amount: 4_000, state: "CONFIRMING" },
    ]);
    expect((await run(["list"])).said).toContain(paymentId);
  });

  test("a webhook event that matches no payment, and one about a reversal that does not match its payment", async () => {
    const payer = await newPayer(backend, 10_000);
    const { paymentId } = await payer.pay(await payer.attempt(4_000, {}, { cardNumber: "4242424242424242" }));
    backend.deps.processor.reversals = () =>
      Promise.resolve([{ id: "rev_too_much", kind: "REFUND", state: "COMPLETED", reason: "REQUESTED", amount: 4_001 }]);
    for (const callback of callbacks(backend).filter(({ body }) => body.includes(paymentId)))
      await deliver(backend, callback);
    expect((await listStuck(backend.deps)).filter(({ state }) => state.includes(paymentId))).toMatchObject([
      { kind: "callback", state: `UNMATCHED ${paymentId}, 0 tries` },
    ]);
  });

  test("a mandate that the processor did not revoke", async () => {
    const { payer, who } = await enrollee();
    // The wallet is full by the time the mandate is granted.
    const { authorise } = backend.deps.processor;
    backend.deps.processor.authorise = async (order) => {
      const answer = await authorise(order);
      const columns = sql`account_id, id, type, last_four, expiry, card_name, funding_kind, processor_token, fingerprint, saved_at`;
      await backend.database.execute(
        sql`insert into payment_methods (${columns}) select account_id, 'pm_' || n || account_id, type, last_four, expiry, card_name, funding_kind, processor_token, 'f' || n || account_id, saved_at from payment_methods, generate_series(1, 20) n where account_id = ${payer.accountId}`,
      );
      return answer;
    };
    backend.deps.processor.revoke = () => Promise.resolve({ kind: "unknown" });
    const before = new Set(backend.processor.liveMandates());
    await who.enrol();
    const [left] = backend.processor.liveMandates().filter((mandate) => !before.has(mandate));
    expect(left).toBeDefined();
    backend.securityClock.advance(20 * 60);
    expect(await stuckOf(payer.accountId)).toMatchObject([{ kind: "mandate", id: left }]);
    Object.assign(backend.deps.processor, kept);
    await backend.autoPay();
    expect(await stuckOf(payer.accountId)).toEqual([]);
    expect(backend.processor.liveMandates()).not.toContain(left);
  });

  test("a reversal without a ledger entry, which is booked when it is settled", async () => {
    const payer = await newPayer(backend, 10_000);
    const { paymentId } = await payer.pay(
      await payer.attempt(6_000, {
        method: { vaultToken: (await payer.newBankAccount({ accountNumber: "000444444440" })).token },
      }),
    );
    await laterOn(backend);
    expect(await stuckOf(payer.accountId)).toEqual([]);
    const { rows } = await backend.database.execute<{ id: string }>(
      sql`select id from payment_reversals where payment_id = ${paymentId}`,
    );
    const id = rows[0]!.id;
    await backend.database.execute(sql`alter table ledger_transactions disable trigger user`);
    await backend.database.execute(sql`alter table ledger_entries disable trigger user`);
    await backend.database.execute(
      sql`delete from ledger_entries where account_id = ${payer.accountId} and transaction_id in (select id from ledger_transactions where reference = ${id})`,
    );
    await backend.database.execute(
      sql`delete from ledger_transactions where account_id = ${payer.accountId} and reference = ${id}`,
    );
    await backend.database.execute(
      sql`update ledger_accounts set receivable = receivable - 6000 where account_id = ${payer.accountId}`,
    );
    await backend.database.execute(sql`alter table ledger_transactions enable trigger user`);
    await backend.database.execute(sql`alter table ledger_entries enable trigger user`);
    expect(await stuckOf(payer.accountId)).toMatchObject([
      { kind: "reversal", id, amount: 6_000, state: "RETURN COMPLETED" },
    ]);
    expect(await run(["settle", "reversal", id, "--account", payer.accountId, "--as", "ofelia", ...why])).toMatchObject(
      { code: 0 },
    );
    expect(await stuckOf(payer.accountId)).toEqual([]);
    expect(await payer.amountDue()).toBe(10_000);
  });
});

describe("settling a payment", () => {
  test("looks it up at the processor: a charge that happened is shown as taken, and is not made again", async () => {
    const { payer, paymentId } = await stuckPayment(LOSES_ANSWER);
    expect(await run(["settle", "payment", paymentId, "--as", "ofelia", ...why])).toEqual({
      code: 0,
      said: `payment ${paymentId}: SUBMITTED\n`,
    });
    await run(["settle", "payment", paymentId, "--as", "ofelia", ...why]);
    expect(backend.processor.charged().filter(({ reference }) => reference === paymentId)).toHaveLength(1);
    expect(await booked(backend, payer.accountId)).toEqual([{ reference: paymentId, amount: 4_000 }]);
  });

  test("that the processor does not know requires two operators and a reason, and a charge found later is shown", async () => {
    const { payer, paymentId } = await stuckPayment(HANGS);
    backend.deps.processor.lookup = () => Promise.resolve({ kind: "unknown" });
    backend.deps.processor.close = () => Promise.resolve({ kind: "unknown" });
    const settle = (more: readonly string[]) => run(["settle", "payment", paymentId, "--outcome", "notTaken", ...more]);
    expect(await settle(["--as", "ofelia", ...why])).toMatchObject({
      code: 1,
      said: expect.stringContaining("second operator"),
    });
    expect(await settle(["--as", "ofelia", "--second", "ofelia", ...why])).toMatchObject({
      code: 1,
      said: expect.stringContaining("somebody else"),
    });
    expect(await settle(["--as", "ofelia", "--second", "renata", "--reason", "because"])).toMatchObject({
      code: 1,
      said: expect.stringContaining("reason"),
    });
    expect(await payer.payment(paymentId)).toMatchObject({ state: "CONFIRMING" });
    expect(await settle(["--as", "ofelia", "--second", "renata", ...why])).toMatchObject({ code: 0 });
    expect(await payer.payment(paymentId)).toMatchObject({ state: "FAILED", moneyTaken: "NO" });
    Object.assign(backend.deps.processor, kept);
    await backend.deps.processor.charge({
      reference: paymentId,
      token: "card_test_visa",
      codeToken: null,
      amount: 4_000,
    });
    for (const callback of callbacks(backend)) await deliver(backend, callback);
    expect(await payer.payment(paymentId)).toMatchObject({ state: "SUBMITTED", moneyTaken: "YES" });
  });

  test("as not taken, when the processor says that it was taken, makes it taken", async () => {
    const { payer, paymentId } = await stuckPayment(LOSES_ANSWER);
    await run([
      "settle",
      "payment",
      paymentId,
      "--outcome",
      "notTaken",
      "--as",
      "ofelia",
      "--second",
      "renata",
      ...why,
    ]);
    expect(await payer.payment(paymentId)).toMatchObject({ state: "SUBMITTED", moneyTaken: "YES" });
  });

  test("as taken, with the approval code of the processor's statement", async () => {
    const { payer, paymentId } = await stuckPayment(HANGS);
    backend.deps.processor.lookup = () => Promise.resolve({ kind: "unknown" });
    const taken = [
      "settle",
      "payment",
      paymentId,
      "--outcome",
      "taken",
      "--as",
      "ofelia",
      "--second",
      "renata",
      ...why,
    ];
    expect(await run(taken)).toMatchObject({ code: 1, said: expect.stringContaining("approval code") });
    expect(await run([...taken, "--approval", "A1B2C3"])).toMatchObject({ code: 0 });
    expect(await payer.amountDue()).toBe(6_000);
  });

  test.each([
    ["a wrong password", ["--as", "ofelia"], ["wrong"], "wrong password"],
    ["somebody who is no operator", ["--as", "erin"], [], "no operator"],
    ["a customer", ["--as", "dana"], [], "no operator"],
  ])("is refused with %s, and changes nothing", async (_, who, passwords, words) => {
    const { payer, paymentId } = await stuckPayment(LOSES_ANSWER);
    expect(await run(["settle", "payment", paymentId, ...who, ...why], passwords)).toMatchObject({
      code: 1,
      said: expect.stringContaining(words),
    });
    expect(await payer.payment(paymentId)).toMatchObject({ state: "CONFIRMING" });
  });
});

test("operator, method, reason and result of a settlement are stored permanently and in the security log", async () => {
  const { payer, paymentId } = await stuckPayment(LOSES_ANSWER);
  await run(["settle", "payment", paymentId, "--account", payer.accountId, "--as", "ofelia", ...why]);
  const { rows } = await backend.database.execute(
    sql`select operator, second, outcome, reason, result from operator_settlements where subject = ${paymentId} order by settled_at, result`,
  );
  expect(rows).toMatchObject([
    { operator: "ofelia", result: "BEGUN" },
    { operator: "ofelia", second: null, outcome: "ask", reason: why[1], result: "SUBMITTED" },
  ]);
  expect(
    backend.logs
      .filter((line) => line.includes("settleStuck") && line.includes(paymentId))
      .map((line) => JSON.parse(line) as object),
  ).toMatchObject([{ log: "security", who: "ofelia", account: payer.accountId, result: "SUBMITTED" }]);
  await expect(Promise.resolve(backend.database.execute(sql`delete from operator_settlements`))).rejects.toMatchObject({
    cause: { message: expect.stringContaining("never changed") },
  });
});

test("a change of Auto Pay without an answer is ended as failed, and a mandate granted after all is revoked", async () => {
  const { payer, who } = await enrollee();
  const { authorise } = backend.deps.processor;
  Object.assign(backend.deps.processor, {
    authorise: async (order: Parameters<typeof authorise>[0]) => (await authorise(order), { kind: "unknown" }),
    closeMandate: () => Promise.resolve({ kind: "unknown" }),
  });
  const before = backend.processor.liveMandates().length;
  const { actionId } = await who.enrol();
  expect(await stuckOf(payer.accountId, 0)).toMatchObject([{ kind: "autoPay", id: actionId }]);
  expect(
    await run([
      "settle",
      "autoPay",
      actionId,
      "--account",
      payer.accountId,
      "--outcome",
      "notTaken",
      "--as",
      "ofelia",
      "--second",
      "renata",
      ...why,
    ]),
  ).toMatchObject({ code: 0, said: `autoPay ${actionId}: ENROL FAILED PROCESSOR_UNAVAILABLE\n` });
  Object.assign(backend.deps.processor, kept);
  backend.securityClock.advance(60);
  await backend.autoPay();
  expect(await stuckOf(payer.accountId, 0)).toEqual([]);
  expect(backend.processor.liveMandates()).toHaveLength(before);
});

test("a payment that the processor never saw and will not close is settled as not taken an hour later", async () => {
  const payer = await newPayer(backend, 10_000);
  const { paymentId } = await payer.pay(await payer.attempt(4_000, {}, { cardNumber: HANGS }));
  backend.deps.processor.close = () => Promise.resolve({ kind: "unknown" });
  const after = async (seconds: number) => {
    backend.securityClock.advance(seconds);
    await backend.reconcile();
    return (await backend.database.execute<{ state: string }>(sql`select state from payments where id = ${paymentId}`))
      .rows[0]?.state;
  };
  expect(await after(60)).toBe("CONFIRMING");
  expect(await after(3_500)).toBe("CONFIRMING");
  expect(await after(100)).toBe("FAILED");
});
