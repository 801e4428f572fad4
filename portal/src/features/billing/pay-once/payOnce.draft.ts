import type { ChosenMethod } from "../model/chosenMethod.ts";
import { payOncePath, quickPayPath, type PayStep, type PayWay } from "../model/paths.ts";
import type { Records } from "../model/records.ts";

const fourSteps: readonly PayStep[] = ["amount", "method", "date", "review"];
const fiveSteps: readonly PayStep[] = ["amount", "method", "bank", "date", "review"];

export type AmountChoice = "due" | "suggested" | "pastDue" | "other";

export type ChosenAmount = {
  choice: AmountChoice;
  /** Cents. */
  cents: number;
  /** What was due when the amount was chosen, in cents: what it is measured against. */
  due: number;
  overpaymentConfirmed: boolean;
};

export type { ChosenMethod } from "../model/chosenMethod.ts";

/** What the customer filled in so far. */
export type Draft = Records & {
  accountId: string;
  /** How the flow was entered. */
  way?: PayWay;
  amount?: ChosenAmount;
  /** The sum that the link which led here named, in cents: the amount step begins with it. */
  linkedAmount?: number;
  /** The day that this link named: the date step begins with it. */
  linkedDate?: string;
  method?: ChosenMethod;
  /** What was chosen as method before a reload took its data away: "new", "newBank", or the id of a saved method. */
  methodBefore?: string;
  /** The account is linked at the bank, in a step of its own (PAY-02). */
  linksBank?: boolean;
  /** The day of the charge, as it was shown. */
  date?: string;
  /** That day is later than today: the payment is scheduled, not made. */
  isLater?: boolean;
  /** Bills come by e-mail from this payment on. */
  paperless?: boolean;
  /** Ids of what was shown as paying the same bill. */
  overlapsSeen?: string[];
  /** Names the attempt. Made when Review opens, repeated while the outcome is unknown, dropped by a definite refusal. */
  attemptKey?: string;
};

export const paysMoreThanDue = ({ cents, due }: ChosenAmount) => cents > due;

const filledIn: Record<PayStep, (draft: Draft) => boolean> = {
  amount: ({ amount }) => amount !== undefined && (amount.overpaymentConfirmed || !paysMoreThanDue(amount)),
  method: ({ method, linksBank }) => method !== undefined || linksBank === true,
  bank: ({ method }) => method !== undefined,
  date: ({ date }) => date !== undefined,
  review: () => false,
};

/** Four steps, or five where the account is linked at the bank. */
export const stepsOf = ({ linksBank }: Draft) => (linksBank ? fiveSteps : fourSteps);

/** The step that an address leads to: the one that is asked for, or the first before it that is not filled in (PAY-01). */
export function openStep(draft: Draft, asked: PayStep): PayStep {
  const steps = stepsOf(draft);
  // Who links no bank account has no step for it: the method is asked for there.
  const place = steps.indexOf(asked === "bank" && !draft.linksBank ? "method" : asked);
  return steps.slice(0, place).find((step) => !filledIn[step](draft)) ?? steps[place] ?? asked;
}

/** Where the flow goes on: past everything that is filled in already. */
export const nextStep = (draft: Draft): PayStep => openStep(draft, "review");

export const isFilledIn = (draft: Draft, step: PayStep) => filledIn[step](draft);

/**
 * After an attempt that took no money: the amount stays, card data and attempt are asked for anew. A saved card whose security code did not match stays
 * chosen with everything else that was filled in: its code alone is asked for again, and the limits of wrong codes hold as before.
 */
export function afterFailure(draft: Draft, failureCode: string | null = null): Draft {
  const { accountId, amount, method, date, isLater, paperless, customerReference, notify } = draft;
  if (failureCode !== "SECURITY_CODE_FAILED" || method?.kind !== "saved") return { accountId, amount };
  return { accountId, amount, methodBefore: method.paymentMethodId, date, isLater, paperless, customerReference, notify };
}

/** The address of a step of this draft. */
export const stepPath = ({ accountId, way }: Draft, step: PayStep) => payOncePath(accountId, step, way);

/** Where the customer repairs what was refused: quick pay repairs it on its one card, from which every step is a link away. */
export const repairPath = (draft: Draft, step: PayStep) => (draft.way?.quick ? quickPayPath(draft.accountId) : stepPath(draft, step));
