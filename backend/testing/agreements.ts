import { sha256 } from "@portico/gate/contractHash";
import { builtIn } from "../src/modules/content/catalogue.ts";

type AcceptedLocale = "en-US" | "es-US";
const languageOf = { "en-US": "en", "es-US": "es" } as const;

/** The text of a key, in the version of this build. */
export function termsText(key: string, locale: AcceptedLocale): string {
  const text: unknown = builtIn.messages[key]?.[languageOf[locale]];
  if (typeof text !== "string") throw new Error(`no text of ${key}`);
  return text;
}

/**
 * An acceptance of a key's text, in the version of this build, as the portal sends it. Terms have no arguments: their
 * source is their text.
 */
export function acceptanceOf(key: string, locale: AcceptedLocale = "en-US", release = "built-in") {
  const text = termsText(key, locale);
  return { accepted: true, release, locale: locale as string, key, textHash: sha256(text) };
}

export const paymentTerms = acceptanceOf("billing.payOnce.terms.text");
export const scheduledPaymentTerms = acceptanceOf("billing.schedule.terms.text");
export const autoPayTerms = acceptanceOf("billing.autoPay.terms.text");
export const orderTerms = acceptanceOf("orders.terms.text");
export const paperlessTerms = acceptanceOf("billing.paperless.terms.text");

/** Paperless billing as a part of a payment or an enrolment. */
export const withPaperless = { enrollPaperless: true, paperlessTerms };
