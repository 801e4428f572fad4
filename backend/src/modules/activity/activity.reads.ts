import { localDateAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import { ledgerMovements } from "../ledger/ledger.reads.ts";
import { paymentsSince } from "../payments/payments.reads.ts";
import { reversalsOf } from "../payments/reversals/reversals.reads.ts";
import { activityRows, periodStart, type ActivityFilter, type ActivityRow } from "./activity.domain.ts";

/** The filtered activity of an account, newest first: the same rows for the screen and the file. */
export async function activityOf(
  { database, clock }: Pick<Dependencies, "database" | "clock">,
  accountId: string,
  filter: ActivityFilter,
): Promise<ActivityRow[]> {
  const since = periodStart(filter.period, clock.today());
  const payments = await paymentsSince(database, accountId, since);
  const movements = await ledgerMovements(database, accountId, since);
  const reversals = await reversalsOf(
    database,
    accountId,
    movements.map(({ reference }) => reference),
  );
  return activityRows(
    { payments, movements, reversals, localDate: (instant) => localDateAt(instant, clock.timeZone) },
    filter,
  );
}
