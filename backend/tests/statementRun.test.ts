import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { accounts, services } from "../src/modules/account/account.tables.ts";
import { amountDueOf } from "../src/modules/billing/billing.reads.ts";
import { autoPayEnrolments } from "../src/modules/autopay/autopay.tables.ts";
import { activityRows, lineRows, statementsOf, statementsState } from "../src/modules/statements/statements.reads.ts";
import { billingCycles } from "../src/modules/statements/statements.tables.ts";
import { agreedPrices } from "../src/modules/statements/tariff.tables.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

const noonOf = (date: string) => new Date(`${date}T17:00:00.000Z`);

/** An account with one internet connection, billed on a day of the month; its first period began in January 2027. */
async function subscriber(cycleDay: number, nextStatementDate: string): Promise<string> {
  const { accountId } = await newCustomer(backend, 0);
  await backend.database.update(accounts).set({ cycleDay }).where(eq(accounts.accountId, accountId));
  await backend.database.insert(services).values({
    id: `${accountId}-internet`,
    accountId,
    position: 0,
    key: "INTERNET",
    serviceType: "internet",
    status: "Active",
    downloadMbps: 300,
  });
  await backend.database.insert(billingCycles).values({ accountId, periodFrom: "2027-01-05", nextStatementDate });
  return accountId;
}

async function issuedBy(date: string, accountId: string) {
  backend.clock.set(noonOf(date));
  await backend.issueStatements();
  return (await statementsOf(backend.database, accountId)).map(
    ({ statementDate, periodFrom, periodTo, dueDate, currentCharges }) => ({
      statementDate,
      periodFrom,
      periodTo,
      dueDate,
      currentCharges,
    }),
  );
}

test("a statement is issued on the billing day and not before, with its charge in the ledger", async () => {
  const accountId = await subscriber(31, "2027-01-31");
  expect(await issuedBy("2027-01-30", accountId)).toEqual([]);
  expect(await issuedBy("2027-01-31", accountId)).toEqual([
    {
      statementDate: "2027-01-31",
      periodFrom: "2027-01-05",
      periodTo: "2027-01-30",
      dueDate: "2027-02-21",
      currentCharges: 8_900,
    },
  ]);
  expect(await amountDueOf(backend.database, accountId, "2027-01-31")).toBe(8_900);
});

test("billing days 29 to 31 fall on the last day of short months; a clock that skips months misses none", async () => {
  const accountId = await subscriber(31, "2027-01-31");
  const dates = (await issuedBy("2027-05-15", accountId)).map(({ statementDate }) => statementDate);
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
  const accountId = await subscriber(10, "2027-01-10");
  backend.clock.set(noonOf("2027-03-12"));
  await Promise.all([backend.issueStatements(), backend.issueStatements(), backend.issueStatements()]);
  expect(await backend.issueStatements()).toBe(0);
  expect(await issuedBy("2027-03-12", accountId)).toHaveLength(3);
  expect(await amountDueOf(backend.database, accountId, "2027-03-12")).toBe(26_700);
});

test("an account with Auto Pay gets the discount with the statement, and both are on it", async () => {
  const accountId = await subscriber(10, "2027-01-10");
  await backend.database.insert(autoPayEnrolments).values({
    accountId,
    service: "core",
    paymentMethodId: "pm",
    debitDay: 31,
    nextDate: "2027-01-31",
    mandate: "mandate",
    enrolledBy: "Vera",
  });
  await issuedBy("2027-01-10", accountId);
  const [statement] = await statementsOf(backend.database, accountId);
  expect(statement).toMatchObject({ currentCharges: 8_900, adjustments: 500, amountDue: 8_400 });
  expect(await activityRows(backend.database, accountId, statement?.id ?? "")).toMatchObject([
    { kind: "AUTO_PAY_DISCOUNT", amount: -500, date: "2027-01-10" },
  ]);
  expect(await amountDueOf(backend.database, accountId, "2027-01-10")).toBe(8_400);
});

test("a price change within the month is prorated by days, with an explanation", async () => {
  const accountId = await subscriber(5, "2027-02-05");
  await backend.database.insert(agreedPrices).values([
    { accountId, service: "INTERNET", validFrom: "2026-01-01", unitPrice: 6_200 },
    { accountId, service: "INTERNET", validFrom: "2027-01-20", unitPrice: 9_300 },
  ]);
  await issuedBy("2027-02-05", accountId);
  const [statement] = await statementsOf(backend.database, accountId);
  const lines = await lineRows(backend.database, accountId, statement?.id ?? "");
  expect(lines.map(({ amount, explanation }) => [amount, explanation?.code, explanation?.days])).toEqual([
    [3_000, "PART_OF_MONTH", 15],
    [4_800, "PART_OF_MONTH", 16],
  ]);
});

describe("[STMT-03 partly] accounts without a statement", () => {
  test("a disconnected account is not charged; reconnected, it is billed from the next period on", async () => {
    const accountId = await subscriber(10, "2027-01-10");
    await backend.database.update(accounts).set({ disconnected: true }).where(eq(accounts.accountId, accountId));
    expect(await issuedBy("2027-02-09", accountId)).toEqual([]);
    await backend.database.update(accounts).set({ disconnected: false }).where(eq(accounts.accountId, accountId));
    expect(await issuedBy("2027-02-10", accountId)).toMatchObject([
      { statementDate: "2027-02-10", periodFrom: "2027-01-10" },
    ]);
  });

  test("a statement under review is held until its day, and then issued for its own date", async () => {
    const accountId = "8347205039";
    const before = (await statementsOf(backend.database, accountId)).length;
    expect(await backend.issueStatements()).toBe(0);
    expect(await statementsState(backend.database, accountId, "2026-11-21")).toBe("DELAYED");
    expect(await issuedBy("2026-11-22", accountId)).toHaveLength(before + 1);
    expect(await statementsState(backend.database, accountId, "2026-11-22")).toBe("AVAILABLE");
  });

  test.each([
    ["8347205013", "AVAILABLE"],
    ["8347205021", "FIRST_NOT_YET_AVAILABLE"],
    ["8347205047", "SUPPRESSED"],
  ])("the state of %s is %s", async (accountId, state) => {
    expect(await statementsState(backend.database, accountId, "2026-11-21")).toBe(state);
  });
});
