import type { TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";

/** Texts that have to be accepted before something is done, each by its key in the catalogue. */
export const agreementKeys = { paperless: "billing.paperless.terms.text" } as const;

/**
 * What exactly somebody accepted, so that it can be shown later word for word: release, language, key and SHA-256 of the text, who, and when
 * (ISO 8601, business time).
 */
export interface StoredAgreement { release: string; locale: string; key: string; textHash: string; userId: string; acceptedAt: string }

/** What is stored of an acceptance; undefined when there is none, or it is of another text. */
export function agreementTo(what: keyof typeof agreementKeys, terms: TermsAcceptanceInput | null | undefined, userId: string, at: Date): StoredAgreement | undefined {
  if (!terms?.accepted || terms.key !== agreementKeys[what]) return undefined;
  const { release, locale, key, textHash } = terms;
  return { release, locale, key, textHash, userId, acceptedAt: at.toISOString() };
}
