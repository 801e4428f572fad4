import type { components, paths } from "@portico/openapi/troubleshooting";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
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
    answer: ({ reference, ...body }: AnswerRequest): Promise<Result<ServiceCheck>> =>
      toResult(
        client.POST(`${base}/{reference}/answers`, { params: { path: { reference }, header: mutating() }, body }),
      ),
  };
}
