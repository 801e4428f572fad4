import type { Translate } from "@portico/content-runtime/store";
import type { Account } from "./account.api.ts";

/** Account status: balance and what happens next to it; the same in REST and GraphQL. */
export type Status = Account["status"];

type Failure = Status["failures"][number];

/** The processor was unavailable and the charge will be retried: nothing was declined, so the customer need not act. */
export const isDelayed = ({ code, retryOn }: Pick<Failure, "code" | "retryOn">) =>
  code === "PROCESSOR_UNAVAILABLE" && retryOn !== null;

/**
 * The amount that a screen asks for, which prefills the payment flow, and where its one button is: in the alert about a
 * missing payment if there is one, else in the head of the screen. 0 when nothing is asked for.
 */
export function amountAsked(status: Status): { amount: number; in: "alert" | "head" } {
  const { failures, returned, mayPay, pastDue, stillDue } = status;
  if (takesOnlyCash(status)) return { amount: 0, in: "head" };
  const missing =
    stillDue > 0 && (pastDue > 0 || returned.length > 0 || failures.some((failure) => !isDelayed(failure)));
  return {
    amount: missing ? mayPay.suggested || Math.max(mayPay.minimum, stillDue) : mayPay.suggested,
    in: missing ? "alert" : "head",
  };
}

/** The amount shown as due. While a payment is being confirmed it still includes what that payment may have paid. */
export const amountToPay = ({ headline, amountDue, stillDue }: Status) =>
  headline === "CONFIRMING" ? amountDue : stillDue;

/** Whether the account or its services have a problem that an alert shows. */
export const hasAlert = ({ pastDue, service }: Status) =>
  pastDue > 0 || service.state !== "RUNNING" || service.mobile !== "GOOD";

/** Accepts neither cards nor bank accounts, only cash at a store (BILL-07). */
export const takesOnlyCash = ({ mayPay }: Pick<Status, "mayPay">) => !mayPay.cardsAllowed && !mayPay.banksAllowed;

/** The day by which everything is due. Null when parts are due on different days, or late. */
export const dueBy = ({ stillDue, current, dueDate }: Status) =>
  stillDue > 0 && current === stillDue ? dueDate : null;

/** Whether Auto Pay can be offered: it charges cards and bank accounts, and pays bills of running service. */
export const mayEnrol = (status: Status) => status.service.state !== "DISCONNECTED" && !takesOnlyCash(status);

const sumOf = (charges: Status["scheduled"]) => charges.reduce((sum, { amount }) => sum + amount, 0);

/** Scheduled payments that will be charged before the bill is due. */
const scheduledInTime = ({ scheduled, dueDate }: Status) =>
  scheduled.filter(({ date, problem }) => problem === null && dueDate !== null && date <= dueDate);

/**
 * The first line says what happens next and whether the customer has to act; the others say what else affects the
 * amount (BILL-02).
 */
export function accountStatusLines(t: Translate, status: Status): string[] {
  const { headline, stillDue, creditBalance, onItsWay } = status;
  const credit = stillDue > 0 && creditBalance > 0 ? [t("summary.due.credit", { amount: creditBalance })] : [];
  const pending =
    onItsWay > 0 && headline !== "ON_ITS_WAY" && headline !== "CONFIRMING"
      ? [t("summary.due.pending", { amount: onItsWay })]
      : [];
  const cash = takesOnlyCash(status) ? [t("summary.next.cash")] : [];
  return [...next(t, status), ...cash, ...problems(t, status), ...credit, ...pending];
}

function next(t: Translate, status: Status): string[] {
  const { headline, onItsWay, creditBalance, failures, returned } = status;
  const settled = (...sentences: string[]) => [[...sentences, t("summary.next.nothingToDo")].join(" ")];
  switch (headline) {
    case "CONFIRMING":
      return [t("summary.locked")];
    case "PAST_DUE":
      return [...late(t, status), ...automatic(t, status)];
    case "ON_ITS_WAY":
      return settled(t("summary.next.onItsWay", { amount: onItsWay }));
    case "NOTHING_DUE":
      return [
        creditBalance > 0 ? t("summary.due.creditOnly", { amount: creditBalance }) : t("summary.due.nothing"),
        ...automatic(t, status),
      ];
    case "SCHEDULED":
      return settled(...scheduled(t, status));
    case "AUTO_PAY":
      return failures.length > 0 ? automatic(t, status) : settled(...scheduled(t, status), ...automatic(t, status));
    case "ARRANGEMENT":
      return [...installment(t, status), ...scheduled(t, status), ...automatic(t, status)];
    case "DUE":
      return [
        ...(failures.length + returned.length > 0 ? [] : [t("summary.due.current")]),
        ...scheduled(t, status),
        ...automatic(t, status),
      ];
  }
}

function late(t: Translate, { stillDue, pastDue, current, dueDate }: Status): string[] {
  if (pastDue >= stillDue) return [t("summary.due.allPastDue")];
  const rest = current > 0 && dueDate !== null ? [t("summary.next.rest", { amount: current, date: dueDate })] : [];
  return [t("summary.due.pastDue", { amount: pastDue }), ...rest];
}

function scheduled(t: Translate, status: Status): string[] {
  const charges = scheduledInTime(status);
  const last = charges.at(-1);
  return last ? [t("summary.next.scheduled", { amount: sumOf(charges), count: charges.length, date: last.date })] : [];
}

function automatic(t: Translate, { autoPay: { charge }, failures }: Status): string[] {
  if (!charge || charge.problem !== null) return [];
  const { amount, date } = charge;
  if (amount === null) return [t("summary.next.nextBill", { date })];
  return [
    failures.some(({ kind, retryOn, retryAmount }) => kind === "AUTO_PAY" && retryOn === date && retryAmount !== null)
      ? t("summary.next.again", { amount, date })
      : t("summary.next.autoPay", { amount, date }),
  ];
}

function installment(t: Translate, { arrangement, current, dueDate }: Status): string[] {
  if (!arrangement) return [];
  const { nextAmount: amount, nextDate: date, installmentsRemaining: count } = arrangement;
  const bill = current > 0 && dueDate !== null ? [t("summary.next.beside", { amount: current, date: dueDate })] : [];
  return [[t("summary.next.installment", { amount, date, count }), ...bill].join(" ")];
}

/** Planned charges that would fail, as things are now. */
function problems(t: Translate, { scheduled: charges, autoPay: { charge } }: Status): string[] {
  const planned = [
    ...charges.map((each) => ({ ...each, kind: "SCHEDULED" as const })),
    ...(charge ? [{ ...charge, kind: "AUTO_PAY" as const }] : []),
  ];
  return planned.flatMap(({ kind, date, problem }) =>
    problem ? [t("summary.next.problem", { kind, date, problem })] : [],
  );
}
