import type { ChangeSet, ChangeSetItem } from "../data/changeSets.api.ts";
import type { HistoryEntry } from "../data/changes.api.ts";
import type { Comment } from "../data/comments.api.ts";
import type { CountedError } from "../data/problems.api.ts";

const at = "2026-11-21T15:00:00.000Z";

/** An open change set of Erin's. */
export function changeSetOf(changes: Partial<ChangeSet> = {}): ChangeSet {
  return {
    id: 12,
    etag: '"c12-3"',
    title: "Plainer words on the payment screens",
    author: "erin",
    at,
    state: "open",
    items: 3,
    contributors: ["erin"],
    legal: false,
    approvalsNeeded: 1,
    reviews: [],
    ...changes,
  };
}

/** A draft of a message. */
export function itemOf(key: string, changes: Partial<ChangeSetItem> = {}): ChangeSetItem {
  return {
    item: "message",
    key,
    scope: "all",
    author: "erin",
    at,
    reason: "Plainer words",
    live: { en: "Proceed to review your payment", es: "Proceder a revisar su pago" },
    mine: { en: "Check your payment", es: "Revise su pago" },
    legal: false,
    conflict: false,
    findings: [],
    ...changes,
  };
}

const toggleLive = { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "off" };

/** One of each: a message, a legal text for one site, a toggle. */
export const items: ChangeSetItem[] = [
  itemOf("billing.payOnce.review.title"),
  itemOf("legal.terms.payment", {
    scope: "community",
    legal: true,
    live: { en: "By paying you agree to the terms.", es: "Al pagar acepta los términos." },
    mine: {
      en: "When you pay you agree to the terms of service.",
      es: "Al pagar usted acepta los términos del servicio.",
    },
  }),
  itemOf("coBrowse", {
    item: "toggle",
    live: toggleLive,
    mine: { ...toggleLive, targeting: { if: [{ "==": [{ var: "site" }, "community"] }, "on", "off"] } },
    reason: "Community first",
  }),
];

/** A draft with gate errors, and one whose base is no longer live. */
export const troubledItems: ChangeSetItem[] = [
  itemOf("session.signIn.lead", {
    mine: { en: "See what {name owes", es: "Vea cuánto debe" },
    findings: [
      {
        code: "SYNTAX",
        severity: "error",
        key: "session.signIn.lead",
        locale: "en-US",
        offset: 9,
        line: 1,
        column: 10,
      },
    ],
  }),
  itemOf("billing.close", { conflict: true }),
];

export const approval = { reviewer: "amir", decision: "approve", note: "Reads well", at } as const;

/** One in each state, as lists return them. */
export const changeSets: ChangeSet[] = [
  changeSetOf(),
  changeSetOf({
    id: 11,
    title: "Terms of the community site",
    state: "inReview",
    author: "carla",
    contributors: ["carla"],
    legal: true,
    approvalsNeeded: 2,
    reviews: [approval],
    items: 1,
  }),
  changeSetOf({
    id: 10,
    title: "Kinder reminders",
    returned: { reviewer: "amir", decision: "return", note: "The Spanish sounds stiff.", at },
  }),
  changeSetOf({
    id: 9,
    title: "Prices of December",
    state: "scheduled",
    publishAt: "2026-12-01T13:00:00.000Z",
    reviews: [approval],
  }),
  changeSetOf({ id: 8, title: "Words of the summary", state: "approved", reviews: [approval] }),
  changeSetOf({ id: 7, title: "Sign-in in one breath", state: "published", release: "4", items: 0 }),
];

export const comments: Comment[] = [
  { id: 1, changeSet: 12, author: "amir", at, text: "Is it “revise” or “verifique”?" },
  {
    id: 2,
    changeSet: 12,
    author: "teresa",
    at,
    text: "The second title is long on phones.",
    resolvedBy: "erin",
    resolvedAt: at,
  },
];

export const history: HistoryEntry[] = [
  {
    id: 40,
    at,
    author: "erin",
    reason: "Sign-in in one breath",
    action: "published",
    changeSet: 7,
    item: "message",
    key: "session.signIn.lead",
    scope: "all",
    release: "4",
  },
  { id: 39, at, author: "amir", reason: "Reads well", action: "approved", changeSet: 7 },
  {
    id: 38,
    at,
    author: "erin",
    reason: "Too long on phones",
    action: "draftSaved",
    changeSet: 7,
    item: "message",
    key: "session.signIn.lead",
    scope: "all",
  },
  { id: 37, at, author: "renata", reason: "The new words confused customers", action: "restored", release: "2" },
  {
    id: 36,
    at,
    author: "erin",
    reason: "The processor is down",
    action: "killed",
    item: "toggle",
    key: "billing",
    scope: "all",
    release: "3",
  },
];

export const problems: CountedError[] = [
  {
    site: "business",
    kind: "formatError",
    key: "billing.payOnce.amount.title",
    locale: "es-US",
    release: "4",
    count: 214,
    firstAt: at,
    lastAt: at,
  },
  {
    site: "community",
    kind: "missingKey",
    key: "summary.greeting.new",
    locale: "en-US",
    release: "built-in",
    count: 3,
    firstAt: at,
    lastAt: at,
  },
  {
    site: "business",
    kind: "badSnapshot",
    key: "release",
    locale: "en-US",
    release: "3",
    count: 1,
    firstAt: at,
    lastAt: at,
  },
];
