import type { ChangeSet, ChangeSetItem } from "../data/changeSets.api.ts";
import type { HistoryEntry } from "../data/changes.api.ts";
import type { Comment } from "../data/comments.api.ts";
import type { CountedError } from "../data/problems.api.ts";
import type { Differences, Live, Release } from "../data/releases.api.ts";

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

const release = { at, author: "erin", changedToggles: [], changedForms: [], changeSets: [], liveIn: [] };

export const releases: Release[] = [
  {
    ...release,
    release: "5",
    kind: "stage",
    basedOn: "4",
    author: "renata",
    reason: "Looked at on a phone",
    changedMessages: ["billing.close"],
    changeSets: [12],
    liveIn: ["stage"],
    promoted: false,
  },
  {
    ...release,
    release: "4",
    kind: "publish",
    basedOn: "3",
    reason: "Sign-in in one breath",
    changedMessages: ["session.signIn.lead", "session.signIn.title"],
    changeSets: [7],
    liveIn: ["production"],
  },
  {
    ...release,
    release: "3",
    kind: "kill",
    basedOn: "2",
    reason: "The processor is down",
    changedMessages: [],
    changedToggles: ["billing"],
  },
  {
    ...release,
    release: "2",
    kind: "publish",
    basedOn: "1",
    reason: "Plainer words",
    changedMessages: ["billing.close"],
    changeSets: [3],
  },
  {
    ...release,
    release: "1",
    kind: "catalogue",
    author: "build",
    reason: "The words of this build",
    changedMessages: [],
  },
];

const standing = (environment: Live["environment"], site: Live["site"], number: string): Live => ({
  environment,
  site,
  release: number,
  sequence: 4,
  at,
  author: "erin",
  reason: "Sign-in in one breath",
});

export const live: Live[] = [
  standing("production", "business", "4"),
  standing("production", "community", "4"),
  standing("stage", "business", "5"),
  standing("stage", "community", "5"),
];

export const differences: Differences = {
  messages: [
    {
      key: "session.signIn.lead",
      scope: "all",
      before: { en: "Sign in to see what you owe.", es: "Inicie sesión para ver cuánto debe." },
      after: { en: "See what you owe, and pay it.", es: "Vea cuánto debe y páguelo." },
    },
    {
      key: "session.signIn.note",
      scope: "business",
      after: { en: "New here? Ask your administrator.", es: "¿Es su primera vez? Pregunte a su administrador." },
    },
  ],
  toggles: [
    {
      key: "billing",
      before: { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "on" },
      after: {
        state: "ENABLED",
        variants: { on: true, off: false },
        defaultVariant: "off",
        metadata: { killed: true },
      },
    },
  ],
  forms: [],
};

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
