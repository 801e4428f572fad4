import type { CsvCell } from "../../lib/csv.ts";
import type { Say } from "../content/delivery/content.reads.ts";
import type { ActivityRow } from "./activity.domain.ts";

/**
 * Account activity as a table in the language that `say` speaks: the columns of the screen and, of payments, every field. Dates as YYYY-MM-DD.
 * Amounts have their sign, as in an accountant's file, so that a column adds up to what moved; what moved no money has none.
 */
export function activityTable(say: Say, rows: readonly ActivityRow[]): { header: string[]; rows: CsvCell[][] } {
  const heads = ["date", "kind", "description", "amount", "status", "posted", "due", "method", "channel", "confirmation", "reference"] as const;
  return { header: heads.map((head) => say(`billing.activity.column.${head}`)), rows: rows.map((row) => cells(say, row)) };
}

function describe(say: Say, { description, payment, reason }: Pick<ActivityRow, "description" | "payment" | "reason">): string {
  if (description) return say("billing.activity.description", { what: description });
  return reason ? say("billing.reversal.reason", { reason }) : say("billing.activity.paymentBy", { channel: payment?.channel ?? "online" });
}

function cells(say: Say, { date, kind, description, signedAmount, payment, postedDate, dueDate, reason }: ActivityRow): CsvCell[] {
  return [
    date,
    say("billing.activity.kind", { kind }),
    describe(say, { description, payment, reason }),
    signedAmount === null || signedAmount === undefined ? null : { cents: signedAmount },
    payment ? say(`billing.status.${payment.status}`) : "",
    postedDate ?? "",
    dueDate ?? "",
    payment ? say("billing.methodNamed", { type: payment.paymentMethodType, lastFour: payment.lastFour }) : "",
    payment ? say("billing.channel", { channel: payment.channel }) : "",
    payment?.confirmationNumber ?? "",
    payment?.customerReference ?? "",
  ];
}
