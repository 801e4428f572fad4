import type { components, paths } from "@portico/openapi/partner";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

export type Location = components["schemas"]["Location"];
export type SupportLine = components["schemas"]["SupportLine"];

/**
 * What is asked about: the caller's network, the address of the current account, or a ZIP code that was typed.
 */
export type LocationQuery = { by: "ip" } | { by: "address" } | { by: "zip"; zip: string };

const base = "/api/pub/sbnetpartnerlocationedge/services/v1/partner";
const flow = "contact";
const path = "/contactus";

/** Requests about the provider of a place (CALL-01). They never throw. */
export function partnerApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const header = () => rest.headers.reading();
  return {
    /** @param carried the ZIP code from an earlier step, for when nobody serves the place or it is not known */
    locate(place: LocationQuery, carried?: string): Promise<Result<Location>> {
      const query = { flow, ...(carried !== undefined && { "carryover-zipcode": carried }) } as const;
      switch (place.by) {
        case "ip":
          return toResult(client.GET(`${base}/ip`, { params: { query: { flow }, header: header() } }));
        case "address":
          return toResult(client.GET(`${base}/address`, { params: { query, header: header() } }));
        case "zip":
          return toResult(
            client.GET(`${base}/zipcode/{zipcode}`, {
              params: { path: { zipcode: place.zip }, query, header: header() },
            }),
          );
      }
    },
    readLine(place: LocationQuery): Promise<Result<SupportLine>> {
      switch (place.by) {
        case "ip":
          return toResult(client.GET(`${base}/support/ip`, { params: { query: { path }, header: header() } }));
        case "address":
          return toResult(client.GET(`${base}/support/address`, { params: { query: { path }, header: header() } }));
        case "zip":
          return toResult(
            client.GET(`${base}/support/zipcode/{zipcode}`, {
              params: { path: { zipcode: place.zip }, query: { path }, header: header() },
            }),
          );
      }
    },
  };
}
