import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { linesOf } from "./ledger.domain.ts";
import { seeded } from "../../../testing/random.ts";
import { ledgerPosition } from "./ledger.reads.ts";
import { ledgerEntries, ledgerTransactions } from "./ledger.tables.ts";
import { lockLedger, post } from "./ledger.writes.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend({ demo: false })));
afterAll(() => backend.close());

const when = { businessDate: "2026-11-21", recordedAt: new Date("2026-11-21T15:00:00Z") };
let accounts = 0;

async function account(): Promise<string> {
  accounts += 1;
  const accountId = String(1_000_000_000 + accounts);
  await lockLedger(backend.database, accountId);
  return accountId;
}

/** The database's error message for a rejected statement. */
async function refusal(statement: Promise<unknown>): Promise<string> {
  const error: unknown = await statement.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
}

test("every transaction has two sides that sum to zero", async () => {
  const accountId = await account();
  await backend.database.transaction(async (tx) => {
    await post(tx, { accountId, kind: "charge", amount: 10_000, reference: "b1", dueDate: "2026-12-05", ...when });
    await post(tx, { accountId, kind: "payment", amount: 4_000, reference: "p1", ...when });
    await post(tx, { accountId, kind: "discount", amount: 500, reference: "d1", ...when });
    await post(tx, { accountId, kind: "credit", amount: 300, reference: "c1", ...when });
  });
  const { rows } = await backend.database.execute(
    sql`select sum(amount)::int as sum, count(*)::int as count from ledger_entries where account_id = ${accountId}`,
  );
  expect(rows).toEqual([{ sum: 0, count: 8 }]);
  expect(await ledgerPosition(backend.database, accountId)).toEqual({
    charges: [{ dueDate: "2026-12-05", amount: 10_000, reference: "b1" }],
    appliedCredits: 4_500,
    unappliedCredit: 300,
  });
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 53])("rejects an amount of %d", (amount) => {
  expect(() => linesOf("payment", amount)).toThrow(RangeError);
});

test("rejects a duplicate reference", async () => {
  const accountId = await account();
  const booking = () =>
    backend.database.transaction((tx) =>
      post(tx, { accountId, kind: "payment", amount: 100, reference: "p1", ...when }),
    );
  await booking();
  expect(await refusal(booking())).toContain("ledger_transactions_once");
});

test("unbalanced entries, and transactions without entries, are rejected at commit", async () => {
  const accountId = await account();
  const lonely = (tx: typeof backend.database) =>
    tx
      .insert(ledgerTransactions)
      .values({ accountId, id: "t1", kind: "payment", reference: "x", dueDate: null, ...when });
  expect(await refusal(backend.database.transaction(lonely))).toContain("does not balance");
  const lopsided = backend.database.transaction(async (tx) => {
    await lonely(tx);
    await tx.insert(ledgerEntries).values([
      { accountId, transactionId: "t1", line: 1, book: "cash", amount: 100 },
      { accountId, transactionId: "t1", line: 2, book: "receivable", amount: -99 },
    ]);
  });
  expect(await refusal(lopsided)).toContain("does not balance");
});

test.each([
  sql`update ledger_entries set amount = amount + 1`,
  sql`delete from ledger_entries`,
  sql`truncate ledger_entries`,
  sql`update ledger_transactions set business_date = '2020-01-01'`,
  sql`delete from ledger_transactions`,
  sql`truncate ledger_transactions cascade`,
])("entries are immutable (statement %#)", async (statement) => {
  const accountId = await account();
  await backend.database.transaction((tx) =>
    post(tx, { accountId, kind: "payment", amount: 100, reference: "p1", ...when }),
  );
  expect(await refusal(Promise.resolve(backend.database.execute(statement)))).toContain("never changed");
});

test("the stored sums equal those of the entries, after any sequence of bookings", async () => {
  const accountId = await account();
  const random = seeded(44);
  const kinds = [
    "charge",
    "payment",
    "discount",
    "credit",
    "paymentReturn",
    "refund",
    "chargeback",
    "chargebackWon",
    "deviceSale",
    "devicePayment",
  ] as const;
  for (let nth = 0; nth < 60; nth += 1) {
    const kind = kinds[Math.floor(random() * kinds.length)]!;
    const dueDate =
      kind === "charge" ? { dueDate: `2026-${String(1 + Math.floor(random() * 12)).padStart(2, "0")}-05` } : {};
    await backend.database.transaction((tx) =>
      post(tx, {
        accountId,
        kind,
        amount: 1 + Math.floor(random() * 9_000),
        reference: `r${nth}`,
        ...dueDate,
        ...when,
      }),
    );
    const { charges, appliedCredits, unappliedCredit } = await ledgerPosition(backend.database, accountId);
    const owed = charges.reduce((sum, { amount }) => sum + amount, 0) - appliedCredits;
    const { rows } = await backend.database.execute(
      sql`select coalesce(sum(amount) filter (where book = 'receivable'), 0)::int as receivable, -coalesce(sum(amount) filter (where book = 'unapplied'), 0)::int as unapplied from ledger_entries where account_id = ${accountId}`,
    );
    expect(rows).toEqual([{ receivable: owed, unapplied: unappliedCredit }]);
  }
});

test("the balance is correct with many old bills, however old the oldest unpaid one is", async () => {
  const accountId = await account();
  for (let nth = 0; nth < 40; nth += 1)
    await backend.database.transaction((tx) =>
      post(tx, {
        accountId,
        kind: "charge",
        amount: 100,
        reference: `b${nth}`,
        dueDate: `20${10 + nth}-01-05`,
        ...when,
      }),
    );
  await backend.database.transaction((tx) =>
    post(tx, { accountId, kind: "payment", amount: 250, reference: "p", ...when }),
  );
  const { charges, appliedCredits } = await ledgerPosition(backend.database, accountId);
  expect([charges.length, charges[0]?.dueDate, appliedCredits]).toEqual([40, "2010-01-05", 250]);
});
