import type {
  RecipientsFragment,
  StatementDetailsQuery,
  StatementRowFragment,
  StatementsQuery,
} from "../api/graphql/generated/graph.ts";
import { accountId } from "./billingFixtures.ts";

type Bill = NonNullable<StatementDetailsQuery["statement"]>;
type Line = Bill["lines"][number];
type Explanation = NonNullable<Line["explanation"]>;

const days = { from: "2026-10-09", to: "2026-11-08" };
const why = (code: Explanation["code"], changes: Partial<Explanation> = {}): Explanation => ({
  __typename: "LineExplanation",
  code,
  from: days.from,
  until: days.to,
  previous: 0,
  amount: 0,
  days: 0,
  ofDays: 0,
  ...changes,
});
const line = (
  position: number,
  group: Line["group"],
  code: Line["code"],
  quantity: number,
  amount: number,
  explanation: Explanation | null = null,
): Line => ({
  __typename: "StatementLine",
  position,
  group,
  code,
  quantity,
  amount,
  recurring: group !== "ONE_TIME",
  ...days,
  explanation,
});

const lastMonth = [
  line(1, "INTERNET", "INTERNET_PLAN", 1000, 17_900),
  line(2, "TV", "TV_PLAN", 48, 7_400),
  line(3, "VOICE", "VOICE_LINES", 6, 14_400),
  line(4, "DISCOUNTS", "PROMOTION", 1, -2_000, why("PROMOTION", { amount: 2_000, until: "2026-10-08" })),
  line(5, "TAXES", "COMMUNICATIONS_TAX", 1, 1_417, why("TAX", { amount: 21_800 })),
  line(6, "TAXES", "EMERGENCY_FEE", 6, 600, why("FEE", { amount: 100 })),
];
const thisMonth = [
  line(1, "INTERNET", "INTERNET_PLAN", 1000, 17_900, why("PROMOTION_ENDED", { amount: 2_000, until: "2026-10-08" })),
  line(2, "TV", "TV_PLAN", 48, 7_900, why("PRICE_CHANGED", { previous: 7_400, amount: 7_900 })),
  line(3, "VOICE", "VOICE_LINES", 6, 14_400),
  line(4, "ONE_TIME", "TECHNICIAN_VISIT", 1, 9_900, why("ONCE", { from: "2026-10-17", amount: 9_900 })),
  line(5, "TAXES", "COMMUNICATIONS_TAX", 1, 1_450, why("TAX", { amount: 22_300 })),
  line(6, "TAXES", "EMERGENCY_FEE", 6, 600, why("FEE", { amount: 100 })),
];
const sum = (lines: readonly Line[]) => lines.reduce((total, { amount }) => total + amount, 0);

const rowWith = (changes: Partial<StatementRowFragment>): StatementRowFragment => ({
  __typename: "Statement",
  id: "st-2026-11-09",
  statementDate: "2026-11-09",
  periodFrom: days.from,
  periodTo: days.to,
  dueDate: "2026-11-30",
  currentCharges: sum(thisMonth),
  change: sum(thisMonth) - sum(lastMonth),
  ...changes,
});
const previous = {
  ...rowWith({
    id: "st-2026-10-09",
    statementDate: "2026-10-09",
    periodFrom: "2026-09-09",
    periodTo: "2026-10-08",
    dueDate: "2026-10-30",
    currentCharges: sum(lastMonth),
    change: 0,
  }),
  lines: lastMonth,
};

/** A bill increased by a price change, a visit and an expired discount, by default. */
export const billWith = (changes: Partial<Bill> = {}): Bill => ({
  ...rowWith({}),
  openAmount: sum(thisMonth),
  paymentState: "UNPAID",
  previousBalance: sum(lastMonth),
  paymentsReceived: sum(lastMonth),
  adjustments: 0,
  amountDue: sum(thisMonth),
  callDetails: "VERIFICATION_REQUIRED",
  lines: thisMonth,
  previous,
  activity: [{ __typename: "StatementActivity", kind: "PAYMENT", date: "2026-10-24", amount: -sum(lastMonth) }],
  ...changes,
});

/** A customer's first bill, with a prorated month and a credit. */
export const firstBill = billWith({
  previous: null,
  change: null,
  previousBalance: 0,
  paymentsReceived: 45_000,
  callDetails: "NONE",
  lines: [
    line(
      1,
      "INTERNET",
      "INTERNET_PLAN",
      1000,
      12_127,
      why("PART_OF_MONTH", { from: "2026-10-19", amount: 17_900, days: 21, ofDays: 31 }),
    ),
  ],
  currentCharges: 12_127,
  openAmount: 0,
  paymentState: "PAID",
  amountDue: -32_873,
  activity: [{ __typename: "StatementActivity", kind: "PAYMENT", date: "2026-10-24", amount: -45_000 }],
});

export const billAnswer = (statement: Bill) => ({
  billing: {
    __typename: "BillingAccount" as const,
    id: accountId,
    accountNumber: accountId,
    accountName: "Harbor Street Bakery",
  },
  statement,
});

const call = (id: string, at: string, number: string, direction: "INCOMING" | "OUTGOING", seconds: number) => ({
  __typename: "Call" as const,
  id,
  at,
  line: "+16175550131",
  number,
  direction,
  seconds,
});

