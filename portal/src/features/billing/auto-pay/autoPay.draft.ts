import type { AutoPayService } from "@portico/rules/autoPay";
import type { PaymentMethodType } from "../../../api/graphql/generated/graph.ts";
import type { SentMethod } from "../model/chosenMethod.ts";
import { autoPayPath, type AutoPayStep, enrolPath } from "../model/paths.ts";
import type { Records } from "../model/records.ts";

/** Enrolling, or changing what is enrolled: each has three steps (AUTO-01, AUTO-03). */
export type AutoPayFlow = "enrol" | "change";

export const stepsOf = { enrol: ["amount", "method", "review"], change: ["summary", "method", "review"] } as const satisfies Record<AutoPayFlow, readonly AutoPayStep[]>;

/** The method that pays already and goes on paying. */
export type KeptMethod = { kind: "kept"; paymentMethodId: string; type: PaymentMethodType; lastFour: string };

export type AutoPayMethod = SentMethod | KeptMethod;

/** What the customer filled in so far. */
export type AutoPayDraft = Records & {
  accountId: string;
  flow: AutoPayFlow;
  services?: AutoPayService[];
  /** Cents that are paid in the same flow; 0 for none. */
  payNow?: number;
  method?: AutoPayMethod;
  /** Bills by e-mail are wanted with it. */
  paperless?: boolean;
  /** What was chosen as method before a reload took its card data away: "new", or the id of a saved card. */
  methodBefore?: string;
  /** Names the attempt; repeated while the outcome is unknown, dropped by a definite refusal. */
  attemptKey?: string;
};

const filledIn: Record<AutoPayStep, (draft: AutoPayDraft) => boolean> = {
  amount: ({ services, payNow }) => services !== undefined && payNow !== undefined,
  summary: ({ services }) => services !== undefined,
  method: ({ method }) => method !== undefined,
  review: () => false,
};

export const isFilledIn = (draft: AutoPayDraft, step: AutoPayStep) => filledIn[step](draft);

/** The step that an address leads to: the one that is asked for, or the first before it that is not filled in. */
export function openStep(draft: AutoPayDraft, asked: AutoPayStep): AutoPayStep {
  const steps: readonly AutoPayStep[] = stepsOf[draft.flow];
  const before = steps.slice(0, steps.indexOf(asked));
  return before.find((step) => !filledIn[step](draft)) ?? asked;
}

/** The address of a step of this draft. */
export const stepPath = ({ accountId, flow }: Pick<AutoPayDraft, "accountId" | "flow">, step: AutoPayStep) => (flow === "enrol" ? enrolPath(accountId, step) : autoPayPath(accountId, step));

/** Money is taken with it, not only later. */
export const paysNow = ({ flow, payNow = 0 }: Pick<AutoPayDraft, "flow" | "payNow">) => flow === "enrol" && payNow > 0;

export const nextStep = (draft: AutoPayDraft): AutoPayStep => openStep(draft, "review");
