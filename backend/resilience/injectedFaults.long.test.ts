import { describe, expect, test } from "vitest";
import { runChaosTest, type ChaosOptions } from "./chaosTest.ts";
import { faults, type Fault } from "./injectedFaults.ts";
import { noFindings, type Findings } from "./ledgerAudit.ts";

const minutes = 60_000;

/** A build without a protection, the finding by which the audit detects it, and the traffic that shows it. */
type Detected = {
  title: string;
  fault: Fault;
  finding: keyof Findings;
  customers: Partial<ChaosOptions["customers"]>;
  tasksEach?: Partial<ChaosOptions["tasksEach"]>;
  cutShare?: number;
};

const builds: Detected[] = [
  {
    title: "that does not store idempotency keys",
    fault: "forgetsAttempts",
    finding: "chargedTwice",
    customers: { instant: 4, device: 2 },
    tasksEach: { instant: 4, device: 4 },
    cutShare: 0.25,
  },
  {
    title: "that books the discount of a declined debit",
    fault: "discountsRefusedDebits",
    finding: "discountMismatches",
    customers: { autoPay: 2 },
  },
  {
    title: "that bills what it does not book as a charge",
    fault: "billsWithoutCharging",
    finding: "receivableMismatches",
    customers: { instant: 2 },
    tasksEach: { instant: 30 },
  },
  {
    title: "that shows Auto Pay as on, with a date and an amount, and makes no debit",
    fault: "makesNoDebits",
    finding: "missingDebits",
    customers: { autoPay: 2 },
  },
  {
    title: "that shows a payment as returned and does not book the return",
    fault: "booksNoReturns",
    finding: "returnMismatches",
    customers: { instant: 2 },
  },
  {
    title: "that records an approved charge as failed",
    fault: "recordsApprovedAsFailed",
    finding: "unknownCharges",
    customers: { instant: 2 },
  },
  {
    title: "that shows a declined debit as paid",
    fault: "showsDeclinedAsPaid",
    finding: "wrongOutcomes",
    customers: { autoPay: 2 },
  },
  {
    title: "that books another amount than was charged",
    fault: "booksAnotherAmount",
    finding: "accountMismatches",
    customers: { instant: 2 },
  },
  {
    title: "that does not reduce what is owed for a device",
    fault: "keepsDeviceBalance",
    finding: "deviceMismatches",
    customers: { device: 2 },
    tasksEach: { device: 3 },
  },
  {
    title: "that leaves the processor's mandate when Auto Pay is turned off",
    fault: "revokesNoMandates",
    finding: "mandateMismatches",
    customers: { autoPay: 2 },
  },
  {
    title: "that marks a declined debit as paid",
    fault: "marksDeclinedDebitsPaid",
    finding: "debitMismatches",
    customers: { autoPay: 2 },
  },
  {
    title: "that shows a payment as taken and never settles it",
    fault: "leavesPaymentsOpen",
    finding: "unsettled",
    customers: { instant: 2 },
    // An open payment blocks the next.
    tasksEach: { instant: 1 },
  },
  {
    title: "whose account sums do not follow the entries",
    fault: "updatesNoSums",
    finding: "sumMismatches",
    customers: { instant: 2 },
  },
  {
    title: "that charges a scheduled payment before its date",
    fault: "ignoresPaymentDates",
    finding: "chargedEarly",
    customers: { scheduled: 2 },
    tasksEach: { scheduled: 1 },
  },
];

describe("the audit detects a build", () => {
  for (const { title, fault, finding, customers, tasksEach, cutShare = 0 } of builds)
    test(title, { timeout: 10 * minutes }, async () => {
      const report = await runChaosTest({
        customers: { instant: 0, device: 0, scheduled: 0, autoPay: 0, ...customers },
        tasksEach: { instant: 3, device: 0, scheduled: 0, autoPay: 2, ...tasksEach },
        kills: 0,
        cutShare,
        seed: 7,
        fault,
      });
      expect(report[finding]).toBeGreaterThan(0);
    });
});

test("each finding of the audit and each fault has such a build", () => {
  expect(builds.map(({ finding }) => finding).sort()).toEqual(Object.keys(noFindings).sort());
  expect(builds.map(({ fault }) => fault).sort()).toEqual([...faults].sort());
});
