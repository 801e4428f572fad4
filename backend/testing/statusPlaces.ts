/* oxlint-disable max-lines -- every place that shows an amount, a date or a state, read in one way */
import type { components } from "@portico/openapi/account";
import { sumCents } from "@portico/rules/money";
import type { Payer } from "./payer.ts";

export type AccountStatus = components["schemas"]["AccountStatus"];
type Account = components["schemas"]["Account"];

interface Event {
  kind: string;
  date: string;
  amount: number | null;
}
interface Overlap {
  kind: string;
  amount: number;
  pays: number;
  date: string;
  paymentId: string | null;
}
interface Taken {
  id: string;
  amount: number;
  paymentDate: string;
  state: string;
  lastFour: string;
  confirmationNumber: string | null;
  notified: string[];
}
interface Statement {
  id: string;
  statementDate: string;
  amountDue: number;
  dueDate: string;
  currentCharges: number;
  openAmount: number;
  paymentState: string;
}

/** An account's GraphQL fields that show an amount, a date or a state. */
interface GraphAccount {
  amountDue: number;
  adjustedDelinquencyAmount: number;
  pendingPaymentAmount: number;
  creditBalance: number;
  nextAutoPayDate: string | null;
  autoPayEnrolled: boolean;
  businessDate: string;
  status: AccountStatus;
  paymentOptions: {
    minimum: number;
    maximum: number;
    mustPayAmountDue: boolean;
    mustPayToday: boolean;
    cardsAllowed: boolean;
    banksAllowed: boolean;
  };
  autoPay: {
    enrolments: { nextDate: string }[];
    nextDebit: { date: string; due: number; discount: number; amount: number } | null;
  };
  moneyCalendar: Event[];
  scheduledPayments: { id: string; amount: number; paymentDate: string }[];
  overlaps: Overlap[];
  deferralPlan: { installmentsRemaining: number; installmentAmount: number; nextInstallmentDate: string } | null;
  mobileStatus: string;
  lockingPayment: { id: string } | null;
  statements: { nodes: Statement[] };
  payments: { nodes: Taken[] };
}

/** Every response that says what happens next, as a browser gets it. */
export interface Places {
  rest: Account;
  graph: GraphAccount;
  schedule: { pastDueAmount: number };
  whatIf: { verdict: string; minimum: number; maximum: number } | null;
}

const query = `query P($id: ID!, $from: Date, $to: Date) { billing(accountId: $id) {
  amountDue adjustedDelinquencyAmount pendingPaymentAmount creditBalance nextAutoPayDate autoPayEnrolled businessDate
  status {
    headline amountDue stillDue pastDue current dueDate onItsWay creditBalance arrangement { left installmentsRemaining nextAmount nextDate }
    scheduled { paymentId amount date problem } autoPay { enrolled discount pausedSince charge { date due discount amount statementDate paymentMethodId problem } }
    failures { id kind paymentId date amount code retryOn retryAmount retryDiscount paused } returned { id paymentId kind reason amount paidOn returnedOn } returnedForDevices { id paymentId kind reason amount paidOn returnedOn deviceId deviceName } confirming { paymentId amount }
    service { state mobile stopsOn restoredBy restoreMinutes } mayPay { minimum maximum suggested mustPayAmountDue todayOnly cardsAllowed banksAllowed }
  }
  paymentOptions { minimum maximum mustPayAmountDue mustPayToday cardsAllowed banksAllowed }
  autoPay { enrolments { nextDate } nextDebit { date due discount amount } }
  moneyCalendar(from: $from, to: $to) { kind date amount }
  scheduledPayments { id amount paymentDate } overlaps { kind amount pays date paymentId }
  deferralPlan { installmentsRemaining installmentAmount nextInstallmentDate } mobileStatus lockingPayment { id }
  payments(first: 5) { nodes { id amount paymentDate state lastFour confirmationNumber notified } }
  statements(first: 24) { nodes { id statementDate amountDue dueDate currentCharges openAmount paymentState } }
} }`;

const rest = async (payer: Payer, vendorKey: string, path: string): Promise<unknown> =>
  (
    await payer.browser.fetch(`/api/pub/account/v1/${path}`, {
      headers: { "x-vendor-key": vendorKey, "x-client-type": "SSPP" },
    })
  ).json();

/**
 * Reads all places.
 * @param from first day of the calendar's range
 * @param to last day of the calendar's range
 */
