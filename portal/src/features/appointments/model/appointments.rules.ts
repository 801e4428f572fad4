import { isUnanswered } from "../../../api/attemptKey.ts";
import type { Appointment, JobName, Slot } from "./appointments.api.ts";
import type { ChangePhase } from "./appointments.slice.ts";

export const appointmentsPath = "/service-appointments";

type Job = Pick<Appointment, "orderId" | "jobId">;
const ofJob = ({ orderId, jobId }: Job) => new URLSearchParams({ order: orderId, job: jobId });

/** The specification writes both addresses with a slash at the end. */
export const reschedulePath = (job: Job) => `/appointment-tracking/reschedule-appointment/?${ofJob(job)}`;
export const cancelPath = (job: Job) => `/appointment-tracking/cancel-appointment/?${ofJob(job)}`;

export const isSameJob = (a: Job, b: Job) => a.orderId === b.orderId && a.jobId === b.jobId;

const over: readonly Appointment["stage"][] = ["DONE", "CANCELLED", "MISSED"];
export const isOver = ({ stage }: Pick<Appointment, "stage">) => over.includes(stage);

const today: readonly Appointment["stage"][] = ["TODAY", "ARRIVING", "LATE", "IN_PROGRESS"];
/** Whether its state changes within the day. */
export const isHappeningToday = ({ stage }: Pick<Appointment, "stage">) => today.includes(stage);

/** The job in an address; undefined without one. */
export function jobInQuery(query: URLSearchParams): Job | undefined {
  const [orderId, jobId] = [query.get("order"), query.get("job")];
  return orderId === null || jobId === null ? undefined : { orderId, jobId };
}

/** The appointment of an address; without one, the next that can be changed. */
export const wantedAppointment = (appointments: readonly Appointment[], job: Job | undefined) =>
  appointments.find((each) => (job ? isSameJob(each, job) : each.changeable));

/**
 * The idempotency key of the next attempt. After a failure without an answer the same request is the same attempt, so the server
 * does nothing twice; anything else is a new one.
 */
export function attemptKey(phase: ChangePhase, job: JobName, startsAt?: string): string {
  if (phase.name !== "failed") return crypto.randomUUID();
  const { request, failure } = phase;
  const before = "startsAt" in request ? request.startsAt : undefined;
  return isUnanswered(failure) && isSameJob(request, job) && before === startsAt
    ? request.idempotencyKey
    : crypto.randomUUID();
}

/** The days of a calendar that have a free time, in order. */
export const freeDays = (slots: readonly Slot[]): string[] => [
  ...new Set(slots.filter(({ free }) => free).map(({ date }) => date)),
];

/** Why no time of a day can be chosen; undefined when one can. */
export function dayRefusal(slots: readonly Slot[], date: string): "noWork" | "full" | undefined {
  const ofDay = slots.filter((slot) => slot.date === date);
  if (ofDay.length === 0) return "noWork";
  return ofDay.some(({ free }) => free) ? undefined : "full";
}
