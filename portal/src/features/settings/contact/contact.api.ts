import type { components, paths } from "@portico/openapi/preferences";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type Contact = Schemas["Contact"];
export type EmailConfirmation = Schemas["EmailConfirmation"];
export type EmailPreferences = Schemas["EmailPreferences"];
export type EmailPreference = Schemas["EmailPreference"];
export type EmailChoice = Schemas["EmailChoice"];
export type NewEmail = Schemas["NewEmail"];

const base = "/api/pub/preferences/v1";

/** Requests for the caller's own contact data and e-mail preferences (SESS-19). They never throw. */
export function contactApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  const sent = () => ({ params: { header: mutating() } });
  return {
    read: (): Promise<Result<Contact>> => toResult(client.GET(`${base}/contact`, { params: { header: reading() } })),
    setName: (firstName: string): Promise<Result<Contact>> =>
      toResult(client.PUT(`${base}/contact/name`, { ...sent(), body: { firstName } })),
    /** Sends a code to a new address; the old one stays in use until the code is confirmed. */
    changeEmail: (body: NewEmail): Promise<Result<Contact>> =>
      toResult(client.POST(`${base}/contact/email`, { ...sent(), body })),
    confirmEmail: (code: string): Promise<Result<EmailConfirmation>> =>
      toResult(client.POST(`${base}/contact/email/confirm`, { ...sent(), body: { code } })),
    discardEmail: (): Promise<Result<Contact>> => toResult(client.DELETE(`${base}/contact/email`, sent())),
    readEmails: (accountId: string): Promise<Result<EmailPreferences>> =>
      toResult(client.GET(`${base}/emails`, { params: { query: { accountId }, header: reading() } })),
    setEmails: (body: EmailChoice): Promise<Result<EmailPreferences>> =>
      toResult(client.PUT(`${base}/emails`, { ...sent(), body })),
  };
}