/** The calls of a bill, for a user who has verified their identity. */
export const callsAnswer = {
  billing: { __typename: "BillingAccount" as const, id: accountId, timeZone: "America/New_York" },
  statement: {
    __typename: "Statement" as const,
    id: "st-2026-11-09",
    callDetails: "VERIFIED" as const,
    calls: [
      call("c3", "2026-11-07T15:12:00.000Z", "+16175550177", "INCOMING", 754),
      call("c2", "2026-11-04T18:40:00.000Z", "+16175550163", "OUTGOING", 0),
      call("c1", "2026-10-30T13:05:00.000Z", "+16175550119", "INCOMING", 61),
    ],
    callTotals: { __typename: "CallTotals" as const, count: 3, seconds: 815 },
  },
};

/** This many months of statements, newest first. */
function monthsOf(count: number): StatementRowFragment[] {
  return Array.from({ length: count }, (_, age) => {
    const date = (months: number, day: number) => new Date(Date.UTC(2026, 10 - months, day)).toISOString().slice(0, 10);
    const charges = age === 0 ? sum(thisMonth) : sum(lastMonth) - Math.floor(age / 6) * 1_000 + (age === 9 ? 4_900 : 0);
    return rowWith({
      id: `st-${date(age, 9)}`,
      statementDate: date(age, 9),
      periodFrom: date(age + 1, 9),
      periodTo: date(age, 8),
      dueDate: date(age, 30),
      currentCharges: charges,
      change: age === count - 1 ? null : age === 0 ? sum(thisMonth) - sum(lastMonth) : age % 6 === 5 ? 1_000 : 0,
    });
  });
}

const recipient = (
  id: string,
  address: string,
  locale: string,
  addedBy: string,
): RecipientsFragment["statementRecipients"][number] => ({
  __typename: "StatementRecipient",
  id,
  address,
  locale,
  addedBy,
});

/** The maximum number of recipients; one with the longest allowed address. */
export const fiveRecipients = [
  recipient("recipient-1", "kim@books.example", "en-US", "Dana"),
  recipient("recipient-2", "cuentas@panaderia.example", "es-US", "Billie"),
  recipient(
    "recipient-3",
    "accounts.payable.and.other.matters@head-office.harborstreetbakery.example",
    "en-US",
    "Dana",
  ),
  recipient("recipient-4", "lee@books.example", "en-US", "Ada"),
  recipient("recipient-5", "jo@books.example", "es-US", "Dana"),
];

/** Other statement recipients; none by default. */
export const recipientsAnswer = (changes: Partial<RecipientsFragment> = {}) => ({
  StatementRecipients: {
    billing: {
      __typename: "BillingAccount" as const,
      id: accountId,
      canPay: true,
      canSendMessages: true,
      statementRecipients: [],
      ...changes,
    } satisfies RecipientsFragment,
  },
});

type Account = NonNullable<StatementsQuery["billing"]>;
type ListedStatement = Account["statements"]["nodes"][number];

/** Only the newest statement is unpaid. */
const withPayment = (row: StatementRowFragment, age: number): ListedStatement => ({
  ...row,
  ...(age === 0 ? { openAmount: row.currentCharges, paymentState: "UNPAID" } : { openAmount: 0, paymentState: "PAID" }),
});

const paymentStates: readonly Partial<ListedStatement>[] = [
  { openAmount: sum(thisMonth), paymentState: "UNPAID" },
  { openAmount: 10_000, paymentState: "PARTLY_PAID" },
  { openAmount: sum(lastMonth), paymentState: "PENDING" },
  { openAmount: 2_500, paymentState: "PAST_DUE" },
  { openAmount: 0, paymentState: "PAID" },
  { currentCharges: -1_200, openAmount: 0, paymentState: "NOTHING_DUE" },
];

/** One statement in each payment state, newest first. */
export const statementsInEveryState: Account["statements"] = {
  __typename: "StatementConnection",
  endCursor: null,
  hasNextPage: false,
  nodes: monthsOf(paymentStates.length).map((row, age) => ({ ...withPayment(row, age), ...paymentStates[age] })),
};

/** GraphQL responses of the list, in a given state. */
export function listAnswers(months: number, changes: Partial<Account> = {}) {
  const page = <Row extends StatementRowFragment>(nodes: Row[], hasNextPage: boolean) => ({
    __typename: "StatementConnection" as const,
    nodes,
    endCursor: nodes.at(-1)?.statementDate ?? null,
    hasNextPage,
  });
  const rows = monthsOf(months);
  const account = { __typename: "BillingAccount" as const, id: accountId };
  return {
    Statements: {
      billing: {
        ...account,
        accountName: "Harbor Street Bakery",
        billedElsewhere: null,
        statementsState: "AVAILABLE",
        nextStatementDate: "2026-12-09",
        statements: page(rows.slice(0, 12).map(withPayment), rows.length > 12),
        ...changes,
      } satisfies Account,
    },
    StatementTrend: { billing: { ...account, statements: page(rows, false) } },
    ...recipientsAnswer(),
  };
}
