import { addDays, addMonths } from "@portico/rules/dates";
import type { ActivityFilter, ActivityPeriod, ActivityRow, ActivityShown, ChargeDescription, Payment } from "@portico/openapi/graph.resolvers";
import type { LedgerMovement } from "../ledger/ledger.reads.ts";

export type { ActivityFilter, ActivityRow };

const back: Record<ActivityPeriod, (today: string) => string> = {
  DAYS_30: (today) => addDays(today, -30),
  DAYS_90: (today) => addDays(today, -90),
  MONTHS_12: (today) => addMonths(today, -12),
  MONTHS_24: (today) => addMonths(today, -24),
};

/** The first business date of a period that ends today. */
export const periodStart = (period: ActivityPeriod, today: string): string => back[period](today);

/** What an account's activity is made of. `localDate` says on which of the provider's dates an instant lies. */
export interface Moved { payments: readonly Payment[]; movements: readonly LedgerMovement[]; localDate: (instant: Date) => string }

/** Payments and charges as one list, the newest first, with what the filter leaves (BILL-11, B16). */
export function activityRows(moved: Moved, { shown, status }: Pick<ActivityFilter, "shown" | "status">): ActivityRow[] {
  const rows = [...paymentRows(moved), ...chargeRows(moved)];
  return rows.filter((row) => isShown(row, shown) && (!status || row.payment?.status === status)).sort(byDate);
}

function isShown({ kind }: ActivityRow, shown: ActivityShown): boolean {
  return shown === "ALL" || (kind === "PAYMENT") === (shown === "PAYMENTS");
}

/** On the same day what was charged stands below what was paid for it. */
function byDate(a: ActivityRow, b: ActivityRow): number {
  return b.date.localeCompare(a.date) || Number(b.kind === "PAYMENT") - Number(a.kind === "PAYMENT") || a.id.localeCompare(b.id);
}

function paymentRows({ payments, movements, localDate }: Moved): ActivityRow[] {
  const posted = new Map(movements.filter(({ kind }) => kind === "payment" || kind === "devicePayment").map(({ reference, recordedAt }) => [reference, localDate(recordedAt)]));
  return payments.map((payment) => ({ id: payment.id, kind: "PAYMENT", date: payment.paymentDate, postedDate: posted.get(payment.id) ?? null, amount: payment.amount, description: null, dueDate: null, payment }));
}

const kinds = { charge: "CHARGE", discount: "DISCOUNT", credit: "CREDIT" } as const;

function chargeRows({ movements, localDate }: Moved): ActivityRow[] {
  return movements.flatMap((movement) => {
    const { id, kind, businessDate, dueDate, amount, recordedAt } = movement;
    if (kind === "payment" || kind === "devicePayment" || kind === "deviceSale") return [];
    return [{ id, kind: kinds[kind], date: businessDate, postedDate: localDate(recordedAt), amount, description: describe(movement), dueDate, payment: null }];
  });
}

/** What the ledger's reference stands for: statements are charged under their id. */
function describe({ kind, reference }: LedgerMovement): ChargeDescription {
  if (kind === "discount") return "AUTO_PAY_DISCOUNT";
  if (kind === "credit") return "CREDIT";
  return reference.startsWith("st_") ? "STATEMENT" : "OTHER_CHARGE";
}
