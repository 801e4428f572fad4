import type { components, paths } from "@portico/openapi/troubleshooting";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Failure, Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type ServiceCheck = Schemas["ServiceCheck"];
export type ServiceChecks = Schemas["ServiceChecks"];
export type CheckEnd = Schemas["CheckEnd"];
export type CheckedService = Schemas["CheckedService"];
export type Question = Schemas["Question"];
export type Answer = Schemas["Answer"];

/** A repeat of either with the same idempotency key does nothing twice. */
export type StartRequest = Schemas["CheckStart"];
/** `version` is the one that the customer saw. */
export type AnswerRequest = Schemas["CheckAnswer"] & { reference: string };

export type VisitTimes = Schemas["VisitTimes"];
export type VisitSlot = VisitTimes["slots"][number];
/** A visit to be booked: the beginning of a free time. A repeat with the same idempotency key books nothing twice. */
export type VisitRequest = Schemas["VisitBooking"] & { reference: string };
/** As a result; a refusal because the time was taken also has the next free times. */
export type VisitResult = { ok: true; data: ServiceCheck } | { ok: false; failure: Failure; slots: VisitSlot[] };

const base = "/api/pub/troubleshooting/v1/checks";

/** Requests about guided checks of a service (SERV-10). They never throw. */
export function troubleshootingApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  return {
    read: (accountId: string): Promise<Result<ServiceChecks>> =>
      toResult(client.GET(base, { params: { query: { accountId }, header: reading() } })),
    start: (body: StartRequest): Promise<Result<ServiceCheck>> =>
      toResult(client.POST(base, { params: { header: mutating() }, body })),
    readTimes: (accountId: string, reference: string): Promise<Result<VisitTimes>> =>
      toResult(
        client.GET(`${base}/{reference}/visit-times`, {
          params: { path: { reference }, query: { accountId }, header: reading() },
        }),
      ),
    book: async ({ reference, ...body }: VisitRequest): Promise<VisitResult> => {
      let slots: VisitSlot[] = [];
      const call = client.POST(`${base}/{reference}/visit`, {
        params: { path: { reference }, header: mutating() },
        body,
      });
      const result = await toResult(
        call.then((answer) => {
          if (answer.error && "slots" in answer.error) slots = answer.error.slots ?? [];
          return answer;
        }),
      );
      return result.ok ? result : { ...result, slots };
    },
    answer: ({ reference, ...body }: AnswerRequest): Promise<Result<ServiceCheck>> =>
      toResult(
        client.POST(`${base}/{reference}/answers`, { params: { path: { reference }, header: mutating() }, body }),
      ),
  };
}
