import type { components, paths } from "@portico/openapi/property";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type BusinessHours = Schemas["BusinessHours"];
export type BusinessHoursFacts = Schemas["BusinessHoursFacts"];
export type PropertyContract = NonNullable<Schemas["PropertyContract"]["contract"]>;
export type ContactPreferences = Schemas["ContactPreferences"];
export type ContactChoice = Schemas["ContactChoice"];
export type TechAmenities = Schemas["TechAmenities"];
export type Amenity = TechAmenities["amenities"][number];
export type AmenityRequestKind = Schemas["NewAmenityRequest"]["kind"];

/** A change on a screen of the property; versions are those that the customer saw. */
export type PropertyChange = { accountId: string } & (
  | { what: "hours"; version: number; facts: BusinessHoursFacts }
  | { what: "preferences"; version: number; choices: ContactChoice[] }
  | { what: "request"; amenityId: string; requestId: string; kind: AmenityRequestKind; note: string }
  | { what: "withdrawal"; amenityId: string; requestId: string }
);

const account = "/api/pub/property/v1/accounts/{accountId}";
const requests = `${account}/tech-amenities/{amenityId}/requests` as const;

/** Requests about a property (SERV-10). They never throw. */
export function propertyApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  const of = (accountId: string) => ({ params: { path: { accountId }, header: reading() } });
  const from = (version: number) => ({ ...mutating(), "if-match": `"${version}"` });
  return {
    hours: (accountId: string): Promise<Result<BusinessHours>> =>
      toResult(client.GET(`${account}/business-hours`, of(accountId))),
    contract: (accountId: string): Promise<Result<Schemas["PropertyContract"]>> =>
      toResult(client.GET(`${account}/contract`, of(accountId))),
    preferences: (accountId: string): Promise<Result<ContactPreferences>> =>
      toResult(client.GET(`${account}/contact-preferences`, of(accountId))),
    amenities: (accountId: string): Promise<Result<TechAmenities>> =>
      toResult(client.GET(`${account}/tech-amenities`, of(accountId))),
    send: (change: PropertyChange): Promise<Result<unknown>> => {
      const path = { accountId: change.accountId };
      switch (change.what) {
        case "hours": {
          const params = { path, header: from(change.version) };
          return toResult(client.PUT(`${account}/business-hours`, { params, body: change.facts }));
        }
        case "preferences": {
          const params = { path, header: from(change.version) };
          const body = { choices: change.choices };
          return toResult(client.PUT(`${account}/contact-preferences`, { params, body }));
        }
        case "request": {
          const { amenityId, requestId, kind, note } = change;
          const params = { path: { ...path, amenityId }, header: mutating() };
          return toResult(client.POST(requests, { params, body: { requestId, kind, note } }));
        }
        case "withdrawal": {
          const { amenityId, requestId } = change;
          const params = { path: { ...path, amenityId, requestId }, header: mutating() };
          return toResult(client.DELETE(`${requests}/{requestId}`, { params }));
        }
      }
    },
  };
}
