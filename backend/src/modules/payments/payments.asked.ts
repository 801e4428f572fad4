import type { EnrolWithPaymentInput, FuturePaymentInput, InstantPaymentInput, PaymentMethodInput, ScheduledPaymentChangeInput, TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";

/** What is asked for, whichever operation it came with. Cents. */
export interface Asked {
  accountId: string;
  amount: number;
  /** Null to pay now. */
  date: string | null;
  /** Null keeps the method of the scheduled payment that is changed. */
  method: PaymentMethodInput | null;
  saveMethod: boolean;
  enrollPaperless: boolean;
  /** What was agreed to for that; null for nothing. */
  paperlessTerms: TermsAcceptanceInput | null;
  /** Null: nothing is enrolled in Auto Pay with it. */
  enrolAutoPay: EnrolWithPaymentInput | null;
  overpaymentConfirmed: boolean;
  /** Null: nothing is compared. */
  overlapsSeen: readonly string[] | null;
  /** As it was typed; null for none, and in a change for what it is already. */
  customerReference: string | null;
  /** Whom to tell what becomes of it; null for nobody, and in a change for whom it is already. */
  notify: readonly string[] | null;
  terms: TermsAcceptanceInput;
  /** The scheduled payment that is changed. */
  changes: string | null;
}

type Common = Pick<InstantPaymentInput, "accountId" | "amount" | "overpaymentConfirmed" | "overlapsSeen" | "customerReference" | "notify" | "terms">;

const common = ({ accountId, amount, overpaymentConfirmed, overlapsSeen, customerReference, notify, terms }: Common) => ({
  accountId, amount, overpaymentConfirmed, overlapsSeen: overlapsSeen ?? null, customerReference: customerReference ?? null, notify: notify ?? null, terms,
});

export function askedNow(input: InstantPaymentInput): Asked {
  return { ...common(input), date: null, method: input.method, saveMethod: input.saveMethod, enrollPaperless: input.enrollPaperless ?? false, paperlessTerms: input.paperlessTerms ?? null, enrolAutoPay: input.enrolAutoPay ?? null, changes: null };
}

export function askedLater(input: FuturePaymentInput): Asked {
  return { ...common(input), date: input.date, method: input.method, saveMethod: input.saveMethod, enrollPaperless: input.enrollPaperless ?? false, paperlessTerms: input.paperlessTerms ?? null, enrolAutoPay: null, changes: null };
}

export function askedChange(input: ScheduledPaymentChangeInput): Asked {
  return { ...common(input), date: input.date, method: input.method ?? null, saveMethod: false, enrollPaperless: false, paperlessTerms: null, enrolAutoPay: null, changes: input.paymentId };
}
