import type { paths as Account } from "@portico/openapi/account";
import type { paths as Billing } from "@portico/openapi/billing";
import type { paths as Identity } from "@portico/openapi/identity";
import type { paths as Operations } from "@portico/openapi/operations";
import type { paths as Portal } from "@portico/openapi/portal";
import type { paths as Telemetry } from "@portico/openapi/telemetry";
import type { paths as Tickets } from "@portico/openapi/tickets";
import createClient from "openapi-fetch";
import type { CallHeaders } from "./headers.ts";
import { done, failed, toFailure, type Result, unreachable } from "./result.ts";

/** One openapi-fetch client per OpenAPI document, all over the same recorded fetch. */
export type Rest = ReturnType<typeof createRest>;

/** Creates the typed REST clients. */
export function createRest(fetch: typeof globalThis.fetch, headers: CallHeaders) {
  // Outside a browser the URL must be absolute; the test's fetch routes it to the site under test.
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

type Answered<T> = { data?: T; error?: unknown; response: Response };

/**
 * Converts the response of an openapi-fetch client to a result. Never throws: a network error becomes `unreachable`.
 *
 * @example
 * const params = { header: rest.headers.reading() };
 * const accounts = await toResult(rest.account.GET("/api/pub/account/v1/accounts", { params }));
 */
export async function toResult<T>(call: Promise<Answered<T>>): Promise<Result<T>> {
  const unanswered = unreachable();
  try {
    const { data, error, response } = await call;
    return response.ok ? done(data as T) : failed(toFailure(response.status, error));
  } catch {
    return failed(unanswered);
  }
}

/** Refetches the start-up data after sign-in and sign-out, which change the session, the toggles and the CSRF token. */
export const readBootstrap = (rest: Rest) => toResult(rest.portal.GET("/api/pub/portal/v1/bootstrap"));

/** Refreshes the CSRF token: another tab may have signed in since this tab received its token. */
export async function refreshCsrfToken(rest: Rest): Promise<void> {
  const fresh = await readBootstrap(rest);
  if (fresh.ok) rest.headers.renew(fresh.data.csrfToken);
}
