import type { LegalDocuments, LegalVersions } from "../features/legal/model/documents.workflow.ts";
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
  version: 2,
  replacedBy: null,
};

const orderBefore = "You order the change shown on this page. The price applies from the next bill.";
const orderToday = `${orderBefore} You can cancel the order until the technician arrives.`;

/** An acceptance in each state: in force, changed since, in Spanish by nobody we know, and without its text. */
export const termsAcceptances: TermsAcceptances = {
  timeZone: "America/New_York",
  hasMore: true,
  acceptances: [
    ofPayment,
    {
      ...ofPayment,
      ...{ id: "order-7", agreement: "order", reference: "SO-400207", text: orderBefore, version: 1 },
      ...{ isCurrent: false, replacedBy: { version: 2, from: "2026-11-20T14:30:00.000Z", text: orderToday } },
    },
    {
      ...ofPayment,
      ...{ id: "paperless-3", agreement: "paperless", reference: null, acceptedBy: null, locale: "es-US" },
      text: "Usted acepta recibir las facturas de esta cuenta por medios electrónicos.",
    },
    {
      ...ofPayment,
      id: "auto-pay-2",
      agreement: "autoPay",
      reference: null,
      text: null,
      isCurrent: false,
      version: null,
    },
  ],
};

export const documentsPath = "/api/pub/terms/v1/documents";
export const versionsAnswerPath = (document: string) => `${documentsPath}/${document}/versions`;

const names = ["payment", "scheduledPayment", "autoPay", "paperless", "order", "prices", "services", "site"] as const;

/** Each document as the first release had it; the terms of orders were changed since. */
export const legalDocuments: LegalDocuments = {
  documents: names.map((document) =>
    document === "order"
      ? { document, version: 2, release: 14, from: "2026-11-20T14:30:00.000Z" }
      : { document, version: 1, release: 1, from: "2026-09-01T13:00:00.000Z" },
  ),
};

/** Two versions of the terms of orders, and more before them. */
export const legalVersions: LegalVersions = {
  page: 1,
  hasMore: true,
  versions: [
    { version: 5, release: 14, from: "2026-11-20T14:30:00.000Z", until: null, text: orderToday },
    {
      version: 4,
      release: 9,
      from: "2026-09-01T13:00:00.000Z",
      until: "2026-11-20T14:30:00.000Z",
      text: orderBefore,
    },
  ],
};
