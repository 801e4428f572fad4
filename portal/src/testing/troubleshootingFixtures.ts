import { freeTimes } from "./appointmentFixtures.ts";
import type {
  CheckEnd,
  ServiceCheck,
  ServiceChecks,
  VisitTimes,
} from "../features/services/troubleshoot/troubleshooting.api.ts";

export const checksPath = "/api/pub/troubleshooting/v1/checks";
export const answersPath = (reference: string) => `${checksPath}/${reference}/answers`;

export const visitPath = (reference: string) => `${checksPath}/${reference}/visit`;
export const visitTimesPath = (reference: string) => `${checksPath}/${reference}/visit-times`;

const at = "2026-11-21T14:40:00.000Z";

/** A check whose offline router (as in the fixtures of equipment) is to be restarted. */
export const openCheck: ServiceCheck = {
  reference: "TS-500012",
  service: "INTERNET",
  startedAt: at,
  startedBy: "Dana",
  version: 1,
  question: "RESTART",
  equipmentId: "EQ-2",
  steps: [
    { step: "OUTAGE", result: "NONE", at },
    { step: "ACCOUNT", result: "RUNNING", at },
    { step: "EQUIPMENT", result: "OFFLINE", at },
  ],
  end: null,
  visit: null,
  bookable: false,
};

/** A check of phones, of which one line is forwarded. */
export const divertedCheck: ServiceCheck = {
  ...openCheck,
  service: "VOICE",
  steps: [
    ...openCheck.steps.slice(0, 2),
    { step: "LINES", result: "DIVERTED", at },
    { step: "EQUIPMENT", result: "OFFLINE", at },
  ],
};

/** The check of the internet after a restart that did not help. */
export const atCables: ServiceCheck = {
  ...openCheck,
  version: 3,
  question: "CABLES",
  steps: [
    ...openCheck.steps,
    { step: "RESTART", result: "RESTARTED", at },
    { step: "WORKS_AFTER_RESTART", result: "NO", at },
  ],
};

/** A check that has ended. */
export const endedCheck = (kind: CheckEnd["kind"], more: Partial<CheckEnd> = {}): ServiceCheck => ({
  ...openCheck,
  question: null,
  end: { kind, at, outage: null, account: null, appointment: null, ...more },
});

export const checkList = (checks: readonly ServiceCheck[] = [], more: Partial<ServiceChecks> = {}): ServiceChecks => ({
  asOf: "2026-11-21T15:00:00.000Z",
  timeZone: "America/New_York",
  services: ["INTERNET", "VOICE"],
  checks: [...checks],
  ...more,
});

/** A check that did not help, from which a visit can be booked. */
export const unresolvedCheck: ServiceCheck = {
  ...endedCheck("CALL"),
  steps: [...atCables.steps, { step: "CABLES", result: "NO_POWER", at }, { step: "APPOINTMENT", result: "NONE", at }],
  bookable: true,
};

/** The same one with its visit. */
export const bookedCheck: ServiceCheck = {
  ...unresolvedCheck,
  bookable: false,
  visit: {
    orderId: unresolvedCheck.reference,
    jobId: "1",
    stage: "UPCOMING",
    date: "2026-11-23",
    startsAt: "2026-11-23T13:00:00.000Z",
    endsAt: "2026-11-23T15:00:00.000Z",
  },
};

export const visitTimes = (slots = freeTimes): VisitTimes => ({
  timeZone: "America/New_York",
  today: "2026-11-21",
  from: "2026-11-21",
  to: "2026-12-19",
  address: "14 Harbor St, Boston, MA 02110",
  slots,
});
