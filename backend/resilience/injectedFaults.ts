import { registerHooks } from "node:module";

/** Protections of the product that can be removed: the chaos test's audit must detect each loss. */
export const faults = [
  "forgetsAttempts",
  "discountsRefusedDebits",
  "billsWithoutCharging",
  "makesNoDebits",
  "booksNoReturns",
  "recordsApprovedAsFailed",
  "showsDeclinedAsPaid",
  "booksAnotherAmount",
  "keepsDeviceBalance",
  "revokesNoMandates",
  "marksDeclinedDebitsPaid",
  "leavesPaymentsOpen",
  "updatesNoSums",
  "ignoresPaymentDates",
] as const;
export type Fault = (typeof faults)[number];

/** What is replaced in a module. The rest stays, so that it follows the product. */
type Replacement = { replace: string; by: string };

const injections: Record<Fault, Record<string, Replacement | Replacement[]>> = {
  // Every retry counts as a first attempt, and no answer is stored.
  forgetsAttempts: {
    "idempotency/idempotency.writes.ts": [
      { replace: "if (await insertAttempt(tx, attempt, new Date(now.getTime() - keyKeptMilliseconds))) ", by: "" },
      { replace: "await changeAttempt(tx, name, end);", by: "" },
      {
        replace: "attempt ? firstAnswer(database, attempt, digest(JSON.stringify(request)), answer) : answer",
        by: "answer",
      },
    ],
  },
  discountsRefusedDebits: {
    "autopay/autopay.writes.ts": { replace: "if (failure === null) await bookDiscount", by: "await bookDiscount" },
  },
  billsWithoutCharging: {
    "statements/statements.writes.ts": {
      replace: "if (amount > 0) await post",
      by: "if (amount > Number.MAX_SAFE_INTEGER) await post",
    },
  },
  makesNoDebits: {
    "autopay/autopay.run.ts": { replace: "return charge?.date === today", by: "return charge?.date === null" },
  },
  booksNoReturns: {
    "payments/reversals/reversals.service.ts": { replace: 'return ["paymentReturn"]', by: "return []" },
  },
  recordsApprovedAsFailed: {
    "payments/payments.domain.ts": {
      replace: 'case "approved":\n      return { to: "SUBMITTED", approvalCode: answer.approvalCode }',
      by: 'case "approved":\n      return { to: "FAILED", code: "PROCESSOR_UNAVAILABLE" }',
    },
  },
  showsDeclinedAsPaid: {
    "payments/payments.domain.ts": {
      replace: 'return { to: "FAILED", code: answer.code }',
      by: 'return { to: "SUBMITTED", approvalCode: "000000" }',
    },
  },
  booksAnotherAmount: {
    "payments/payments.settlement.ts": {
      replace: 'kind: "payment",\n      amount,',
      by: 'kind: "payment",\n      amount: amount + 1,',
    },
  },
  // The first update in the file is that of a payment.
  keepsDeviceBalance: {
    "mobile/mobile.writes.ts": {
      replace: ".set({ remainingBalance, installmentsRemaining })",
      by: ".set({ installmentsRemaining })",
    },
  },
  revokesNoMandates: {
    "autopay/autopay.steps.ts": {
      replace: "await processor.revoke(step.mandate, step.token)",
      by: '{ kind: "revoked" }',
    },
  },
  marksDeclinedDebitsPaid: {
    "autopay/autopay.writes.ts": { replace: '{ state: "FAILED", code: failure }', by: '{ state: "PAID" }' },
  },
  leavesPaymentsOpen: {
    "payments/payments.settlement.ts": {
      replace: 'payment ? transitionFor(payment.state, answer) : { to: "unchanged" }',
      by: '{ to: "unchanged" }',
    },
    "payments/payments.domain.ts": { replace: "state: row.state,", by: 'state: "SUBMITTED",' },
  },
  // The sums are kept by triggers, which the replica role turns off.
  updatesNoSums: {
    "ledger/ledger.writes.ts": {
      replace: "const id = randomUUID();",
      by: 'const id = randomUUID(); await tx.execute("set local session_replication_role = replica");',
    },
  },
  ignoresPaymentDates: {
    "payments/scheduled/scheduled.repository.ts": {
      replace: "hasCome(payments.paymentDate, payments.accountId, clock),",
      by: "",
    },
    "payments/scheduled/scheduled.runner.ts": { replace: "&& payment.paymentDate <= deps.clock.today()", by: "" },
  },
};

/** The modules that a fault changes, below `backend/src/modules/`. */
export const modulesOf = (fault: Fault): string[] => Object.keys(injections[fault]);

/** The source of a module with a fault. @throws if the source no longer has what the fault replaces */
export function withFault(fault: Fault, name: string, source: string): string {
  return [injections[fault][name] ?? []].flat().reduce((changed, { replace, by }) => {
    if (!changed.includes(replace)) throw new Error(`${fault} can't be injected: ${name} has changed`);
    return changed.replace(replace, by);
  }, source);
}

/** Replaces the modules' source as they are loaded. */
function inject(fault: Fault): void {
  registerHooks({
    load: (url, context, next) => {
      const name = modulesOf(fault).find((each) => url.endsWith(`/modules/${each}`));
      const loaded = next(url, context);
      return name === undefined ? loaded : { ...loaded, source: withFault(fault, name, String(loaded.source)) };
    },
  });
}

const requested = faults.find((fault) => fault === process.env["INJECTED_FAULT"]);
if (requested) inject(requested);
