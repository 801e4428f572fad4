import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { accounts } from "../src/modules/account/account.tables.ts";
import { amountDueOf } from "../src/modules/billing/billing.reads.ts";
import { lineRows, statementsOf } from "../src/modules/statements/statements.reads.ts";
import { agreedPrices } from "../src/modules/statements/tariff.tables.ts";
import { issuedBy, noonOf, subscriber } from "./statementRun.testing.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

test("billing days 29 to 31 fall on the last day of short months; a clock that skips months misses none", async () => {
  const accountId = await subscriber(backend, 31, "2027-01-31");
  const dates = (await issuedBy(backend, "2027-05-15", accountId)).map(({ statementDate }) => statementDate);
  expect(dates).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"]);
  expect(
    (await statementsOf(backend.database, accountId)).map(({ previousBalance, amountDue }) => [
      previousBalance,
      amountDue,
    ]),
  ).toEqual([
    [0, 8_900],
    [8_900, 17_800],
    [17_800, 26_700],
    [26_700, 35_600],
  ]);
});

test("concurrent and repeated runs issue each statement once", async () => {
  const accountId = await subscriber(backend, 10, "2027-01-10");
  backend.clock.set(noonOf("2027-03-12"));
  await Promise.all([backend.issueStatements(), backend.issueStatements(), backend.issueStatements()]);
  expect(await backend.issueStatements()).toBe(0);
  expect(await issuedBy(backend, "2027-03-12", accountId)).toHaveLength(3);
  expect(await amountDueOf(backend.database, accountId, "2027-03-12")).toBe(26_700);
});

test("a price change within the month is prorated by days, with an explanation", async () => {
  const accountId = await subscriber(backend, 5, "2027-02-05");
  await backend.database.insert(agreedPrices).values([
    { accountId, service: "INTERNET", validFrom: "2026-01-01", unitPrice: 6_200 },
    { accountId, service: "INTERNET", validFrom: "2027-01-20", unitPrice: 9_300 },
  ]);
  await issuedBy(backend, "2027-02-05", accountId);
  const [statement] = await statementsOf(backend.database, accountId);
  const lines = await lineRows(backend.database, accountId, statement?.id ?? "");
  expect(lines.map(({ amount, explanation }) => [amount, explanation?.code, explanation?.days])).toEqual([
    [3_000, "PART_OF_MONTH", 15],
    [4_800, "PART_OF_MONTH", 16],
  ]);
});

describe("[STMT-03 partly] accounts without a statement", () => {
  test("a disconnected account is not charged; reconnected, it is billed from the next period on", async () => {
    const accountId = await subscriber(backend, 10, "2027-01-10");
    await backend.database.update(accounts).set({ disconnected: true }).where(eq(accounts.accountId, accountId));
    expect(await issuedBy(backend, "2027-02-09", accountId)).toEqual([]);
    await backend.database.update(accounts).set({ disconnected: false }).where(eq(accounts.accountId, accountId));
    expect(await issuedBy(backend, "2027-02-10", accountId)).toMatchObject([
      { statementDate: "2027-02-10", periodFrom: "2027-01-10" },
    ]);
  });
});
