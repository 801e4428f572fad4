import { localDateAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { ledgerMovements } from "../ledger/ledger.reads.ts";
import { paymentsSince } from "../payments/payments.reads.ts";
import { reversalsOf } from "../payments/reversals/reversals.reads.ts";
import { statementIdInReference, statementsByIds } from "../statements/statements.reads.ts";
import { activityDays, activityRows, type ActivityFilter, type ActivityRow } from "./activity.domain.ts";

const chargeKinds: ReadonlySet<string> = new Set(["charge", "discount", "credit"]);

/**
 * The filtered activity of an account, newest first: the same rows for the screen and the file.
 * @throws Problem INVALID_REQUEST when the filter's dates are missing or the wrong way round
 */
export async function activityOf(
  { database, clock }: Pick<Dependencies, "database" | "clock">,
  accountId: string,
  filter: ActivityFilter,
): Promise<ActivityRow[]> {
  const days = activityDays(filter, clock.today());
  if (days === null) throw new Problem("INVALID_REQUEST");
  const payments = await paymentsSince(database, accountId, days.from);
  const movements = await ledgerMovements(database, accountId, days.from);
  const reversals = await reversalsOf(
    database,
    accountId,
    movements.map(({ reference }) => reference),
  );
  const charged = movements.flatMap(({ kind, reference }) =>
    chargeKinds.has(kind) ? [statementIdInReference(reference)] : [],
  );
  const statementIds = new Set((await statementsByIds(database, accountId, charged)).keys());
  return activityRows(
    { payments, movements, reversals, statementIds, localDate: (instant) => localDateAt(instant, clock.timeZone) },
    filter,
    days,
  );
}
