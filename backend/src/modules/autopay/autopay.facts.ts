import { dueDateToMeet } from "@portico/rules/accountStatus";
import { autoPayServices, billCycle } from "@portico/rules/autoPay";
import { stillDue } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { accountFacts, accountServices } from "../account/account.reads.ts";
import { owingNow, restrictionsOf } from "../billing/billing.reads.ts";
import { hasAutoPayDiscount, statementPage } from "../statements/statements.reads.ts";
import type { AutoPayFacts } from "./autopay.domain.ts";
import { enrolmentRows, openActionRow, refusedMandates } from "./autopay.repository.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** Loads the facts for a decision about an account's Auto Pay. The account is locked before a change. */
export async function loadAutoPayFacts(
  { clock, securityClock }: Dependencies,
  tx: Transaction,
  userId: string,
  accountId: string,
): Promise<AutoPayFacts> {
  const businessDate = clock.today();
  const account = await accountFacts(tx, accountId);
  const services = await accountServices(tx, accountId);
  const [newest] = (await statementPage(tx, accountId, 1, null)).nodes;
  const owing = await owingNow(tx, accountId, businessDate);
  const { cardsRefused, banksRefused } = await restrictionsOf(tx, accountId);
  const due = stillDue(owing);
  return {
    businessDate,
    disconnected: account?.disconnected ?? false,
    offered: autoPayServices(services.map(({ serviceType }) => serviceType)),
    enrolments: await enrolmentRows(tx, accountId),
    cycle: billCycle(account?.cycleDay ?? 1, newest),
    stillDue: due,
    discountGiven: await hasAutoPayDiscount(tx, accountId),
    pastDueAmount: owing.pastDueAmount,
    dueDate: dueDateToMeet(owing.dueDate, owing.arrangement, due),
    cardsRefused,
    banksRefused,
    openActionId: (await openActionRow(tx, accountId))?.id,
    refusedTries: await refusedMandates(
      tx,
      userId,
      accountId,
      new Date(securityClock.now().getTime() - HOUR_MILLISECONDS),
    ),
  };
}
