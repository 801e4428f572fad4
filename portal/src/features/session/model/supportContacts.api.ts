import { failureOf } from "../../../api/failure.ts";
import type { Rest } from "../../../api/rest.ts";
import { done, failed, type Result } from "../../../api/result.ts";

/** A telephone number of the provider; field names are those of graphauxiliary.graphql. */
export type SupportContact = { topic: "CARE" | "APPOINTMENTS" | "TECH_SUPPORT" | "POLICY"; phone: string; phoneShown: string };

type Answer = { data?: { supportContacts?: SupportContact[] } };

const query = "query SupportContacts { supportContacts { topic phone phoneShown } }";

/** Telephone numbers for somebody who cannot sign in. One small question needs no graph client: it is 45 KB that this page does without. */
export async function getSupportContacts({ headers, baseUrl }: Rest, fetch: typeof globalThis.fetch): Promise<Result<SupportContact[]>> {
  const request = { method: "POST", headers: { "content-type": "application/json", ...headers.mutating() }, body: JSON.stringify({ query }) };
  try {
    const response = await fetch(new URL("/selfservice/graphauxiliary", baseUrl).href, request);
    const body = (await response.json()) as Answer;
    const contacts = body.data?.supportContacts;
    return response.ok && contacts ? done(contacts) : failed(failureOf(response.status, body));
  } catch {
    return failed({ kind: "unreachable" });
  }
}
