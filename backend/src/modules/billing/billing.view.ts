import type { PaymentMethod, PaymentOptions, ResolversParentTypes } from "@portico/openapi/graph.resolvers";
import { autoPayServices, type AutoPayService } from "@portico/rules/autoPay";
import { accountNameOf } from "@portico/rules/nickname";
import { amountBounds } from "@portico/rules/paymentAmount";
import { forcesToday, type PaymentDates } from "@portico/rules/paymentDate";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { accountStatus, type AccountStatus } from "../account-status/accountStatus.reads.ts";
import { accountFacts, accountServices, canPay } from "../account/account.reads.ts";
import { autoPayEnrolmentsOf, type Enrolment } from "../autopay/autopay.reads.ts";
import { mailTransportOf } from "../messages/messages.reads.ts";
import { savedMethods, type SavedMethod } from "../wallet/wallet.reads.ts";
import { owedOf, owingNow, restrictionsOf, type OwingNow, type Restrictions } from "./billing.reads.ts";
import { changeDatesOf, datesOf } from "./dates.reads.ts";

/** The account as in the API, without the fields that other schema files add with resolvers of their own. */
export type BillingAccountView = ResolversParentTypes["BillingAccount"];

/** Undefined for an account that does not exist. */
export async function billingAccountView(
  deps: Dependencies,
  principal: Principal,
  accountId: string,
): Promise<BillingAccountView | undefined> {
  const { database, clock } = deps;
  const account = await accountFacts(database, accountId);
  if (!account) return undefined;
  const businessDate = clock.today();
  const status = await accountStatus(deps, accountId);
  if (!status) return undefined;
  return {
    ...amountsView(await owingNow(database, accountId, businessDate), status),
    id: accountId,
    accountNumber: accountId,
    accountName: accountNameOf(account),
    companyName: account.companyName,
    nickname: account.nickname,
    paperlessEnrolled: account.paperlessEnrolled,
    disconnected: account.disconnected,
    canPay: canPay(principal, account),
    businessDate,
    timeZone: clock.timeZone,
  };
}

/** The server's bounds and dates for the next payment of an existing account. */
export async function paymentOptionsView(deps: Dependencies, accountId: string): Promise<PaymentOptions> {
  const { database, clock } = deps;
  const owing = await owingNow(database, accountId, clock.today());
  const dates = {
    next: await datesOf(deps, database, accountId, owing),
    change: await changeDatesOf(deps, database, accountId, owing),
  };
  return {
    ...paymentOptions(owing, await restrictionsOf(database, accountId), dates),
    canNotify: mailTransportOf(deps.config) !== null,
  };
}

/** The saved methods of an account. */
export async function walletView({ database, clock }: Dependencies, accountId: string): Promise<PaymentMethod[]> {
  const enrolments = await autoPayEnrolmentsOf(database, accountId);
  const restrictions = await restrictionsOf(database, accountId);
  const methods = await savedMethods(database, accountId, clock.today());
  const offered = autoPayServices((await accountServices(database, accountId)).map(({ serviceType }) => serviceType));
  return methods.map((method) =>
    methodView(
      method,
      restrictions,
      offered,
      enrolments.filter(({ paymentMethodId }) => paymentMethodId === method.id),
    ),
  );
}

function amountsView(
  { amountDue, adjustedDelinquencyAmount, creditBalance, pendingPaymentAmount, pendingDiscount, dueDate }: OwingNow,
  { autoPay }: AccountStatus,
) {
  const { enrolled: autoPayEnrolled, discount: autoPayDiscount, charge } = autoPay;
  const automatic = { nextAutoPayDate: charge?.date ?? null, autoPayEnrolled, autoPayDiscount };
  return {
    amountDue,
    adjustedDelinquencyAmount,
    creditBalance,
    pendingPaymentAmount,
    pendingDiscount,
    dueDate,
    ...automatic,
  };
}

function paymentOptions(
  owing: OwingNow,
  restrictions: Restrictions,
  { next, change }: { next: PaymentDates; change: PaymentDates },
): Omit<PaymentOptions, "canNotify"> {
  const { today, firstScheduledDate, lastDate, cutOff, block } = next;
  return {
    ...amountBounds(owedOf(owing, restrictions)),
    mustPayToday: forcesToday(block),
    earliestDate: today,
    firstScheduledDate,
    lastDate,
    firstChangeDate: change.firstScheduledDate,
    lastChangeDate: change.lastDate,
    cutOff: cutOff.toISOString(),
    schedulingBlock: block,
    cardsAllowed: !restrictions.cardsRefused,
    banksAllowed: !restrictions.banksRefused,
  };
}

function methodView(
  method: SavedMethod,
  { cardsRefused, banksRefused }: Restrictions,
  offered: readonly AutoPayService[],
  pays: readonly Enrolment[],
): PaymentMethod {
  const {
    id,
    type,
    lastFour,
    expiry,
    cardName,
    bankName,
    accountKind,
    nickname,
    isDefault,
    expired,
    expiringSoon,
    unavailable,
  } = method;
  const restricted = type === "bankAccount" ? banksRefused : cardsRefused;
  return {
    id,
    type,
    lastFour,
    expiry,
    cardName,
    bankName,
    accountKind,
    nickname,
    isDefault,
    expired,
    expiringSoon,
    unavailable,
    restricted,
    usedForAutoPay: pays.length > 0,
    autoPayAssignment: assignmentOf(offered, pays),
  };
}

/**
 * What Auto Pay charges to a method (spec 3). A method that pays only core of an account with mobile does not pay all
 * services.
 */
function assignmentOf(
  offered: readonly AutoPayService[],
  pays: readonly Enrolment[],
): PaymentMethod["autoPayAssignment"] {
  if (pays.length === 0) return null;
  const paid = pays.map(({ service }) => service);
  if (!paid.includes("core")) return "MOBILE";
  return offered.every((service) => paid.includes(service)) ? "ALL_SERVICES" : "CORE";
}