export async function placesOf(payer: Payer, from: string, to: string, vendorKey = "SMB"): Promise<Places> {
  const { accounts } = (await rest(payer, vendorKey, "accounts")) as { accounts: Account[] };
  const account = accounts.find(({ accountId }) => accountId === payer.accountId);
  const { data, errors } = await payer.graph(query, { id: payer.accountId, from, to });
  if (!account || errors) throw new Error(`no places of ${payer.accountId}: ${JSON.stringify(errors)}`);
  const graph = data?.["billing"] as unknown as GraphAccount;
  const { suggested } = graph.status.mayPay;
  const asked = { id: payer.accountId, amount: suggested, date: graph.businessDate };
  const whatIf =
    suggested === 0
      ? null
      : (
          await payer.graph(
            "query W($id: ID!, $amount: Cents!, $date: Date!) { whatIf(accountId: $id, amount: $amount, date: $date) { verdict minimum maximum } }",
            asked,
          )
        ).data?.["whatIf"];
  const schedule = (await rest(
    payer,
    vendorKey,
    `get-delinquency-schedule?accountId=${payer.accountId}`,
  )) as Places["schedule"];
  return { rest: account, graph, schedule, whatIf: (whatIf ?? null) as unknown as Places["whatIf"] };
}

type Claim = readonly [what: string, one: unknown, other: unknown];

