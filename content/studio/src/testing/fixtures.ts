import type { components as Operations } from "@portico/openapi/operations";
import type { components } from "@portico/openapi/studio";
import type { Bootstrap, Editor } from "../api/bootstrap.ts";

type Message = components["schemas"]["Message"];

/** The service's default responses, by path: a body, and its version (ETag) if it has one. */
export type Answers = Record<string, { body: unknown; etag?: string }>;

/** Responses of the service for stories and screen tests, typed from the contract: a changed field fails to compile. */
export const erin: Editor = {
  username: "erin",
  firstName: "Erin",
  grants: [{ role: "editor" }, { role: "publisher" }, { role: "toggleAdministrator" }],
  abilities: ["view", "edit", "publish", "toggle", "operate"],
};

/** The same user with the editor role only. */
export const writer: Editor = { ...erin, grants: [{ role: "editor" }], abilities: ["view", "edit"] };

/** An approver. */
export const amir: Editor = {
  username: "amir",
  firstName: "Amir",
  grants: [{ role: "approver" }],
  abilities: ["view", "approve"],
};

/** A viewer. */
export const vic: Editor = { username: "vic", firstName: "Vic", grants: [{ role: "viewer" }], abilities: ["view"] };

/** A Spanish translator. */
export const teresa: Editor = {
  username: "teresa",
  firstName: "Teresa",
  grants: [{ role: "translator", languages: ["es-US"] }],
  abilities: ["view", "edit"],
};

/** An administrator, who manages roles only. */
export const ofelia: Editor = {
  username: "ofelia",
  firstName: "Ofelia",
  grants: [{ role: "administrator" }],
  abilities: ["view", "administer"],
};

/** A signed-in customer without an editor role. */
export const dana: Editor = { username: "dana", firstName: "Dana", grants: [], abilities: [] };

export const timing = {
  idleSeconds: 780,
  dialogSeconds: 120,
  pingSeconds: 30,
  secondsUntilIdleEnd: 900,
  secondsUntilAbsoluteEnd: 43_200,
};

/** The start-up data of a signed-in user; without an editor, of an anonymous visitor. */
export function bootstrapFor(editor?: Editor, changes: Partial<Bootstrap> = {}): Bootstrap {
  const session = editor ? { authenticated: true, editor, timing } : { authenticated: false };
  return {
    vendorKey: "SMB",
    clientType: "SSPP",
    locale: "en-US",
    locales: ["en-US", "es-US"],
    session,
    csrfToken: "token",
    timeZone: "America/New_York",
    demo: false,
    ...changes,
  };
}

const plain = { scope: "all" as const, etag: '"1"', args: {}, legal: false, screens: [], drafts: [], findings: [] };
const inErinsSet = {
  drafts: [
    { changeSet: 12, title: "Plainer words", state: "open" as const, author: "erin", at: "2026-11-21T15:00:00Z" },
  ],
};

/** One message without a draft. */
export function messageOf(key: string, en: string, es: string, changes: Partial<Message> = {}): Message {
  return { key, where: `Where ${key} appears`, live: { en, es }, ...plain, ...changes };
}

/** A message of each kind: live, with a draft, with an invalid draft, legal, for one site, without Spanish. */
export const messages: Message[] = [
  messageOf("billing.payOnce.amount.title", "How much do you want to pay?", "¿Cuánto desea pagar?"),
  messageOf("billing.payOnce.review.title", "Check and pay", "Revise y pague", {
    ...inErinsSet,
    draft: {
      changeSet: 12,
      author: "erin",
      at: "2026-11-21T15:00:00Z",
      reason: "Plainer words",
      wording: { en: "Check and pay now", es: "Revise y pague ahora" },
    },
  }),
  messageOf(
    "legal.terms.payment",
    "By paying you agree to the terms of service, which say when a payment counts, what happens when a bank returns it, and how to dispute a charge.",
    "Al pagar usted acepta los términos del servicio, que dicen cuándo cuenta un pago, qué pasa si un banco lo devuelve y cómo reclamar un cargo.",
    { legal: true },
  ),
  messageOf(
    "session.signIn.lead",
    "See your bill, pay it, and manage your services.",
    "Vea su factura, páguela y administre sus servicios.",
    {
      ...inErinsSet,
      draft: {
        changeSet: 12,
        author: "erin",
        at: "2026-11-21T15:00:00Z",
        reason: "Names the customer",
        wording: { en: "See what {name owes", es: "Vea cuánto debe" },
      },
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
    },
  ),
  messageOf("shell.siteName.community", "Your Community Solutions Account", "Su cuenta de Community Solutions", {
    scope: "community",
  }),
  messageOf("summary.greeting.new", "Good morning, {name}", "", { args: { name: "text" } }),
];

/** Any number of generated messages, the same in every run. */
export const manyMessages = (count: number): Message[] =>
  Array.from({ length: count }, (_, index) =>
    messageOf(
      `part${index % 40}.screen${index % 7}.text${index}`,
      `Your payment number ${index} is on its way and shows by tomorrow.`,
      `Su pago número ${index} está en camino y aparecerá mañana. Sesión ${index % 100}.`,
    ),
  );

export const demoPeople: Operations["schemas"]["DemoPerson"][] = [
  {
    username: "dana",
    password: "portico-demo-2026",
    role: "PRIMARY",
    site: "business",
    state: "owes",
    topic: "bills",
    see: "Owes $248.17, due in two weeks.",
  },
  {
    username: "erin",
    password: "portico-demo-2026",
    role: "EDITOR",
    site: "business",
    state: "editor",
    topic: "content",
    see: "No account. Edits and publishes words and switches in the Studio.",
  },
];

type Person = components["schemas"]["Person"];

const personOf = ({ username, firstName, grants }: Omit<Person, "etag">): Person => ({
  username,
  firstName,
  grants,
  etag: `"${username}"`,
});

/** One of each: with an unlimited role, with a limited role, without a role. */
export const people: Person[] = [
  ...[amir, erin, ofelia, teresa].map(personOf),
  personOf({
    username: "carla",
    firstName: "Carla",
    grants: [{ role: "editor", sites: ["community"], namespaces: ["billing", "wallet"] }],
  }),
  personOf(vic),
  personOf({ username: "noa", firstName: "Noa", grants: [] }),
];
