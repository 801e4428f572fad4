/** That the text of paperless billing was accepted, as a portal says it. */
export const paperlessTerms = { accepted: true, release: "built-in", locale: "en-US", key: "billing.paperless.terms.text", textHash: "sha256-test" };

/** Paperless billing as a part of a payment or of an enrolment. */
export const withPaperless = { enrollPaperless: true, paperlessTerms };
