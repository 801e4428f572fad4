import type { components, paths } from "@portico/openapi/appointments";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Failure, Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type Appointment = Schemas["Appointment"];
export type Appointments = Schemas["Appointments"];
export type AppointmentCalendar = Schemas["AppointmentCalendar"];
export type Slot = Schemas["AppointmentSlot"];
export type Emails = Schemas["AppointmentEmails"];

/** A job of an order, on an account. */
export type JobName = { accountId: string; orderId: string; jobId: string };
/** A change: `version` is the one that the customer saw. */
export type MoveRequest = JobName & { version: number; idempotencyKey: string; startsAt: string };
export type CancelRequest = Omit<MoveRequest, "startsAt">;

/** As a result; a refusal because the time was taken also has the next free times. */
export type ChangeResult = { ok: true; data: Appointment } | { ok: false; failure: Failure; slots: Slot[] };

const base = "/api/pub/sbnetserviceapptedge/v1";
const oneJob = `${base}/appointments/{orderId}/{jobId}` as const;

type Answered = { data?: Appointment; error?: unknown; response: Response };

async function toChange(call: Promise<Answered>): Promise<ChangeResult> {
  let refusal: unknown;
  const result = await toResult(call.then((answer) => ((refusal = answer.error), answer)));
  if (result.ok) return result;
  const slots: unknown = Reflect.get(Object(refusal), "slots");
  return { ...result, slots: Array.isArray(slots) ? (slots as Slot[]) : [] };
}

/** Requests for technician appointments (SERV-06). They never throw. */
export function appointmentsApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  return {
    read: (accountId: string): Promise<Result<Appointments>> =>
      toResult(client.GET(`${base}/appointments`, { params: { query: { accountId }, header: reading() } })),
    readCalendar: ({ accountId, orderId, jobId }: JobName): Promise<Result<AppointmentCalendar>> =>
      toResult(
        client.GET(`${base}/appointments/calendar/{orderId}/{jobId}`, {
          params: { path: { orderId, jobId }, query: { accountId }, header: reading() },
        }),
      ),
    /** A repeat with the same key moves nothing twice. */
    move: ({ accountId, orderId, jobId, version, idempotencyKey, startsAt }: MoveRequest) =>
      toChange(
        client.POST(`${oneJob}/reschedule`, {
          params: { path: { orderId, jobId }, header: mutating() },
          body: { accountId, idempotencyKey, version, startsAt },
        }),
      ),
    /** A repeat with the same key returns the cancelled appointment. */
    cancel: ({ accountId, orderId, jobId, version, idempotencyKey }: CancelRequest) =>
      toChange(
        client.POST(`${oneJob}/cancel`, {
          params: { path: { orderId, jobId }, header: mutating() },
          body: { accountId, idempotencyKey, version },
        }),
      ),
    /** The appointment as a calendar file, in this language. */
    download: ({ accountId, orderId, jobId }: JobName, locale: Schemas["Locale"]): Promise<Result<Blob>> =>
      toResult<Blob>(
        client.GET(`${oneJob}/file`, {
          params: { path: { orderId, jobId }, query: { accountId, locale } },
          parseAs: "blob",
        }),
      ),
    setEmails: (accountId: string, wanted: boolean): Promise<Result<Emails>> =>
      toResult(
        client.PUT(`${base}/appointment-emails`, { params: { header: mutating() }, body: { accountId, wanted } }),
      ),
  };
}
