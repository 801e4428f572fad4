import type { Translate } from "@portico/content-runtime/store";
import type { Account } from "./account.api.ts";

/** What happens next with the account's money, as REST and the graph both say it. */
export type Status = Account["status"];

type Failure = Status["failures"][number];

/** Nobody was asked for the money yet: there is nothing to put right. */
export const isDelayed = ({ code, retryOn }: Pick<Failure, "code" | "retryOn">) => code === "PROCESSOR_UNAVAILABLE" && retryOn !== null;

/**
 * The sum that a screen asks for, which the payment flow takes as it stands, and where its one button is: an alert about money that is missing
 * has it, otherwise the head of the screen. 0 when nothing is asked for.
 */
export function asked(status: Status): { amount: number; in: "alert" | "head" } {
  const { failures, returned, mayPay, pastDue, stillDue } = status;
  if (takesOnlyCash(status)) return { amount: 0, in: "head" };
  const missing = stillDue > 0 && (pastDue > 0 || returned.length > 0 || failures.some((failure) => !isDelayed(failure)));
  return { amount: missing ? mayPay.suggested || Math.max(mayPay.minimum, stillDue) : mayPay.suggested, in: missing ? "alert" : "head" };
}

/** What the head of a screen names as due. What a payment may have paid already counts until that is known. */
export const amountToPay = ({ headline, amountDue, stillDue }: Status) => (headline === "CONFIRMING" ? amountDue : stillDue);

/** Whether something is wrong with the account or its services that an alert tells. */
export const hasAlert = ({ pastDue, service }: Status) => pastDue > 0 || service.state !== "RUNNING" || service.mobile !== "GOOD";

/** Neither cards nor bank accounts: it is paid in cash at a store (BILL-07). */
export const takesOnlyCash = ({ mayPay }: Pick<Status, "mayPay">) => !mayPay.cardsAllowed && !mayPay.banksAllowed;

/** The day by which all of it is due. Null where parts of it are due on different days, or late. */
export const dueBy = ({ stillDue, current, dueDate }: Status) => (stillDue > 0 && current === stillDue ? dueDate : null);

/** Whether Auto Pay can be offered: it charges cards and bank accounts, and bills of running service. */
export const mayEnrol = (status: Status) => status.service.state !== "DISCONNECTED" && !takesOnlyCash(status);

const sumOf = (charges: Status["scheduled"]) => charges.reduce((sum, { amount }) => sum + amount, 0);

/** What will be charged by itself before the bill is due. */
const scheduledInTime = ({ scheduled, dueDate }: Status) => scheduled.filter(({ date, problem }) => problem === null && dueDate !== null && date <= dueDate);

/** The first line says what happens next and whether somebody has to do something; then what else bears on the amount (BILL-02). */
export function standingLines(t: Translate, status: Status): string[] {
  const { headline, stillDue, creditBalance, onItsWay } = status;
  const credit = stillDue > 0 && creditBalance > 0 ? [t("summary.due.credit", { amount: creditBalance })] : [];
  const pending = onItsWay > 0 && headline !== "ON_ITS_WAY" && headline !== "CONFIRMING" ? [t("summary.due.pending", { amount: onItsWay })] : [];
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
      return [creditBalance > 0 ? t("summary.due.creditOnly", { amount: creditBalance }) : t("summary.due.nothing"), ...automatic(t, status)];
    case "SCHEDULED":
      return settled(...scheduled(t, status));
    case "AUTO_PAY":
      return failures.length > 0 ? automatic(t, status) : settled(...scheduled(t, status), ...automatic(t, status));
    case "ARRANGEMENT":
      return [...installment(t, status), ...scheduled(t, status), ...automatic(t, status)];
    case "DUE":
      return [...(failures.length + returned.length > 0 ? [] : [t("summary.due.current")]), ...scheduled(t, status), ...automatic(t, status)];
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
  return [failures.some(({ kind, retryOn }) => kind === "AUTO_PAY" && retryOn === date) ? t("summary.next.again", { amount, date }) : t("summary.next.autoPay", { amount, date })];
}

function installment(t: Translate, { arrangement, current, dueDate }: Status): string[] {
  if (!arrangement) return [];
  const { nextAmount: amount, nextDate: date, installmentsRemaining: count } = arrangement;
  const bill = current > 0 && dueDate !== null ? [t("summary.next.beside", { amount: current, date: dueDate })] : [];
  return [[t("summary.next.installment", { amount, date, count }), ...bill].join(" ")];
}

/** What is planned and will not be charged as things are now. */
function problems(t: Translate, { scheduled: charges, autoPay: { charge } }: Status): string[] {
  const planned = [...charges.map((each) => ({ ...each, kind: "SCHEDULED" as const })), ...(charge ? [{ ...charge, kind: "AUTO_PAY" as const }] : [])];
  return planned.flatMap(({ kind, date, problem }) => (problem ? [t("summary.next.problem", { kind, date, problem })] : []));
}
