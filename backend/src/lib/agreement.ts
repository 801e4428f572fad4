import type { TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";

/** Texts that require acceptance, by catalogue key. */
export const agreementKeys = {
  payment: "billing.payOnce.terms.text",
  scheduledPayment: "billing.schedule.terms.text",
  autoPay: "billing.autoPay.terms.text",
  paperless: "billing.paperless.terms.text",
  order: "orders.terms.text",
} as const;

export type AgreementName = keyof typeof agreementKeys;

/**
 * The stored acceptance, with which the text can be shown later word for word: release, language, key and SHA-256 of
 * the text, user, and time (ISO 8601, business time).
 */
export interface StoredAgreement {
  release: string;
  locale: string;
  key: string;
  textHash: string;
  userId: string;
  acceptedAt: string;
}

/** A stored acceptance with its own id and the number of the payment or order that it came with, if any. */
export type ReferencedAgreement = Omit<StoredAgreement, "userId"> & {
  id: string;
  reference: string | null;
  /** Null when no user made it. */
  userId: string | null;
};

/**
 * Whether the acceptance is of this text. Whether it was ever shown is checked by the content module: `acceptsShown`.
 */
export function accepts(
  what: AgreementName,
  terms: TermsAcceptanceInput | null | undefined,
): terms is TermsAcceptanceInput {
  return terms?.accepted === true && terms.key === agreementKeys[what];
}

/** The acceptance to store; undefined when there is none, or it is of another text. */
export function agreementTo(
  what: AgreementName,
  terms: TermsAcceptanceInput | null | undefined,
  userId: string,
  at: Date,
): StoredAgreement | undefined {
  if (!accepts(what, terms)) return undefined;
  const { release, locale, key, textHash } = terms;
  return { release, locale, key, textHash, userId, acceptedAt: at.toISOString() };
}
