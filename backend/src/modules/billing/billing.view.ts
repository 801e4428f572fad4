import type { PaymentMethod, PaymentOptions, ResolversParentTypes } from "@portico/openapi/graph.resolvers";
import { amountBounds } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { accountFacts, canPay } from "../account/account.reads.ts";
import { autoPayEnrolmentsOf } from "../autopay/autopay.reads.ts";
import { savedMethods, type SavedMethod } from "../wallet/wallet.reads.ts";
import { billingStanding, owedOf, owingNow, restrictionsOf, type BillingStanding, type OwingNow, type Restrictions } from "./billing.reads.ts";

/** The account as the contract shows it, without what other files of the contract add to it: that has resolvers of its own. */
export type BillingAccountView = ResolversParentTypes["BillingAccount"];

/** Undefined for an account that is not there. */
export async function billingAccountView(deps: Dependencies, principal: Principal, accountId: string): Promise<BillingAccountView | undefined> {
  const { database, clock } = deps;
  const account = await accountFacts(database, accountId);
  if (!account) return undefined;
  const businessDate = clock.today();
  return {
    ...standingView(await billingStanding(database, accountId, businessDate)),
    id: accountId,
    accountNumber: accountId,
    accountName: account.companyName,
    paperlessEnrolled: account.paperlessEnrolled,
    disconnected: account.disconnected,
    canPay: canPay(principal, account),
    businessDate,
    timeZone: clock.timeZone,
  };
}

/** What the server allows for the next payment of an account that is there. */
export async function paymentOptionsView({ database, clock }: Dependencies, accountId: string): Promise<PaymentOptions> {
  const businessDate = clock.today();
  const account = await accountFacts(database, accountId);
  const owing = await owingNow(database, accountId, businessDate);
  return paymentOptions(account?.disconnected ?? false, owing, await restrictionsOf(database, accountId), businessDate);
}

/** The saved methods of an account. */
export async function walletView({ database, clock }: Dependencies, accountId: string): Promise<PaymentMethod[]> {
  const paying = new Set((await autoPayEnrolmentsOf(database, accountId)).map(({ paymentMethodId }) => paymentMethodId));
  const methods = await savedMethods(database, accountId, clock.today());
  return methods.map((method) => methodView(method, paying.has(method.id)));
}

function standingView(standing: BillingStanding) {
  const { amountDue, adjustedDelinquencyAmount, creditBalance, pendingPaymentAmount, dueDate, nextAutoPayDate, autoPay } = standing;
  return { amountDue, adjustedDelinquencyAmount, creditBalance, pendingPaymentAmount, dueDate, nextAutoPayDate, autoPayEnrolled: autoPay.enrolled, autoPayDiscount: autoPay.discount };
}

/** Only instant payments exist, so today is the first and the last date. */
function paymentOptions(disconnected: boolean, owing: OwingNow, restrictions: Restrictions, businessDate: string): PaymentOptions {
  return {
    ...amountBounds(owedOf(owing, restrictions)),
    mustPayToday: owing.pastDueAmount > 0 || disconnected,
    earliestDate: businessDate,
    lastDate: businessDate,
    cardsAllowed: !restrictions.cardsRefused,
    banksAllowed: !restrictions.banksRefused,
  };
}

function methodView({ id, type, lastFour, expiry, cardName, expired, expiringSoon, unavailable }: SavedMethod, usedForAutoPay: boolean): PaymentMethod {
  return { id, type, lastFour, expiry, cardName, expired, expiringSoon, unavailable, usedForAutoPay };
}
