import type { components } from "@portico/openapi/studio";

type Schemas = components["schemas"];

/** The service's responses about one message, for stories and screen tests; typed from the contract. */
export const paymentsKey = "billing.schedule.remaining";

/** A message with every kind of argument, live in both languages. */
export const payments: Schemas["Message"] = {
  key: paymentsKey,
  scope: "all",
  etag: '"live"',
  where: "Below the list of scheduled payments",
  args: { count: "count", total: "money", day: "date", way: { select: ["card", "bank"] }, terms: "tag" },
  legal: false,
  screens: ["billing/schedule", "billing/home"],
  live: {
    en: "{count, plural, one {One payment} other {# payments}} of {total} until {day}, {way, select, card {by card} other {by bank}}. <terms>See the terms</terms>.",
    es: "{count, plural, one {Un pago} many {# de pagos} other {# pagos}} de {total} hasta el {day}, {way, select, card {con tarjeta} other {por banco}}. <terms>Vea los términos</terms>.",
  },
  drafts: [],
  findings: [],
};

const inSet = { changeSet: 12, author: "erin", at: "2026-11-21T15:00:00Z" };

/** The same with a draft that differs. */
export const paymentsDraft: Schemas["Message"] = {
  ...payments,
  etag: '"draft"',
  draft: {
    ...inSet,
    reason: "Plainer words",
    wording: {
      en: "{count, plural, one {One payment} other {# payments}} of {total} to come until {day}, {way, select, card {by card} other {by bank}}. <terms>Read the terms</terms>.",
      es: "{count, plural, one {Un pago} mani {# de pagos} other {# pagos}} de {importe} hasta el {day}, {way, select, card {con tarjeta} other {por banco}}. <terms>Lea los términos</terms>.",
    },
  },
  drafts: [
    { ...inSet, title: "Plainer words in billing", state: "open" },
    { changeSet: 9, title: "Autumn campaign", state: "inReview", author: "carla", at: "2026-11-20T19:30:00Z" },
  ],
};

export const legalText: Schemas["Message"] = {
  ...payments,
  key: "legal.terms.payment",
  where: "The terms of a payment, a paragraph",
  args: {},
  legal: true,
  screens: [],
  live: {
    en: "By paying you agree to the terms of service, which say when a payment counts, what happens when a bank returns it, and how to dispute a charge.",
    es: "Al pagar usted acepta los términos del servicio, que dicen cuándo cuenta un pago, qué pasa si un banco lo devuelve y cómo reclamar un cargo.",
  },
};

export const comments: Schemas["Comment"][] = [
  {
    id: 1,
    key: paymentsKey,
    author: "amir",
    at: "2026-11-20T16:00:00Z",
    text: "Could it say how many are left?",
    resolvedBy: "erin",
    resolvedAt: "2026-11-21T14:30:00Z",
  },
  { id: 2, key: paymentsKey, author: "teresa", at: "2026-11-21T14:45:00Z", text: "“Hasta el” or “a más tardar el”?" },
];

export const history: Schemas["Change"][] = [
  {
    id: 8,
    at: "2026-11-21T15:00:00Z",
    author: "erin",
    reason: "Plainer words",
    action: "draftSaved",
    changeSet: 12,
    item: "message",
    key: paymentsKey,
    scope: "all",
    value: paymentsDraft.draft?.wording,
  },
  {
    id: 3,
    at: "2026-11-02T15:00:00Z",
    author: "renata",
    reason: "The schedule comes",
    action: "published",
    changeSet: 4,
    item: "message",
    key: paymentsKey,
    scope: "all",
    value: payments.live,
  },
];
