import type { BareKey } from "@portico/catalogue/contract";
import type { Status } from "../model/accountStatus.rules.ts";

export type UpcomingEvent = { id: string; date: string; title: BareKey; amount?: number; detail?: BareKey };

/** Upcoming dates of an account, nearest first: bill due, automatic charges, service stop. */
export function upcomingEvents({
  current,
  dueDate,
  scheduled,
  autoPay: { charge },
  failures,
  arrangement,
  service: { stopsOn },
}: Status): UpcomingEvent[] {
  const upcoming: UpcomingEvent[] = [
    ...scheduled.map(({ paymentId, date, amount, problem }) => ({
      id: paymentId,
      date,
      title: "summary.coming.scheduled" as const,
      ...(problem ? { detail: "summary.coming.problem" as const } : { amount }),
    })),
    ...failures.flatMap(({ id, kind, retryOn, retryAmount }) =>
      kind === "SCHEDULED" && retryOn && retryAmount !== null
        ? [{ id, date: retryOn, title: "summary.coming.again" as const, amount: retryAmount }]
        : [],
    ),
    ...(charge
      ? [{ id: "autoPay", date: charge.date, title: "summary.coming.autoPay" as const, ...autoPayAmount(charge) }]
      : []),
    ...(arrangement
      ? [
          {
            id: "installment",
            date: arrangement.nextDate,
            title: "summary.coming.installment" as const,
            amount: arrangement.nextAmount,
          },
        ]
      : []),
    ...(dueDate && current > 0
      ? [{ id: "due", date: dueDate, title: "summary.coming.due" as const, amount: current }]
      : []),
    ...(stopsOn
      ? [
          {
            id: "stop",
            date: stopsOn,
            title: "summary.coming.stop" as const,
            detail: "summary.coming.stopDetail" as const,
          },
        ]
      : []),
  ];
  return upcoming.sort((one, other) => one.date.localeCompare(other.date));
}

function autoPayAmount({
  amount,
  problem,
}: NonNullable<Status["autoPay"]["charge"]>): { amount: number } | { detail: BareKey } {
  if (problem) return { detail: "summary.coming.problem" };
  return amount === null ? { detail: "summary.coming.nextBill" } : { amount };
}
