import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sumCents } from "@portico/rules/money";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { scenarios } from "../../database/scenarios/all.ts";
import { activityRows, lineRows, statementsOf } from "./statements.reads.ts";

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
  (_name, accountId) => {
    test("reconcile: lines add up to charges, balances and activity to the amount due, and all of it to the ledger", async () => {
      let previous: { amountDue: number; currentCharges: number; id: string } | undefined;
      for (const statement of await statementsOf(backend.database, accountId)) {
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
