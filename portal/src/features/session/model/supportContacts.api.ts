import { done, failed, toFailure, type Result } from "../../../api/result.ts";
import type { Rest } from "../../../api/rest.ts";

/** A telephone number of the provider; field names are those of graphauxiliary.graphql. */
export type SupportContact = {
  topic: "CARE" | "APPOINTMENTS" | "TECH_SUPPORT" | "POLICY";
  phone: string;
  phoneShown: string;
};

type Answer = { data?: { supportContacts?: SupportContact[] } };

const query = "query SupportContacts { supportContacts { topic phone phoneShown } }";

/**
 * Telephone numbers for visitors who cannot sign in. Posts the GraphQL query without the client, whose 45 KB this page
 * does not load.
 */
export async function getSupportContacts(
  { headers, baseUrl }: Rest,
  fetch: typeof globalThis.fetch,
): Promise<Result<SupportContact[]>> {
  const request = {
    method: "POST",
    headers: { "content-type": "application/json", ...headers.mutating() },
    body: JSON.stringify({ query }),
  };
  try {
    const response = await fetch(new URL("/selfservice/graphauxiliary", baseUrl).href, request);
    const body = (await response.json()) as Answer;
    const contacts = body.data?.supportContacts;
    return response.ok && contacts ? done(contacts) : failed(toFailure(response.status, body));
  } catch {
    return failed({ kind: "unreachable" });
  }
}
