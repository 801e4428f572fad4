import type { WhatIf } from "@portico/openapi/graph.resolvers";
import { addDays } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import { remoteSetting } from "../content/toggles/remoteSettings.reads.ts";
import { ledgerPosition } from "../ledger/ledger.reads.ts";
import { deferralPlan } from "../account-status/deferralPlan.reads.ts";
import { accountStatus } from "../account-status/accountStatus.reads.ts";
import { datesOf } from "./dates.reads.ts";
import { owedOf, owingNow, restrictionsOf } from "./billing.reads.ts";
import { whatIfPaid } from "./whatIf.domain.ts";

/** The limit of days ahead: later bills would have to be guessed. */
const DAYS_AHEAD = 60;

type ReadDependencies = Pick<Dependencies, "database" | "clock" | "config">;

/** The what-if of an existing account; undefined for a day in the past or too far ahead. */
export async function whatIf(
  deps: ReadDependencies,
  accountId: string,
  amount: number,
  date: string,
): Promise<WhatIf | undefined> {
  const { database, clock } = deps;
  const today = clock.today();
  if (date < today || date > addDays(today, DAYS_AHEAD)) return undefined;
  const status = await accountStatus(deps, accountId);
  if (!status) return undefined;
  const owing = await owingNow(database, accountId, today);
  const { pendingPaymentAmount, pendingDiscount, restricted } = owedOf(
    owing,
    await restrictionsOf(database, accountId),
  );
  const charge = status.autoPay.charge;
  return whatIfPaid(
    {
      position: await ledgerPosition(database, accountId),
      plan: await deferralPlan(database, accountId),
      onItsWay: pendingPaymentAmount + pendingDiscount,
      restricted,
      dates: await datesOf(deps, database, accountId, owing),
      restoreMinutes: await remoteSetting(deps, database, "restoreMinutes", { accountId }),
      scheduled: status.scheduled.filter(({ problem }) => problem === null),
      autoPay: { nextDate: charge?.date ?? null, discount: status.autoPay.discount },
    },
    amount,
    date,
  );
}
