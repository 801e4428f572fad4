import type { BillingAccount, PaymentMethod, PaymentOptions } from "@portico/openapi/graph.resolvers";
import { amountBounds } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { accountFacts, canPay, type AccountRow } from "../account/account.reads.ts";
import { lockingPayment } from "../payments/payments.reads.ts";
import { savedMethods, type SavedMethod } from "../wallet/wallet.reads.ts";
import { billingStanding, owedOf, restrictionsOf, type BillingStanding, type Restrictions } from "./billing.reads.ts";
import { devicesOf, subscriptionsOf } from "./billing.repository.ts";

/** The account as the contract shows it, without the lists that take arguments: those have resolvers of their own. */
export type BillingAccountView = Omit<BillingAccount, "statements" | "payments" | "mobileTransactions" | "streamingTransactions">;

/** Undefined for an account that is not there. */
export async function billingAccountView(deps: Dependencies, principal: Principal, accountId: string): Promise<BillingAccountView | undefined> {
  const { database, clock } = deps;
  const account = await accountFacts(database, accountId);
  if (!account) return undefined;
  const businessDate = clock.today();
  const standing = await billingStanding(database, accountId, businessDate);
  const restrictions = await restrictionsOf(database, accountId);
  const methods = await savedMethods(database, accountId, businessDate);
  return {
    ...standingView(standing),
    id: accountId,
    accountNumber: accountId,
    accountName: account.companyName,
    paperlessEnrolled: account.paperlessEnrolled,
    disconnected: account.disconnected,
    canPay: canPay(principal, account),
    lockingPayment: standing.paymentLocked ? await lockingPayment(database, accountId) : null,
    businessDate,
    timeZone: clock.timeZone,
    paymentOptions: paymentOptions(account, standing, restrictions, businessDate),
    paymentMethods: methods.map((method) => methodView(method, standing.autoPayMethodId)),
    streamingSubscriptions: await subscriptionsOf(database, accountId),
    mobileDevices: await devicesOf(database, accountId),
  };
}

function standingView(standing: BillingStanding) {
  const { amountDue, adjustedDelinquencyAmount, creditBalance, pendingPaymentAmount, dueDate, nextAutoPayDate, autoPay } = standing;
  return { amountDue, adjustedDelinquencyAmount, creditBalance, pendingPaymentAmount, dueDate, nextAutoPayDate, autoPayEnrolled: autoPay.enrolled, autoPayDiscount: autoPay.discount };
}

/** Only instant payments exist, so today is the first and the last date. */
function paymentOptions(account: AccountRow, standing: BillingStanding, restrictions: Restrictions, businessDate: string): PaymentOptions {
  return {
    ...amountBounds(owedOf(standing, restrictions)),
    mustPayToday: standing.pastDueAmount > 0 || account.disconnected,
    earliestDate: businessDate,
    lastDate: businessDate,
    cardsAllowed: !restrictions.cardsRefused,
    banksAllowed: !restrictions.banksRefused,
  };
}

function methodView({ id, type, lastFour, expiry, cardName, expired, expiringSoon, unavailable }: SavedMethod, autoPayMethodId: string | null): PaymentMethod {
  return { id, type, lastFour, expiry, cardName, expired, expiringSoon, unavailable, usedForAutoPay: id === autoPayMethodId };
}
