import type { payment } from "@portico/rules/constants";
import type { PaymentRefusalCode } from "../../../api/graphql/generated/graph.ts";
import { isCodeRefused } from "../model/card-form/enteredCard.ts";
import { quickPayPath } from "../model/laterPaths.ts";
import { payOncePath, type PayStep, type PaymentEntry } from "../model/paths.ts";
import type { Records } from "../model/payment-flow/records.ts";
import { type ChosenMethod, choiceOf, isNew } from "../model/payment-methods/methods.rules.ts";

type Steps<Count extends number> = readonly PayStep[] & { length: Count };

const fourSteps: Steps<typeof payment.steps> = ["amount", "method", "date", "review"];
const fiveSteps: Steps<typeof payment.stepsLinkingBank> = ["amount", "method", "bank", "date", "review"];

/** The option of the amount step: all that is due, its suggested part, the past-due part, or a typed amount. */
export type AmountChoice = "due" | "suggested" | "pastDue" | "other";

export type ChosenAmount = {
  choice: AmountChoice;
  /** Cents. */
  cents: number;
  /** Amount due when the amount was chosen, in cents; the amount is compared with it. */
  due: number;
  overpaymentConfirmed: boolean;
};

export type { ChosenMethod } from "../model/payment-methods/methods.rules.ts";

/** The draft: what the customer has filled in so far. */
export type Draft = Records & {
  accountId: string;
  /** How the flow was entered. */
  entry?: PaymentEntry;
  amount?: ChosenAmount;
  /** Amount in the link that opened the flow, in cents; prefills the amount step. */
  linkedAmount?: number;
  /** Date in that link; prefills the date step. */
  linkedDate?: string;
  method?: ChosenMethod;
  /** The method chosen before a reload dropped its data: "new", "newBank", or the id of a saved method. */
  methodBefore?: string;
  /** The bank refused the security code of the chosen card; it is asked for again, with the error. */
  codeRefused?: boolean;
  /** The account is linked through the bank, in a step of its own (PAY-02). */
  linksBank?: boolean;
  /** The date of the charge, as it was shown. */
  date?: string;
  /** The date is later than today: the payment is scheduled, not made. */
  isLater?: boolean;
  /** Also switch to paperless billing. */
  paperless?: boolean;
  /** Ids of the overlapping payments for the same bill that were shown. */
  overlapsSeen?: string[];
  /** Idempotency key: created when review opens, reused while the outcome is unknown, dropped by a definite refusal. */
  idempotencyKey?: string;
};

/** Whether the payment is an overpayment, which has to be confirmed (PAY-07). */
export const paysMoreThanDue = ({ cents, due }: ChosenAmount) => cents > due;

const filledIn: Record<PayStep, (draft: Draft) => boolean> = {
  amount: ({ amount }) => amount !== undefined && (amount.overpaymentConfirmed || !paysMoreThanDue(amount)),
  method: ({ method, linksBank }) => method !== undefined || linksBank === true,
  bank: ({ method }) => method !== undefined,
  date: ({ date }) => date !== undefined,
  review: () => false,
};

/** Four steps, or five with the step that links a bank account. */
export const stepsOf = ({ linksBank }: Draft) => (linksBank ? fiveSteps : fourSteps);

/** Route guard: returns the step asked for, or the first incomplete step before it (PAY-01). */
export function openStep(draft: Draft, requested: PayStep): PayStep {
  const steps = stepsOf(draft);
  // Without linking there is no bank step: its URL opens the method step.
  const place = steps.indexOf(requested === "bank" && !draft.linksBank ? "method" : requested);
  return steps.slice(0, place).find((step) => !filledIn[step](draft)) ?? steps[place] ?? requested;
}

/** The next step: skips those that are complete already. */
export const nextStep = (draft: Draft): PayStep => openStep(draft, "review");

/** Whether a step is complete. */
export const isFilledIn = (draft: Draft, step: PayStep) => filledIn[step](draft);

/**
 * The draft after an attempt that took no money: keeps the amount and which saved method was charged, drops card data
 * and idempotency key. After a wrong security code of a card the whole draft is kept and only the code is asked for
 * again; the limits for wrong codes apply as before.
 */
export function afterFailure(draft: Draft, failureCode: string | null = null): Draft {
  const { accountId, amount, method, date, isLater, paperless, customerReference, notify } = draft;
  if (!method || method.kind === "current") return { accountId, amount };
  const methodBefore = choiceOf(method);
  if (!isCodeRefused(failureCode)) return { accountId, amount, ...(!isNew(methodBefore) && { methodBefore }) };
  return {
    accountId,
    amount,
    methodBefore,
    codeRefused: true,
    date,
    isLater,
    paperless,
    customerReference,
    notify,
  };
}

/** The URL path of a step of this draft. */
export const stepPath = ({ accountId, entry }: Draft, step: PayStep) => payOncePath(accountId, step, entry);

/** Where the customer can repair a refusal: for quick pay its one card, which links to every step. */
export const repairPath = (draft: Draft, step: PayStep) =>
  draft.entry?.quick ? quickPayPath(draft.accountId) : stepPath(draft, step);

/**
 * Why a payment was not started. No money was taken, except that IDEMPOTENCY_KEY_REUSED says nothing about the key's
 * first use. OTHER: the first send of the request was refused. OFFLINE: there was no network, and nothing was sent.
 */
export type Refusal = {
  code: PaymentRefusalCode | "OTHER" | "OFFLINE";
  confirmingPaymentId?: string;
  /** The earliest time for a retry. */ retryAt?: string;
};

const stepOf: Partial<Record<Refusal["code"], "amount" | "method" | "date">> = {
  AMOUNT_OUT_OF_RANGE: "amount",
  AMOUNT_BELOW_DUE: "amount",
  OVERPAYMENT_NOT_CONFIRMED: "amount",
  METHOD_NOT_FOUND: "method",
  METHOD_EXPIRED: "method",
  METHOD_UNAVAILABLE: "method",
  CARDS_RESTRICTED: "method",
  BANKS_RESTRICTED: "method",
  CARD_DATA_EXPIRED: "method",
  CANNOT_BE_SAVED: "method",
  METHOD_EXPIRES_BEFORE_DATE: "method",
  DATE_OUT_OF_RANGE: "date",
  DATE_PAST_CUT_OFF: "date",
  MUST_PAY_TODAY: "date",
  PENDING_INCLUDES_PAST_DUE: "date",
  TWO_ALREADY_SCHEDULED: "date",
};

/** The step where the customer can repair the refusal. */
export const stepToRepair = ({ code }: Refusal): PayStep => stepOf[code] ?? "review";

/**
 * The draft after a refusal: drops the refused input and the idempotency key, so that the next attempt gets a new key
 * (PAY-20).
 */
export function afterRefusal(draft: Draft, refusal: Refusal): Draft {
  // Nothing was sent, so the key can be reused.
  if (refusal.code === "OFFLINE") return draft;
  const { idempotencyKey: _dropped, ...rest } = draft;
  const step = stepOf[refusal.code];
  if (step === "amount") return { ...rest, amount: undefined };
  if (step === "date") return { ...rest, date: undefined, isLater: undefined };
  return step === "method" ? { ...rest, method: undefined } : rest;
}
