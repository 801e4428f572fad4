import type { CallInterval, OperationsReport } from "../screens/operations/operations.api.ts";

const start = Date.parse("2026-11-20T15:00:00Z");
/** A day in which paying failed at two in the afternoon. */
const intervals: CallInterval[] = Array.from({ length: 25 }, (_, hour) => ({
  at: new Date(start + hour * 3_600_000).toISOString(),
  calls: 320 + ((hour * 37) % 90),
  failed: hour === 4 ? 41 : hour % 6 === 0 ? 3 : 0,
  canceled: hour % 5,
}));

/** A report with a failing, a slow and an unknown operation. */
export const operationsReport: OperationsReport = {
  from: "2026-11-20T15:00:00Z",
  to: "2026-11-21T15:04:00Z",
  complete: true,
  intervalSeconds: 3_600,
  totals: { calls: 8_912, failed: 53, canceled: 48, p50Ms: 84, p95Ms: 412 },
  intervals,
  operations: [
    {
      operation: { method: "POST", path: "/selfservice/graph", graphOperation: "BillingStatements" },
      statistics: { calls: 5_204, failed: 6, canceled: 31, p50Ms: 91, p95Ms: 388 },
    },
    {
      operation: { method: "GET", path: "/api/pub/statements/v1/statements/{id}/document" },
      statistics: { calls: 2_640, failed: 0, canceled: 17, p50Ms: 512, p95Ms: 2_310 },
    },
    {
      operation: { method: "POST", path: "/api/pub/payments/v1/payments" },
      statistics: { calls: 1_060, failed: 47, canceled: 0, p50Ms: 640, p95Ms: 1_480 },
    },
    { operation: null, statistics: { calls: 8, failed: 0, canceled: 0, p50Ms: null, p95Ms: null } },
  ],
  errors: [
    { kind: "call", code: "TEMPORARILY_UNAVAILABLE", count: 41, lastAt: "2026-11-20T19:52:00Z" },
    { kind: "call", code: "NO_RESPONSE", count: 9, lastAt: "2026-11-21T14:20:00Z" },
    { kind: "page", code: "TypeError", count: 2, lastAt: "2026-11-21T09:11:00Z" },
  ],
  otherErrors: 3,
  sessions: { customers: 612, agents: 24, visitors: 190, devices: 701 },
  vitals: [
    { vital: "LCP", visits: 640, good: 561, poor: 12, p75: 1_840 },
    { vital: "INP", visits: 412, good: 398, poor: 0, p75: 88 },
    { vital: "CLS", visits: 640, good: 640, poor: 0, p75: 0.004 },
  ],
  funnels: [
    {
      flow: "payment",
      steps: [
        { step: "started", devices: 310 },
        { step: "amount", devices: 288 },
        { step: "method", devices: 241 },
        { step: "date", devices: 236 },
        { step: "submitted", devices: 219 },
        { step: "completed", devices: 172 },
      ],
    },
    {
      flow: "devicePayment",
      steps: [
        { step: "started", devices: 18 },
        { step: "amount", devices: 17 },
        { step: "method", devices: 11 },
        { step: "submitted", devices: 11 },
        { step: "completed", devices: 9 },
      ],
    },
    {
      flow: "multiAccountPayment",
      steps: (["started", "amount", "method", "submitted", "completed"] as const).map((step) => ({ step, devices: 4 })),
    },
    {
      flow: "autoPayChange",
      steps: [
        { step: "started", devices: 30 },
        { step: "method", devices: 6 },
        { step: "submitted", devices: 5 },
        { step: "completed", devices: 5 },
      ],
    },
    {
      flow: "autoPayEnrollment",
      steps: [
        { step: "started", devices: 41 },
        { step: "amount", devices: 36 },
        { step: "method", devices: 22 },
        { step: "submitted", devices: 20 },
        { step: "completed", devices: 20 },
      ],
    },
    {
      flow: "order",
      steps: (["started", "review", "submitted", "completed"] as const).map((step) => ({ step, devices: 0 })),
    },
  ],
};

const none = { calls: 0, failed: 0, canceled: 0 };

/** No browser reported anything. */
export const emptyReport: OperationsReport = {
  ...operationsReport,
  totals: { ...none, p50Ms: null, p95Ms: null },
  intervals: intervals.map(({ at }) => ({ at, ...none })),
  operations: [],
  errors: [],
  otherErrors: 0,
  sessions: { customers: 0, agents: 0, visitors: 0, devices: 0 },
  vitals: operationsReport.vitals.map(({ vital }) => ({ vital, visits: 0, good: 0, poor: 0, p75: null })),
  funnels: operationsReport.funnels.map(({ flow, steps }) => ({
    flow,
    steps: steps.map(({ step }) => ({ step, devices: 0 })),
  })),
};

/** Sessions without a failed call, or any call. */
export const quietReport: OperationsReport = {
  ...emptyReport,
  sessions: { customers: 2, agents: 0, visitors: 1, devices: 3 },
};
