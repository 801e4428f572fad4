import type { ContentStore } from "@portico/content-runtime/store";
import type { TermsAcceptanceInput } from "../../../api/graphql/generated/graph.ts";

type TermsKey = Parameters<ContentStore["hashOf"]>[0];

/** Catalogue key of the consent to paperless billing (BILL-09). */
export const paperlessKey = "billing.paperless.terms.text";

/** Identifies the exact text on the screen: release, language, key and the text's hash (PAY-22). */
export async function acceptanceOf(content: ContentStore, key: TermsKey): Promise<TermsAcceptanceInput> {
  const { release, locale } = content.getState();
  return { accepted: true, release, locale, key, textHash: await content.hashOf(key) };
}
