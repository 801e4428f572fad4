import type { WhatIf } from "@portico/openapi/graph.resolvers";
import { addDays } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import { accountFacts } from "../account/account.reads.ts";
import { remoteSetting } from "../content/remoteSettings.reads.ts";
import { ledgerPosition } from "../ledger/ledger.reads.ts";
import { billingStanding, restrictionsOf } from "./billing.reads.ts";
import { whatIfPaid } from "./whatIf.domain.ts";

/** Beyond it the next bills would have to be guessed. */
const DAYS_AHEAD = 60;

type Asked = Pick<Dependencies, "database" | "clock" | "config">;

/** What would happen to an account that is there; undefined for a day in the past or too far ahead. */
export async function whatIf(deps: Asked, accountId: string, amount: number, date: string): Promise<WhatIf | undefined> {
  const { database, clock } = deps;
  const today = clock.today();
  if (date < today || date > addDays(today, DAYS_AHEAD)) return undefined;
  const standing = await billingStanding(database, accountId, today);
  const account = await accountFacts(database, accountId);
  return whatIfPaid(
    {
      position: await ledgerPosition(database, accountId),
      onItsWay: standing.pendingPaymentAmount,
      restricted: (await restrictionsOf(database, accountId)).wholeAmountOnly,
      mustPayToday: standing.pastDueAmount > 0 || (account?.disconnected ?? false),
      today,
      restoreMinutes: await remoteSetting(deps, database, "restoreMinutes", { accountId }),
      autoPay: { nextDate: standing.nextAutoPayDate, discount: standing.autoPay.discount },
    },
    amount,
    date,
  );
}
