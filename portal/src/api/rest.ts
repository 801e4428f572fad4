import type { paths as Account } from "@portico/openapi/account";
import type { paths as Billing } from "@portico/openapi/billing";
import type { paths as Identity } from "@portico/openapi/identity";
import type { paths as Operations } from "@portico/openapi/operations";
import type { paths as Portal } from "@portico/openapi/portal";
import type { paths as Telemetry } from "@portico/openapi/telemetry";
import type { paths as Tickets } from "@portico/openapi/tickets";
import createClient from "openapi-fetch";
import type { CallHeaders } from "./headers.ts";

/** One client a document of the contract, all over the same recorded fetch. */
export type Rest = ReturnType<typeof createRest>;

export function createRest(fetch: typeof globalThis.fetch, headers: CallHeaders) {
  // Outside a browser a request needs an absolute address; the test's fetch sends it to the site under test.
  const baseUrl = globalThis.location?.origin ?? "http://localhost";
  const options = { baseUrl, fetch: (request: Request) => fetch(request) };
  return {
    headers,
    baseUrl,
    account: createClient<Account>(options),
    billing: createClient<Billing>(options),
    identity: createClient<Identity>(options),
    operations: createClient<Operations>(options),
    portal: createClient<Portal>(options),
    telemetry: createClient<Telemetry>(options),
    tickets: createClient<Tickets>(options),
  };
}
