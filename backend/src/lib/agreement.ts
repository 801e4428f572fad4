import type { TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";

/** Texts that have to be accepted before something is done, each by its key in the catalogue. */
const agreementKeys = {
  payment: "billing.payOnce.terms.text",
  scheduledPayment: "billing.schedule.terms.text",
  autoPay: "billing.autoPay.terms.text",
  paperless: "billing.paperless.terms.text",
} as const;

export type AgreementName = keyof typeof agreementKeys;

/**
 * What exactly somebody accepted, so that it can be shown later word for word: release, language, key and SHA-256 of the text, who, and when
 * (ISO 8601, business time).
 */
export interface StoredAgreement { release: string; locale: string; key: string; textHash: string; userId: string; acceptedAt: string }

/** Whether this text is said to be accepted, and not another one. Whether it was ever shown is for the content module to say: `acceptsShown`. */
export function accepts(what: AgreementName, terms: TermsAcceptanceInput | null | undefined): terms is TermsAcceptanceInput {
  return terms?.accepted === true && terms.key === agreementKeys[what];
}

/** What is stored of an acceptance; undefined when there is none, or it is of another text. */
export function agreementTo(what: AgreementName, terms: TermsAcceptanceInput | null | undefined, userId: string, at: Date): StoredAgreement | undefined {
  if (!accepts(what, terms)) return undefined;
  const { release, locale, key, textHash } = terms;
  return { release, locale, key, textHash, userId, acceptedAt: at.toISOString() };
}
