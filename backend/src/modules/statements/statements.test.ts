import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sumCents } from "@portico/rules/money";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { Payer } from "../../../testing/payer.ts";
import { scenarios } from "../../database/scenarios/all.ts";
import { activityRows, lineRows, statementsOf } from "./statements.reads.ts";

/** An account whose first bill is still to come, and two that are billed on the enterprise site. */
const withoutStatement = ["Noor & Daughters Tailoring", "Meridian Freight Group", "Granite Harbor Logistics"];

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** The ledger's balance after a day's statement was booked, without other entries of that day or later. */
async function owedByTheLedger(accountId: string, statementDate: string, statementId: string): Promise<number> {
  const own = [statementId, `autopay-${statementId}`];
  const { rows } = await backend.database.execute<{ owed: string }>(sql`
    select coalesce(sum(e.amount), 0) as owed from ledger_entries e join ledger_transactions t on t.account_id = e.account_id and t.id = e.transaction_id
    where e.account_id = ${accountId} and e.book = 'receivable' and (t.business_date < ${statementDate} or t.reference in (${own[0]}, ${own[1]}))`);
  return Number(rows[0]?.owed);
}

describe.each(scenarios.map(({ accountId, companyName }) => [companyName, accountId]))(
  "[STMT-01 partly] the statements of %s",
  (name, accountId) => {
    test("reconcile: lines add up to charges, balances and activity to the amount due, and all of it to the ledger", async () => {
      const statements = await statementsOf(backend.database, accountId);
      if (!withoutStatement.includes(name)) expect(statements.length).toBeGreaterThan(0);
      let previous: { amountDue: number; currentCharges: number; id: string } | undefined;
      for (const statement of statements) {
        const { id, currentCharges, previousBalance, paymentsReceived, adjustments, amountDue } = statement;
        const [lines, activity] = [
          await lineRows(backend.database, accountId, id),
          await activityRows(backend.database, accountId, id),
        ];
        expect(sumCents(lines.map((line) => line.amount)), id).toBe(currentCharges);
        expect(previousBalance + sumCents(activity.map((entry) => entry.amount)) + currentCharges, id).toBe(amountDue);
        expect(previousBalance - paymentsReceived - adjustments + currentCharges, id).toBe(amountDue);
        expect(amountDue, id).toBe(await owedByTheLedger(accountId, statement.statementDate, id));
        expect(statement).toMatchObject({
          previousBalance: previous?.amountDue ?? 0,
          previousId: previous?.id ?? null,
          change: previous ? currentCharges - previous.currentCharges : null,
        });
        previous = statement;
      }
    });
  },
);

describe("whether a statement is paid", () => {
  type Node = { currentCharges: number; openAmount: number; paymentState: string };
  type Account = { amountDue: number; statements: { nodes: Node[] } };
  const query = `query Q($id: ID!) { billing(accountId: $id) { amountDue
    statements(first: 24) { nodes { currentCharges openAmount paymentState } } } }`;

  test.each<[string, string[], string]>([
    ["dana", ["UNPAID", "PAID"], "owes the newest bill"],
    ["pat", ["PAID", "PAID"], "owes nothing"],
    ["morgan", ["UNPAID", "PAST_DUE", "PAST_DUE"], "owes three bills, two of them late"],
    ["nell", ["PENDING"], "was late, and the payment is on its way"],
  ])("%s: %s, because the account %s", async (name, newest) => {
    const payer = await Payer.signIn(backend, name);
    const { data } = await payer.graph(query, { id: payer.accountId });
    const { amountDue, statements } = data?.["billing"] as unknown as Account;
    const nodes = statements.nodes;
    expect(nodes.map(({ paymentState }) => paymentState).slice(0, newest.length)).toEqual(newest);
    expect(sumCents(nodes.map(({ openAmount }) => openAmount))).toBe(amountDue);
    for (const { openAmount, paymentState, currentCharges } of nodes) {
      expect(openAmount === 0).toBe(paymentState === "PAID");
      expect(openAmount).toBeLessThanOrEqual(currentCharges);
    }
  });
});
