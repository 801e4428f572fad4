import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { amountDueOf } from "../src/modules/billing/billing.reads.ts";
import { autoPayEnrolments } from "../src/modules/autopay/autopay.tables.ts";
import { statementLines } from "../src/modules/statements/statements.tables.ts";
import { billingItems } from "../src/modules/statements/tariff.tables.ts";
import { activityRows, statementsOf, statementsState } from "../src/modules/statements/statements.reads.ts";
import { issuedBy, subscriber } from "./statementRun.testing.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

test(
  "a statement is issued on the billing day and not before, with its charge in the ledger",
  { tags: "full" },
  async () => {
    const accountId = await subscriber(backend, 31, "2027-01-31");
    expect(await issuedBy(backend, "2027-01-30", accountId)).toEqual([]);
    expect(await issuedBy(backend, "2027-01-31", accountId)).toEqual([
      {
        statementDate: "2027-01-31",
        periodFrom: "2027-01-05",
        periodTo: "2027-01-30",
        dueDate: "2027-02-21",
        currentCharges: 8_900,
      },
    ]);
    expect(await amountDueOf(backend.database, accountId, "2027-01-31")).toBe(8_900);
  },
);

test(
  "a promotion that ended is explained on the next bill only, also when a short month moves the billing day",
  { tags: "full" },
  async () => {
    const accountId = await subscriber(backend, 31, "2027-01-31");
    const promotion = { code: "PROMOTION", service: "INTERNET", amount: -1_000 } as const;
    await backend.database
      .insert(billingItems)
      .values({ accountId, id: "promotion", ...promotion, from: "2027-01-05", until: "2027-01-30" });
    for (const date of ["2027-01-31", "2027-02-28", "2027-03-31"]) await issuedBy(backend, date, accountId);
    const lines = await backend.database.select().from(statementLines).where(eq(statementLines.accountId, accountId));
    const explained = lines.filter(({ explanation }) => explanation?.code === "PROMOTION_ENDED");
    expect(explained.map(({ from }) => from)).toEqual(["2027-01-31"]);
  },
);

test(
  "an account with Auto Pay gets the discount with the statement, and both are on it",
  { tags: "full" },
  async () => {
    const accountId = await subscriber(backend, 10, "2027-01-10");
    await backend.database.insert(autoPayEnrolments).values({
      accountId,
      service: "core",
      paymentMethodId: "pm",
      debitDay: 31,
      nextDate: "2027-01-31",
      mandate: "mandate",
      enrolledBy: "Vera",
    });
    await issuedBy(backend, "2027-01-10", accountId);
    const [statement] = await statementsOf(backend.database, accountId);
    expect(statement).toMatchObject({ currentCharges: 8_900, adjustments: 500, amountDue: 8_400 });
    expect(await activityRows(backend.database, accountId, statement?.id ?? "")).toMatchObject([
      { kind: "AUTO_PAY_DISCOUNT", amount: -500, date: "2027-01-10" },
    ]);
    expect(await amountDueOf(backend.database, accountId, "2027-01-10")).toBe(8_400);
  },
);

describe("[STMT-03 partly] accounts without a statement", () => {
  test("a statement under review is held until its day, and then issued for its own date", async () => {
    const accountId = "8347205039";
    const before = (await statementsOf(backend.database, accountId)).length;
    expect(await backend.issueStatements()).toBe(0);
    expect(await statementsState(backend.database, accountId, "2026-11-21")).toBe("DELAYED");
    expect(await issuedBy(backend, "2026-11-22", accountId)).toHaveLength(before + 1);
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
