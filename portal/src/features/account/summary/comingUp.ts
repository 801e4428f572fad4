import type { BareKey } from "../../../lib/bareKey.ts";
import type { Status } from "../model/standing.ts";

export type Ahead = { id: string; date: string; title: BareKey; amount?: number; detail?: BareKey };

/** What happens on the days ahead of an account, the nearest first: what is due, what will be charged by itself, when service stops. */
export function comingUp({ current, dueDate, scheduled, autoPay: { charge }, failures, arrangement, service: { stopsOn } }: Status): Ahead[] {
  const ahead: Ahead[] = [
    ...scheduled.map(({ paymentId, date, amount, problem }) => ({ id: paymentId, date, title: "summary.coming.scheduled" as const, ...(problem ? { detail: "summary.coming.problem" as const } : { amount }) })),
    ...failures.flatMap(({ id, kind, retryOn, retryAmount }) => (kind === "SCHEDULED" && retryOn && retryAmount !== null ? [{ id, date: retryOn, title: "summary.coming.again" as const, amount: retryAmount }] : [])),
    ...(charge ? [{ id: "autoPay", date: charge.date, title: "summary.coming.autoPay" as const, ...autoPayAmount(charge) }] : []),
    ...(arrangement ? [{ id: "installment", date: arrangement.nextDate, title: "summary.coming.installment" as const, amount: arrangement.nextAmount }] : []),
    ...(dueDate && current > 0 ? [{ id: "due", date: dueDate, title: "summary.coming.due" as const, amount: current }] : []),
    ...(stopsOn ? [{ id: "stop", date: stopsOn, title: "summary.coming.stop" as const, detail: "summary.coming.stopDetail" as const }] : []),
  ];
  return ahead.sort((one, other) => one.date.localeCompare(other.date));
}

function autoPayAmount({ amount, problem }: NonNullable<Status["autoPay"]["charge"]>): { amount: number } | { detail: BareKey } {
  if (problem) return { detail: "summary.coming.problem" };
  return amount === null ? { detail: "summary.coming.nextBill" } : { amount };
}
