import type {
  EnrolWithPaymentInput,
  FuturePaymentInput,
  InstantPaymentInput,
  PaymentMethodInput,
  ScheduledPaymentChangeInput,
  TermsAcceptanceInput,
} from "@portico/openapi/graph.resolvers";

/** The payment request, whichever operation it came from. Amounts in cents. */
export interface PaymentRequest {
  accountId: string;
  amount: number;
  /** Null to pay now. */
  date: string | null;
  /** Null keeps the method of the scheduled payment that is being changed. */
  method: PaymentMethodInput | null;
  saveMethod: boolean;
  enrollPaperless: boolean;
  /** The accepted paperless billing terms; null when paperless billing was not requested. */
  paperlessTerms: TermsAcceptanceInput | null;
  /** The requested Auto Pay enrolment; null for none. */
  enrolAutoPay: EnrolWithPaymentInput | null;
  overpaymentConfirmed: boolean;
  /** The overlapping payments that the customer has seen; null skips the overlap check. */
  overlapsSeen: readonly string[] | null;
  /** The customer reference as it was typed; null for none. In a change, null keeps the current one. */
  customerReference: string | null;
  /** E-mail addresses that are notified of the outcome; null for none. In a change, null keeps the current ones. */
  notify: readonly string[] | null;
  terms: TermsAcceptanceInput;
  /** The id of the scheduled payment to change; null for a new payment. */
  changes: string | null;
}

type Common = Pick<
  InstantPaymentInput,
  "accountId" | "amount" | "overpaymentConfirmed" | "overlapsSeen" | "customerReference" | "notify" | "terms"
>;

const common = ({
  accountId,
  amount,
  overpaymentConfirmed,
  overlapsSeen,
  customerReference,
  notify,
  terms,
}: Common) => ({
  accountId,
  amount,
  overpaymentConfirmed,
  overlapsSeen: overlapsSeen ?? null,
  customerReference: customerReference ?? null,
  notify: notify ?? null,
  terms,
});

export function instantPaymentRequest(input: InstantPaymentInput): PaymentRequest {
  return {
    ...common(input),
    date: null,
    method: input.method,
    saveMethod: input.saveMethod,
    enrollPaperless: input.enrollPaperless ?? false,
    paperlessTerms: input.paperlessTerms ?? null,
    enrolAutoPay: input.enrolAutoPay ?? null,
    changes: null,
  };
}

export function scheduledPaymentRequest(input: FuturePaymentInput): PaymentRequest {
  return {
    ...common(input),
    date: input.date,
    method: input.method,
    saveMethod: input.saveMethod,
    enrollPaperless: input.enrollPaperless ?? false,
    paperlessTerms: input.paperlessTerms ?? null,
    enrolAutoPay: null,
    changes: null,
  };
}

export function changeRequest(input: ScheduledPaymentChangeInput): PaymentRequest {
  return {
    ...common(input),
    date: input.date,
    method: input.method ?? null,
    saveMethod: false,
    enrollPaperless: false,
    paperlessTerms: null,
    enrolAutoPay: null,
    changes: input.paymentId,
  };
}
