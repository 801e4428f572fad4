import type { AutoPayService } from "@portico/rules/autoPay";
import type { autoPay } from "@portico/rules/constants";
import type { PaymentMethodType } from "../../../api/graphql/generated/graph.ts";
import { choiceOf, type SentMethod } from "../model/payment-methods/methods.rules.ts";
import { autoPayPath, type AutoPayStep, enrolPath } from "../model/paths.ts";
import type { Records } from "../model/payment-flow/records.ts";

/** Enrol, or change an enrolment; each has three steps (AUTO-01, AUTO-03). */
export type AutoPayFlow = "enrol" | "change";

export const stepsOf = {
  enrol: ["amount", "method", "review"],
  change: ["summary", "method", "review"],
} as const satisfies Record<AutoPayFlow, readonly AutoPayStep[] & { length: typeof autoPay.steps }>;

/** The current method, kept unchanged. */
type CurrentMethod = { kind: "current"; paymentMethodId: string; type: PaymentMethodType; lastFour: string };

/** The chosen method: the current one, or another to charge. */
export type AutoPayMethod = SentMethod | CurrentMethod;

/** The draft: what the customer has filled in so far. */
export type AutoPayDraft = Records & {
  accountId: string;
  flow: AutoPayFlow;
  services?: AutoPayService[];
  /** Cents paid in the same flow; 0 for none. */
  payNow?: number;
  method?: AutoPayMethod;
  /** Also switch to paperless billing. */
  paperless?: boolean;
  /** The method chosen before a reload dropped its card data: "new", or the id of a saved card. */
  methodBefore?: string;
  /** The bank refused the security code of the chosen card; it is asked for again, with the error. */
  codeRefused?: boolean;
  /** Idempotency key of the attempt: reused while the outcome is unknown, dropped after a definite refusal. */
  idempotencyKey?: string;
};

const filledIn: Record<AutoPayStep, (draft: AutoPayDraft) => boolean> = {
  amount: ({ services, payNow }) => services !== undefined && payNow !== undefined,
  summary: ({ services }) => services !== undefined,
  method: ({ method }) => method !== undefined,
  review: () => false,
};

/** Whether a step is complete. */
export const isFilledIn = (draft: AutoPayDraft, step: AutoPayStep) => filledIn[step](draft);

/** Route guard: returns the step asked for, or the first incomplete step before it. */
export function openStep(draft: AutoPayDraft, requested: AutoPayStep): AutoPayStep {
  const steps: readonly AutoPayStep[] = stepsOf[draft.flow];
  const before = steps.slice(0, steps.indexOf(requested));
  return before.find((step) => !filledIn[step](draft)) ?? requested;
}

/** The URL path of a step of this draft. */
export const stepPath = ({ accountId, flow }: Pick<AutoPayDraft, "accountId" | "flow">, step: AutoPayStep) =>
  flow === "enrol" ? enrolPath(accountId, step) : autoPayPath(accountId, step);

/** Whether submitting charges a payment at once. */
export const paysNow = ({ flow, payNow = 0 }: Pick<AutoPayDraft, "flow" | "payNow">) => flow === "enrol" && payNow > 0;

/** The next incomplete step. */
export const nextStep = (draft: AutoPayDraft): AutoPayStep => openStep(draft, "review");

/**
 * The draft after a wrong security code of a card: everything is kept and only the code is asked for again. Undefined
 * for a submission without such a card.
 * @param enrolled whether anything is on Auto Pay now; a change may have ended with all of it cancelled
 */
export function afterRefusedCode(draft: AutoPayDraft | undefined, enrolled: boolean): AutoPayDraft | undefined {
  if (!draft?.method || draft.method.kind === "current" || draft.method.kind === "savedBank") return undefined;
  const { method, idempotencyKey: _used, ...kept } = draft;
  return { ...kept, flow: enrolled ? "change" : "enrol", methodBefore: choiceOf(method), codeRefused: true };
}
