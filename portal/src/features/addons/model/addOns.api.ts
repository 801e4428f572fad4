import type { components, paths } from "@portico/openapi/addons";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type AddOn = Schemas["ValueAddedService"];
export type AddOns = Schemas["ValueAddedServices"];
export type Entitlement = Schemas["Entitlement"];
export type Entitlements = Schemas["Entitlements"];
export type ProtectedDevice = Schemas["ProtectedDevice"];

/** A repeat with the same idempotency key changes nothing twice. */
export type ActivationRequest = { accountId: string; serviceId: string; idempotencyKey: string };
/** `version` is the one that the customer saw. */
export type SeatRequest = {
  accountId: string;
  entitlementId: string;
  userId: string;
  idempotencyKey: string;
  version: number;
  assigned: boolean;
};

const valueAdded = "/api/pub/valueaddedservices/v1/services";
const entitled = "/api/pub/entitlement/v1/services";

/** Requests for value-added services and entitlements (SERV-11). They never throw. */
export function addOnsApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  const of = (accountId: string) => ({ params: { query: { accountId }, header: reading() } });
  return {
    services: (accountId: string): Promise<Result<AddOns>> => toResult(client.GET(valueAdded, of(accountId))),
    entitlements: (accountId: string): Promise<Result<Entitlements>> => toResult(client.GET(entitled, of(accountId))),
    activate: ({ serviceId, ...body }: ActivationRequest): Promise<Result<AddOn>> =>
      toResult(
        client.POST(`${valueAdded}/{serviceId}/activations`, {
          params: { path: { serviceId }, header: mutating() },
          body,
        }),
      ),
    setSeat: ({ entitlementId, userId, ...body }: SeatRequest): Promise<Result<Entitlement>> =>
      toResult(
        client.PUT(`${entitled}/{entitlementId}/seats/{userId}`, {
          params: { path: { entitlementId, userId }, header: mutating() },
          body,
        }),
      ),
  };
}