/** Differences between two places; empty when all agree. */
export function disagreements(places: Places): string[] {
  const { rest: account, graph, schedule, whatIf } = places;
  const { status } = graph;
  const claims: Claim[] = [
    ["the status, over REST and the graph", account.status, status],
    ...amounts(account, graph, schedule.pastDueAmount),
    ...automatic(account, graph),
    ...planned(graph),
    ...payable(graph, whatIf),
    ...issuedClaims(places),
    ...openStatements(graph),
    ...graph.statements.nodes.map(({ id, amountDue, dueDate }): Claim => [
      `what the statement ${id} asks for`,
      !Number.isInteger(amountDue) || dueDate === "",
      false,
    ]),
  ];
  return claims
    .filter(([, one, other]) => JSON.stringify(sorted(one)) !== JSON.stringify(sorted(other)))
    .map(([what, one, other]) => `${what}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
}

/** A copy with sorted keys, for comparison. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "__typename")
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

function amounts(account: Account, graph: GraphAccount, scheduleAmount: number): Claim[] {
  const { status } = graph;
  return [
    ["amount due", [account.amountDue, graph.amountDue], [status.amountDue, status.amountDue]],
    [
      "past due",
      [account.adjustedDelinquencyAmount, graph.adjustedDelinquencyAmount],
      [status.pastDue, status.pastDue],
    ],
    ["late by the schedule", scheduleAmount, account.pastDueAmount],
    ["on its way", [account.pendingPaymentAmount, graph.pendingPaymentAmount], [status.onItsWay, status.onItsWay]],
    ["credit", [account.creditBalance, graph.creditBalance], [status.creditBalance, status.creditBalance]],
    [
      "locked",
      [account.paymentLocked, graph.lockingPayment?.id ?? null],
      [status.confirming !== null, status.confirming?.paymentId ?? null],
    ],
    ["mobile", graph.mobileStatus, status.service.mobile],
    [
      "arrangement",
      graph.deferralPlan && [
        graph.deferralPlan.installmentsRemaining,
        graph.deferralPlan.installmentAmount,
        graph.deferralPlan.nextInstallmentDate,
      ],
      status.arrangement && [
        status.arrangement.installmentsRemaining,
        status.arrangement.nextAmount,
        status.arrangement.nextDate,
      ],
    ],
    ["parts of what is due", status.stillDue, status.pastDue + status.current + (status.arrangement?.left ?? 0)],
  ];
}

/**
 * What the list of statements shows as unpaid. A generated account begins with a charge that is on no statement, so less
 * than what is due may be on them.
 */
function openStatements({ statements: { nodes }, status }: GraphAccount): Claim[] {
  const open = sumCents(nodes.map(({ openAmount }) => openAmount));
  const isPastDue = nodes.some(({ paymentState }) => paymentState === "PAST_DUE");
  return [
    [`the statements leave ${open} unpaid of ${status.amountDue}`, open <= status.amountDue, true],
    [`a statement is past due, of ${status.pastDue}`, isPastDue && status.pastDue === 0, false],
  ];
}

function automatic(account: Account, graph: GraphAccount): Claim[] {
  const { charge, enrolled } = graph.status.autoPay;
  const first = graph.moneyCalendar.find(({ kind, date }) => kind === "AUTO_PAY" && date >= graph.businessDate);
  const overlap = graph.overlaps.find(({ kind }) => kind === "AUTO_PAY");
  const due = graph.moneyCalendar
    .filter(({ kind, date }) => kind === "BILL_DUE" && date >= graph.businessDate)
    .map(({ date }) => date);
  return [
    ["Auto Pay is on", [account.autoPay.enrolled, graph.autoPayEnrolled], [enrolled, enrolled]],
    [
      "the next Auto Pay date",
      [account.nextAutoPayDate, graph.nextAutoPayDate, first?.date ?? null],
      Array.from({ length: 3 }, () => charge?.date ?? null),
    ],
    ["what Auto Pay takes, in the calendar", first?.amount ?? null, charge?.amount ?? null],
    ["what Auto Pay takes, on its page", graph.autoPay.nextDebit?.amount ?? null, charge?.amount ?? null],
    [
      "what Auto Pay takes, in the warning",
      overlap?.amount ?? null,
      charge?.problem === null && charge.amount ? charge.amount : null,
    ],
    [
      "the dates on the page of Auto Pay",
      charge ? graph.autoPay.enrolments.map(({ nextDate }) => nextDate) : [],
      charge ? graph.autoPay.enrolments.map(() => charge.date) : [],
    ],
    [
      "net of the discount",
      charge?.amount ?? null,
      charge && charge.due !== null ? charge.due - (charge.discount ?? 0) : null,
    ],
    // A future bill is paid in time; the current one may have been past due when Auto Pay was turned on.
    ["Auto Pay is in time", isInTime(charge, due), true],
  ];
}

function isInTime(charge: AccountStatus["autoPay"]["charge"], due: readonly string[]): boolean {
  const out = charge?.statementDate ?? null;
  return charge === null || out === null || due.some((date) => date > out && date >= charge.date);
}

function planned(graph: GraphAccount): Claim[] {
  const { status } = graph;
  const short = status.scheduled.map(({ paymentId, amount, date }) => [paymentId, amount, date]);
  const inCalendar = graph.moneyCalendar
    .filter(({ kind }) => kind === "SCHEDULED_PAYMENT")
    .map(({ amount, date }) => [amount, date]);
  const stops = graph.moneyCalendar.find(({ kind }) => kind === "SERVICE_STOPS");
  const installments = graph.moneyCalendar.filter(({ kind }) => kind === "INSTALLMENT");
  return [
    [
      "scheduled payments",
      graph.scheduledPayments.map(({ id, amount, paymentDate }) => [id, amount, paymentDate]),
      short,
    ],
    ["scheduled payments in the calendar", inCalendar, short.map(([, amount, date]) => [amount, date])],
    [
      "scheduled payments in the warning",
      graph.overlaps.filter(({ kind }) => kind === "SCHEDULED").map(({ paymentId }) => paymentId),
      status.scheduled.filter(({ problem }) => problem === null).map(({ paymentId }) => paymentId),
    ],
    [
      "when service stops",
      stops ? [stops.date, stops.amount] : null,
      status.service.stopsOn === null ? null : [status.service.stopsOn, status.pastDue],
    ],
    [
      "the next part of the arrangement",
      installments[0] ? [installments[0].date, installments[0].amount] : null,
      status.arrangement ? [status.arrangement.nextDate, status.arrangement.nextAmount] : null,
    ],
  ];
}

function payable({ status, paymentOptions: options }: GraphAccount, whatIf: Places["whatIf"]): Claim[] {
  const { minimum, maximum, mustPayAmountDue, todayOnly, cardsAllowed, banksAllowed, suggested } = status.mayPay;
  return [
    [
      "what may be paid",
      [
        options.minimum,
        options.maximum,
        options.mustPayAmountDue,
        options.mustPayToday,
        options.cardsAllowed,
        options.banksAllowed,
      ],
      [minimum, maximum, mustPayAmountDue, todayOnly, cardsAllowed, banksAllowed],
    ],
    [
      "the sum that is asked for is one that is taken",
      suggested === 0 || (suggested >= minimum && suggested <= maximum),
      true,
    ],
    [
      "what-if takes it too",
      whatIf ? [whatIf.verdict, whatIf.minimum, whatIf.maximum] : null,
      whatIf ? ["ALLOWED", minimum, maximum] : null,
    ],
    [
      "a headline that asks for something has a sum",
      ["PAST_DUE", "DUE"].includes(status.headline),
      ["PAST_DUE", "DUE"].includes(status.headline) && suggested > 0,
    ],
    [
      "a headline that asks for nothing has none",
      ["NOTHING_DUE", "ON_ITS_WAY", "SCHEDULED", "AUTO_PAY"].includes(status.headline) && suggested > 0,
      false,
    ],
  ];
}

/** That day's payments that took money. */
export const takenToday = ({ graph }: Places): Taken[] =>
  graph.payments.nodes.filter(({ state, paymentDate }) => state === "SUBMITTED" && paymentDate === graph.businessDate);

/**
 * Compares a statement's amount due, on its day of issue, with the account status. A payment of the same day comes
 * before or after it.
 */
function issuedClaims(places: Places): Claim[] {
  const { businessDate, statements, status } = places.graph;
  const issued = statements.nodes.find(({ statementDate }) => statementDate === businessDate);
  if (!issued || takenToday(places).length > 0 || status.onItsWay > 0) return [];
  const onlyBill = issued.amountDue > 0 && issued.amountDue === issued.currentCharges;
  return [
    [
      "what a new statement asks for",
      issued.amountDue,
      issued.amountDue < 0 ? -status.creditBalance : status.amountDue,
    ],
    ...(onlyBill && status.pastDue === 0 && status.arrangement === null
      ? ([["until when a new statement is due", issued.dueDate, status.dueDate]] satisfies Claim[])
      : []),
  ];
}
