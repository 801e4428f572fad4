/** That the text of a key was accepted, as a portal says it. */
export const acceptanceOf = (key: string) => ({ accepted: true, release: "built-in", locale: "en-US", key, textHash: "sha256-test" });

export const paymentTerms = acceptanceOf("billing.payOnce.terms.text");
export const scheduledPaymentTerms = acceptanceOf("billing.schedule.terms.text");
export const autoPayTerms = acceptanceOf("billing.autoPay.terms.text");
export const paperlessTerms = acceptanceOf("billing.paperless.terms.text");

/** Paperless billing as a part of a payment or of an enrolment. */
export const withPaperless = { enrollPaperless: true, paperlessTerms };
