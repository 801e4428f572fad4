import type { Differences, Live, Release } from "../data/releases.api.ts";
import { restart } from "./articleFixtures.ts";

const at = "2026-11-21T15:00:00.000Z";

const release = {
  at,
  author: "erin",
  changedToggles: [],
  changedForms: [],
  changedArticles: [],
  changeSets: [],
  liveIn: [],
};

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

const liveIn = (environment: Live["environment"], site: Live["site"], number: string): Live => ({
  environment,
  site,
  release: number,
  sequence: 4,
  at,
  author: "erin",
  reason: "Sign-in in one breath",
});

export const live: Live[] = [
  liveIn("production", "business", "4"),
  liveIn("production", "community", "4"),
  liveIn("stage", "business", "5"),
  liveIn("stage", "community", "5"),
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
  articles: [
    {
      key: "support.article.restart-equipment",
      before: restart,
      after: { ...restart, offered: false, title: { ...restart.title, en: "Restart your equipment" } },
    },
  ],
};
