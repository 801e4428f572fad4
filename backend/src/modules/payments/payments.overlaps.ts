import { paymentStates } from "@portico/rules/paymentState";
import type { PaymentOverlap } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import { accountStatus, type AccountStatus } from "../account-status/accountStatus.reads.ts";
import { netAmountsOf } from "./payments.reads.ts";
import type { PaymentRow } from "./payments.repository.ts";
import { enteredSince, scheduledRows } from "./scheduled/scheduled.repository.ts";

const DAY_MILLISECONDS = 24 * 3_600_000;

type Needed = Pick<Dependencies, "clock" | "config">;

/**
 * Finds everything else that may pay the bill: Auto Pay's next debit, scheduled payments, and payments made within a
 * day. Whether one of them overlaps depends on the amount; `overlapping` in the shared rules decides that, on the
 * server and in the browser.
 * @param without a scheduled payment that is being changed
 */
export async function overlapsOf(
  deps: Needed,
  tx: Transaction,
  accountId: string,
  without: string | null = null,
): Promise<PaymentOverlap[]> {
  const status = await accountStatus({ ...deps, database: tx }, accountId);
  const sure = new Set(
    status?.scheduled.flatMap(({ paymentId, problem }) =>
      problem === null && paymentId !== without ? [paymentId] : [],
    ),
  );
  const scheduled = (await scheduledRows(tx, accountId)).filter(({ id }) => sure.has(id));
  return [
    ...autoPayDebit(status),
    ...scheduled.map((row) => overlap("SCHEDULED", row)),
    ...(await recentOnes(deps.clock, tx, accountId)),
  ];
}

/** Payments for the same device within a day, by any user. */
export function deviceOverlapsOf(
  { clock }: Pick<Dependencies, "clock">,
  tx: Transaction,
  accountId: string,
  deviceId: string,
): Promise<PaymentOverlap[]> {
  return recentOnes(clock, tx, accountId, deviceId);
}

async function recentOnes(
  clock: BusinessClock,
  tx: Transaction,
  accountId: string,
  deviceId?: string,
): Promise<PaymentOverlap[]> {
  const dayAgo = new Date(clock.now().getTime() - DAY_MILLISECONDS);
  const recent = (await enteredSince(tx, accountId, dayAgo, deviceId)).filter(
    ({ state }) => state !== "SCHEDULED" && paymentStates[state].moneyTaken !== "NO",
  );
  // One that the bank returned pays nothing: the customer is asked for it again.
  const netAmount = await netAmountsOf(tx, accountId, recent);
  return recent.filter((row) => netAmount(row) > 0).map((row) => overlap("RECENT", row));
}

/**
 * Auto Pay's next debit: the amount due then, less its discount. A debit whose amount depends on a future bill pays
 * nothing of this one.
 */
function autoPayDebit(status: AccountStatus | undefined): PaymentOverlap[] {
  const charge = status?.autoPay.charge;
  if (!charge?.amount || charge.due === null || charge.problem !== null) return [];
  return [
    {
      id: `autopay_${charge.date}`,
      kind: "AUTO_PAY",
      amount: charge.amount,
      pays: charge.due,
      date: charge.date,
      paymentId: null,
      enteredBy: null,
    },
  ];
}

function overlap(
  kind: "SCHEDULED" | "RECENT",
  { id, amount, paymentDate, channel, enteredBy }: PaymentRow,
): PaymentOverlap {
  return {
    id,
    kind,
    amount,
    pays: kind === "SCHEDULED" ? amount : 0,
    date: paymentDate,
    paymentId: id,
    enteredBy: channel === "autoPay" ? null : enteredBy,
  };
}
