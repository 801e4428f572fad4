import type { components } from "@portico/openapi/account";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Principal } from "../../lib/principal.ts";
import type { ServiceTrouble } from "@portico/openapi/graph.resolvers";
import type { OwingNow } from "../billing/billing.reads.ts";
import type { ResolvedPayment, TakenPayment } from "../payments/payments.reads.ts";
import type { AccountRow, ServiceRow } from "./account.repository.ts";

type Schemas = components["schemas"];

const shownTypes = ["internet", "tv", "voice", "mobile"] as const;

export function serviceAddressOf(row: AccountRow): Schemas["Address"] {
  return { addressLine1: row.serviceLine1, city: row.serviceCity, state: row.serviceState, zip: row.serviceZip };
}

export function billToAddressOf(row: AccountRow): Schemas["Address"] {
  return { addressLine1: row.billLine1, city: row.billCity, state: row.billState, zip: row.billZip };
}

/** Whether an account is paid in this portal: not an enterprise account, nor one whose billing has moved. */
export function isBilledHere({ accountType, billingMoved }: Pick<AccountRow, "accountType" | "billingMoved">): boolean {
  return accountType !== "ENTERPRISE" && !billingMoved;
}

/** Whether the user may pay: not STANDARD (SESS-12), and nobody for an account that is billed elsewhere. */
export function canPay(
  principal: Pick<Principal, "permissions">,
  row: Pick<AccountRow, "accountType" | "billingMoved">,
): boolean {
  return principal.permissions.includes("payBill") && isBilledHere(row);
}

type Parts = {
  row: AccountRow;
  services: ServiceRow[];
  owing: OwingNow;
  status: Schemas["AccountStatus"];
  lastPayment: TakenPayment | null;
  resolved: ResolvedPayment | null;
  principal: Principal;
  clock: BusinessClock;
  nextAppointment: Schemas["Account"]["nextAppointment"];
  news?: Schemas["AccountNews"];
};

function moneyOf({
  amountDue,
  pastDueAmount,
  adjustedDelinquencyAmount,
  creditBalance,
  pendingPaymentAmount,
}: OwingNow) {
  return {
    amountDue,
    pastDueAmount,
    adjustedDelinquencyAmount,
    creditBalance,
    pendingPaymentAmount,
    isDelinquent: pastDueAmount > 0,
  };
}

function termsOf(
  { dueDate, softDisconnectDate, paymentLocked }: OwingNow,
  { autoPay: { enrolled, discount, charge } }: Schemas["AccountStatus"],
) {
  return {
    dueDate,
    nextAutoPayDate: charge?.date ?? null,
    softDisconnectDate,
    autoPay: { enrolled, discount },
    paymentLocked,
  };
}

function accountDetails(row: AccountRow) {
  return {
    accountId: row.accountId,
    accountNumber: row.accountId,
    companyName: row.companyName,
    nickname: row.nickname,
    disconnected: row.disconnected,
    footprint: row.footprint,
    billerType: row.billerType,
    billingId: row.billingId,
    cycleDay: row.cycleDay,
    paperlessEnrolled: row.paperlessEnrolled,
    selfInstallNotification: row.selfInstallNotification,
  };
}

/** Maps an account with its services and balance to the API's type. */
export function accountAnswer({
  row,
  services,
  owing,
  status,
  lastPayment,
  resolved,
  principal,
  clock,
  nextAppointment,
  news,
}: Parts): Schemas["Account"] {
  return {
    ...accountDetails(row),
    ...moneyOf(owing),
    ...termsOf(owing, status),
    lastPayment,
    nextAppointment,
    ...(news && Object.keys(news).length > 0 && { news }),
    resolvedPayment: resolved,
    status,
    serviceAddress: serviceAddressOf(row),
    billToAddress: billToAddressOf(row),
    serviceTypes: shownTypes.filter((type) => services.some(({ serviceType }) => serviceType === type)),
    role: principal.role,
    canPay: canPay(principal, row),
    businessDate: clock.today(),
    timeZone: clock.timeZone,
    billedElsewhere: !isBilledHere(row),
  };
}

/** Maps a service, without the fields that it does not have. */
export function serviceAnswer(row: ServiceRow & { trouble?: ServiceTrouble | null }): Schemas["Service"] {
  const { accountId: _account, position: _position, ...service } = row;
  const given = Object.entries(service).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as Schemas["Service"];
}

/** The delinquency schedule of an unpaid balance; undefined when nothing is past due. */
export function scheduleAnswer(
  accountId: string,
  { pastDueAmount, tier, softDisconnectDate }: OwingNow,
  restoreMinutes: number,
): Schemas["DelinquencySchedule"] {
  return { accountId, isDelinquent: pastDueAmount > 0, tier, pastDueAmount, softDisconnectDate, restoreMinutes };
}
