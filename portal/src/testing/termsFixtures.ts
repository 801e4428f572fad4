import type { TermsAcceptance, TermsAcceptances } from "../features/legal/terms/terms.workflow.ts";

export const acceptancesPath = "/api/pub/terms/v1/acceptances";

const ofPayment: TermsAcceptance = {
  id: "payment-1",
  agreement: "payment",
  reference: "PT-4821-0937",
  acceptedAt: "2026-11-18T15:04:00.000Z",
  acceptedBy: "Dana",
  locale: "en-US",
  text: "You authorize us to charge the payment method you chose, once, for the amount and on the date shown on this page.",
  isCurrent: true,
};

/** An acceptance in each state: in force, changed since, in Spanish by nobody we know, and without its text. */
export const termsAcceptances: TermsAcceptances = {
  timeZone: "America/New_York",
  hasMore: true,
  acceptances: [
    ofPayment,
    { ...ofPayment, id: "order-7", agreement: "order", reference: "SO-400207", isCurrent: false },
    {
      ...ofPayment,
      ...{ id: "paperless-3", agreement: "paperless", reference: null, acceptedBy: null, locale: "es-US" },
      text: "Usted acepta recibir las facturas de esta cuenta por medios electrónicos.",
    },
    { ...ofPayment, id: "auto-pay-2", agreement: "autoPay", reference: null, text: null, isCurrent: false },
  ],
};
