import type { CsvCell } from "../../lib/csv.ts";
import type { Say } from "../content/content.reads.ts";
import type { ActivityRow } from "./activity.domain.ts";

/** Account activity as a table in the language that `say` speaks: the columns of the screen and, of payments, every field. Dates as YYYY-MM-DD. */
export function activityTable(say: Say, rows: readonly ActivityRow[]): { header: string[]; rows: CsvCell[][] } {
  const heads = ["date", "kind", "description", "amount", "status", "posted", "due", "method", "channel", "confirmation", "reference"] as const;
  return { header: heads.map((head) => say(`billing.activity.column.${head}`)), rows: rows.map((row) => cells(say, row)) };
}

function cells(say: Say, { date, kind, description, amount, payment, postedDate, dueDate }: ActivityRow): CsvCell[] {
  return [
    date,
    say("billing.activity.kind", { kind }),
    description ? say("billing.activity.description", { what: description }) : say("billing.activity.paymentBy", { channel: payment?.channel ?? "online" }),
    { cents: amount },
    payment ? say(`billing.status.${payment.status}`) : "",
    postedDate ?? "",
    dueDate ?? "",
    payment ? say("billing.methodNamed", { type: payment.paymentMethodType, lastFour: payment.lastFour }) : "",
    payment ? say("billing.channel", { channel: payment.channel }) : "",
    payment?.confirmationNumber ?? "",
    payment?.customerReference ?? "",
  ];
}
