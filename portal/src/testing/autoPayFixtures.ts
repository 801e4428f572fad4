import type {
  AutoPayAccountFragment,
  AutoPayActionDetailsFragment,
  AutoPayActionPartFragment,
  AutoPayStateFragment,
} from "../api/graphql/generated/graph.ts";
import { accountId, accountWith, paymentWith } from "./billingFixtures.ts";

type State = Partial<AutoPayStateFragment>;

/** Not enrolled, with one service group, by default. */
const autoPayWith = (changes: State = {}): AutoPayStateFragment => ({
  __typename: "AutoPay",
  enrolments: [],
  services: ["core"],
  billDay: 14,
  dueDay: 5,
  usualDebitDay: 4,
  mobileCharges: 5800,
  debitDays: [1, 2, 3, 4, ...Array.from({ length: 18 }, (_, index) => index + 14)],
  monthlyDiscount: 0,
  discountGiven: false,
  nextDebit: null,
  lastRun: null,
  paused: null,
  openActionId: null,
  refusal: null,
  ...changes,
});

const enrolment = (service: "core" | "mobile") =>
  ({ __typename: "AutoPayEnrolment", service, paymentMethodId: "visa", debitDay: 5, nextDate: "2026-12-05" }) as const;

export const enrolledState: State = {
  enrolments: [enrolment("core")],
  monthlyDiscount: 500,
  nextDebit: {
    __typename: "AutoPayDebit",
    date: "2026-12-05",
    due: 24817,
    discount: 500,
    amount: 24317,
    paymentMethodId: "visa",
  },
};

export const withMobile: State = {
  ...enrolledState,
  services: ["core", "mobile"],
  enrolments: [enrolment("core"), enrolment("mobile")],
};

/** Paused after a declined debit; `refusal`: why it cannot be resumed as it is. */
export const paused = (refusal: NonNullable<State["paused"]>["refusal"]): State => ({
  ...enrolledState,
  nextDebit: null,
  paused: {
    __typename: "AutoPayPause",
    since: "2026-11-20",
    code: refusal === "METHOD_UNAVAILABLE" ? "METHOD_CLOSED" : "DECLINED",
    refusal,
  },
});

/** The account that owes $248.17, with Auto Pay in a given state. */
export const autoPayAccount = (
  state: State = {},
  changes: Parameters<typeof accountWith>[0] = {},
): AutoPayAccountFragment => {
  return {
    ...accountWith(changes),
    autoPayEnrolled: (state.enrolments ?? []).length > 0,
    autoPay: autoPayWith(state),
    autoPayTerms: null,
    nextStatementDate: "2026-12-14",
  };
};

const part = (id: string, changes: Partial<AutoPayActionPartFragment> = {}): AutoPayActionPartFragment => ({
  __typename: "AutoPayPart",
  id,
  kind: "ENROL",
  service: "core",
  state: "DONE",
  code: null,
  retryable: false,
  ...changes,
});

/** An enrolment made without a payment, by default. */
export const actionWith = (changes: Partial<AutoPayActionDetailsFragment> = {}): AutoPayActionDetailsFragment => ({
  __typename: "AutoPayAction",
  id: "ap-1",
  accountId,
  kind: "ENROL",
  createdAt: "2026-11-21T15:04:00.000Z",
  enteredBy: "Dana",
  moneyTaken: "NO",
  paymentMethodType: "visa",
  lastFour: "4242",
  debitDay: 5,
  nextDate: "2026-12-05",
  parts: [part("p1")],
  payment: null,
  acceptedTerms: null,
  ...changes,
});

export const actions = {
  paidToo: actionWith({ moneyTaken: "YES", payment: paymentWith() }),
  paidOnly: actionWith({
    moneyTaken: "YES",
    payment: paymentWith(),
    parts: [part("p1", { state: "FAILED", code: "DECLINED" })],
  }),
  securityCode: actionWith({ parts: [part("p1", { state: "FAILED", code: "SECURITY_CODE_FAILED" })] }),
  offNow: actionWith({
    kind: "CHANGE",
    parts: [
      part("p0", { kind: "CANCEL" }),
      part("p1", { state: "FAILED", code: "PROCESSOR_UNAVAILABLE", retryable: true }),
    ],
  }),
  stayedOn: actionWith({
    kind: "CHANGE",
    parts: [
      part("p0", { kind: "CANCEL", state: "FAILED", code: "CANCEL_REFUSED", retryable: true }),
      part("p1", { service: "mobile" }),
    ],
  }),
  notOn: actionWith({
    kind: "CHANGE",
    parts: [part("p0", { kind: "CANCEL" }), part("p1", { service: "mobile", state: "FAILED", code: "DECLINED" })],
  }),
  onPaper: actionWith({
    parts: [
      part("p0"),
      part("p1", { kind: "PAPERLESS", service: null, state: "FAILED", code: "PROCESSOR_UNAVAILABLE", retryable: true }),
    ],
  }),
  failed: actionWith({ parts: [part("p0", { state: "FAILED", code: "PROCESSOR_UNAVAILABLE" })] }),
  confirming: actionWith({
    kind: "CANCEL",
    debitDay: null,
    nextDate: null,
    parts: [part("p0", { kind: "CANCEL", state: "CONFIRMING" })],
  }),
};
