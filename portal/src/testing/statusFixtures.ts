import type { AccountStatusFragment } from "../api/graphql/generated/graph.ts";
import type { Account } from "../features/account/model/account.api.ts";

type Status = Account["status"];

/** Owes a current bill that is not paid automatically; `changes` override fields. Cents. */
export const statusWith = (changes: Partial<Status> = {}): Status => ({
  headline: "DUE",
  amountDue: 24817,
  stillDue: 24817,
  pastDue: 0,
  current: 24817,
  dueDate: "2026-12-05",
  onItsWay: 0,
  creditBalance: 0,
  arrangement: null,
  scheduled: [],
  autoPay: { enrolled: false, discount: 500, pausedSince: null, charge: null },
  failures: [],
  returned: [],
  returnedForDevices: [],
  confirming: null,
  service: { state: "RUNNING", mobile: "GOOD", stopsOn: null, restoredBy: null, restoreMinutes: null },
  mayPay: {
    minimum: 100,
    maximum: 2_500_000,
    suggested: 24817,
    mustPayAmountDue: false,
    todayOnly: false,
    cardsAllowed: true,
    banksAllowed: true,
  },
  ...changes,
});

const charge = {
  date: "2026-12-03",
  due: 24817,
  discount: 500,
  amount: 24317,
  statementDate: null,
  paymentMethodId: "pm_1",
  problem: null,
};
const nothing = { amountDue: 0, stillDue: 0, current: 0, dueDate: null } as const;
const pay = statusWith().mayPay;

/** The most urgent statuses a screen can show, each as the server sends it. */
export const statuses = {
  due: statusWith(),
  pastDue: statusWith({
    headline: "PAST_DUE",
    amountDue: 36480,
    stillDue: 36480,
    pastDue: 18240,
    current: 18240,
    service: { ...statusWith().service, stopsOn: "2026-12-01" },
    mayPay: { ...pay, minimum: 36480, suggested: 36480, mustPayAmountDue: true, todayOnly: true },
  }),
  inCredit: statusWith({ ...nothing, headline: "NOTHING_DUE", creditBalance: 3500, mayPay: { ...pay, suggested: 0 } }),
  autoPay: statusWith({
    headline: "AUTO_PAY",
    autoPay: { enrolled: true, discount: 500, pausedSince: null, charge },
    mayPay: { ...pay, suggested: 0 },
  }),
  autoPayWaits: statusWith({
    ...nothing,
    headline: "NOTHING_DUE",
    autoPay: {
      enrolled: true,
      discount: 500,
      pausedSince: null,
      charge: { ...charge, date: "2027-01-03", due: null, discount: null, amount: null, statementDate: "2026-12-14" },
    },
    mayPay: { ...pay, suggested: 0 },
  }),
  scheduled: statusWith({
    headline: "SCHEDULED",
    scheduled: [
      { paymentId: "pay_s1", amount: 10000, date: "2026-11-25", problem: null },
      { paymentId: "pay_s2", amount: 14817, date: "2026-12-01", problem: null },
    ],
    mayPay: { ...pay, suggested: 0 },
  }),
  scheduledProblem: statusWith({
    scheduled: [{ paymentId: "pay_s1", amount: 24817, date: "2026-11-25", problem: "METHOD_REMOVED" }],
  }),
  onItsWay: statusWith({
    headline: "ON_ITS_WAY",
    stillDue: 0,
    current: 0,
    dueDate: null,
    onItsWay: 24817,
    mayPay: { ...pay, suggested: 0 },
  }),
  confirming: statusWith({
    headline: "CONFIRMING",
    confirming: { paymentId: "pay_9", amount: 24817 },
    onItsWay: 24817,
    stillDue: 0,
    current: 0,
    dueDate: null,
  }),
  arrangement: statusWith({
    headline: "ARRANGEMENT",
    amountDue: 29800,
    stillDue: 29800,
    current: 11200,
    arrangement: { left: 18600, installmentsRemaining: 3, nextAmount: 6200, nextDate: "2026-12-02" },
    mayPay: { ...pay, suggested: 17400 },
  }),
  returned: statusWith({
    returned: [
      {
        id: "rev_1",
        paymentId: "pay_1",
        kind: "RETURN",
        reason: "INSUFFICIENT_FUNDS",
        amount: 24817,
        paidOn: "2026-11-16",
        returnedOn: "2026-11-20",
      },
    ],
  }),
  disputed: statusWith({
    returned: [
      {
        id: "rev_2",
        paymentId: "pay_2",
        kind: "CHARGEBACK",
        reason: "NOT_RECOGNIZED",
        amount: 24817,
        paidOn: "2026-11-02",
        returnedOn: "2026-11-20",
      },
    ],
  }),
  disputedForDevice: statusWith({
    returnedForDevices: [
      {
        id: "rev_3",
        paymentId: "pay_3",
        kind: "CHARGEBACK",
        reason: "NOT_RECOGNIZED",
        amount: 3299,
        paidOn: "2026-11-02",
        returnedOn: "2026-11-20",
        deviceId: "md_1",
        deviceName: "Pixel 12 Pro",
      },
    ],
  }),
  cashOnly: statusWith({ mayPay: { ...pay, cardsAllowed: false, banksAllowed: false } }),
} as const satisfies Record<string, Status>;

/** A status as GraphQL returns it. */
export function inGraph(status: Status): AccountStatusFragment {
  const { arrangement, scheduled, autoPay, failures, returned, returnedForDevices, confirming, service, mayPay } =
    status;
  return {
    __typename: "AccountStatus",
    ...status,
    arrangement: arrangement && { __typename: "PaymentArrangement", ...arrangement },
    scheduled: scheduled.map((each) => ({ __typename: "ScheduledCharge", ...each })),
    autoPay: {
      __typename: "AutoPayPlan",
      ...autoPay,
      charge: autoPay.charge && { __typename: "PlannedCharge", ...autoPay.charge },
    },
    returned: returned.map((each) => ({ __typename: "ReturnedPayment", ...each })),
    returnedForDevices: returnedForDevices.map((each) => ({ __typename: "ReturnedDevicePayment", ...each })),
    failures: failures.map((each) => ({ __typename: "PaymentFailure", ...each })),
    confirming: confirming && { __typename: "ConfirmingPayment", ...confirming },
    service: { __typename: "ServiceStatusOfAccount", ...service },
    mayPay: { __typename: "MayPay", ...mayPay },
  };
}
