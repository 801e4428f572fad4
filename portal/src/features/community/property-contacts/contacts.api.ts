import type { components, paths } from "@portico/openapi/contacts";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";
import type { Result } from "../../../api/result.ts";

export type PropertyContact = components["schemas"]["PropertyContact"];
export type ContactFacts = components["schemas"]["PropertyContactFacts"];

const contacts = "/api/pub/community/v1/accounts/{accountId}/property-contacts";
const oneContact = `${contacts}/{contactId}` as const;

/**
 * Requests for a property's contacts (SHELL-12). They never throw; a change based on a stale version is refused with
 * CONFLICT.
 */
export function contactsApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  const seen = ({ contactId, version }: PropertyContact, accountId: string) => ({
    path: { accountId, contactId },
    header: { ...mutating(), "if-match": `"${version}"` },
  });
  return {
    read: async (accountId: string): Promise<Result<PropertyContact[]>> => {
      const result = await toResult(client.GET(contacts, { params: { path: { accountId }, header: reading() } }));
      return result.ok ? { ok: true, data: result.data.contacts } : result;
    },
    /** The client-generated id makes adding idempotent. */
    add: (accountId: string, contactId: string, facts: ContactFacts): Promise<Result<PropertyContact>> =>
      toResult(
        client.POST(contacts, { params: { path: { accountId }, header: mutating() }, body: { contactId, ...facts } }),
      ),
    change: (accountId: string, contact: PropertyContact, facts: ContactFacts): Promise<Result<PropertyContact>> =>
      toResult(client.PUT(oneContact, { params: seen(contact, accountId), body: facts })),
    remove: (accountId: string, contact: PropertyContact): Promise<Result<unknown>> =>
      toResult(client.DELETE(oneContact, { params: seen(contact, accountId) })),
  };
}
