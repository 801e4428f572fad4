import { addDays, addMonths, isLocalDate } from "@portico/rules/dates";
import type {
  ActivityFilter,
  ActivityPeriod,
  ActivityRow,
  ActivityShown,
  ChargeDescription,
  Payment,
} from "@portico/openapi/graph.resolvers";
import type { LedgerMovement } from "../ledger/ledger.reads.ts";
import { statementIdInReference } from "../statements/statements.reads.ts";
import type { ReversalRow } from "../payments/reversals/reversals.reads.ts";

export type { ActivityFilter, ActivityRow };

const back: Record<Exclude<ActivityPeriod, "DATES">, (today: string) => string> = {
  DAYS_30: (today) => addDays(today, -30),
  DAYS_90: (today) => addDays(today, -90),
  MONTHS_12: (today) => addMonths(today, -12),
  MONTHS_24: (today) => addMonths(today, -24),
};

/** ISO dates; null when nothing ends the period: a scheduled payment is on a day to come. */
export type ActivityDays = { from: string; to: string | null };

/**
 * The days that a filter asks for (B16), at most 24 months back.
 * @returns null when the dates of DATES are missing, no dates, or the wrong way round
 */
export function activityDays({ period, from, to }: ActivityFilter, today: string): ActivityDays | null {
  if (period !== "DATES") return { from: back[period](today), to: null };
  if (!from || !to || !isLocalDate(from) || !isLocalDate(to) || from > to) return null;
  const earliest = back.MONTHS_24(today);
  return { from: from < earliest ? earliest : from, to };
}

/** The input of an account's activity. `localDate` converts an instant to a business date. */
export interface Moved {
  payments: readonly Payment[];
  movements: readonly LedgerMovement[];
  reversals: readonly ReversalRow[];
  /** The statements, by id, that `movements` refer to. */
  statementIds: ReadonlySet<string>;
  localDate: (instant: Date) => string;
}

/** Payments and charges as one filtered list, newest first (BILL-11, B16). */
export function activityRows(
  moved: Moved,
  { shown, status }: Pick<ActivityFilter, "shown" | "status">,
  { to }: Pick<ActivityDays, "to"> = { to: null },
): ActivityRow[] {
  const rows = [...paymentRows(moved), ...reversalRows(moved), ...chargeRows(moved)];
  const isWanted = (row: ActivityRow) =>
    isShown(row, shown) && (!status || row.payment?.status === status) && (to === null || row.date <= to);
  return rows.filter(isWanted).sort(byDate);
}

function isShown({ kind }: ActivityRow, shown: ActivityShown): boolean {
  return shown === "ALL" || isPaid(kind) === (shown === "PAYMENTS");
}

/** Payments and their reversals. */
const isPaid = (kind: ActivityRow["kind"]): boolean => kind !== "CHARGE" && kind !== "DISCOUNT" && kind !== "CREDIT";

/** The order within a day: charges, payments, reversals. */
const step = ({ kind }: ActivityRow): number => (kind === "PAYMENT" ? 1 : isPaid(kind) ? 2 : 0);

/** Newest first; on the same day reversals come above payments, and payments above charges. */
function byDate(a: ActivityRow, b: ActivityRow): number {
  return b.date.localeCompare(a.date) || step(b) - step(a) || a.id.localeCompare(b.id);
}

function paymentRows({ payments, movements, localDate }: Moved): ActivityRow[] {
  const posted = new Map(
    movements
      .filter(({ kind }) => kind === "payment" || kind === "devicePayment")
      .map(({ reference, recordedAt }) => [reference, localDate(recordedAt)]),
  );
  return payments.map((payment) => {
    const postedDate = posted.get(payment.id) ?? null;
    const signedAmount = postedDate === null ? null : -payment.amount;
    return {
      id: payment.id,
      kind: "PAYMENT",
      date: payment.paymentDate,
      postedDate,
      amount: payment.amount,
      signedAmount,
      description: null,
      dueDate: null,
      payment,
      paymentId: payment.id,
      refundId: null,
      reason: null,
      statementId: null,
    };
  });
}

/** The ledger has one kind for every reversal of a device payment: the reversal itself says which it was. */
const kindsOfDeviceReversal = { RETURN: "RETURNED_PAYMENT", REFUND: "REFUND", CHARGEBACK: "CHARGEBACK" } as const;

function kindOfReversal(booked: LedgerMovement["kind"], { kind }: ReversalRow): ActivityRow["kind"] | undefined {
  if (booked === "paymentReturn") return "RETURNED_PAYMENT";
  if (booked === "refund") return "REFUND";
  if (booked === "chargeback") return "CHARGEBACK";
  if (booked === "chargebackWon" || booked === "deviceReversalWon") return "CHARGEBACK_WON";
  return booked === "deviceReversal" ? kindsOfDeviceReversal[kind] : undefined;
}

/** Reversals of payments for the bill and for devices: an amount that the customer owes again is positive. */
function reversalRows({ movements, reversals, localDate }: Moved): ActivityRow[] {
  return movements.flatMap(({ id, kind: booked, reference, businessDate, amount, recordedAt }) => {
    const reversal = reversals.find((each) => each.id === reference);
    const kind = reversal && kindOfReversal(booked, reversal);
    if (!kind) return [];
    const facts = {
      paymentId: reversal.paymentId,
      reason: reversal.reason,
      refundId: kind === "REFUND" ? reversal.id : null,
      description: null,
      dueDate: null,
      payment: null,
      statementId: null,
    };
    return [
      {
        id,
        kind,
        date: businessDate,
        postedDate: localDate(recordedAt),
        amount,
        signedAmount: kind === "CHARGEBACK_WON" ? -amount : amount,
        ...facts,
      },
    ];
  });
}

const kinds = { charge: "CHARGE", discount: "DISCOUNT", credit: "CREDIT" } as const;

function chargeRows({ movements, statementIds, localDate }: Moved): ActivityRow[] {
  return movements.flatMap((movement) => {
    const { id, kind, businessDate, dueDate, amount, recordedAt } = movement;
    if (kind !== "charge" && kind !== "discount" && kind !== "credit") return [];
    const signedAmount = kind === "charge" ? amount : -amount;
    const statementId = statementIdInReference(movement.reference);
    return [
      {
        id,
        kind: kinds[kind],
        date: businessDate,
        postedDate: localDate(recordedAt),
        amount,
        signedAmount,
        description: describe(movement),
        dueDate,
        payment: null,
        paymentId: null,
        refundId: null,
        reason: null,
        statementId: statementIds.has(statementId) ? statementId : null,
      },
    ];
  });
}

/** Describes a ledger entry by its reference: statements are charged under their id. */
function describe({ kind, reference }: LedgerMovement): ChargeDescription {
  // Credits that exceed a statement's charges are booked under its id too.
  if (kind === "discount") return reference.startsWith("autopay-") ? "AUTO_PAY_DISCOUNT" : "CREDIT";
  if (kind === "credit") return "CREDIT";
  return reference.startsWith("st_") ? "STATEMENT" : "OTHER_CHARGE";
}
