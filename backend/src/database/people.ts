import type { BusinessClock } from "../lib/clock.ts";
import type { ContentGrant, Locale } from "../lib/principal.ts";
import { scenariosByTopic } from "./scenarios/all.ts";
import type { Person } from "./scenarios/person.ts";
import type { Scenario } from "./scenarios/scenario.ts";

/** The password of every demo user. */
export const demoPassword = "portico-demo-2026";

/** A demo user to be inserted. */
export type SeededPerson = Person & {
  userId: string;
  passwordHash: string;
  /** Of somebody who signs in in two steps: the sealed key, and since when. Security time. */
  secondFactor?: { sealedKey: string; since: Date };
};

/** A demo user, and the topic that they demonstrate. */
export type ListedPerson = Person & { topic: keyof typeof scenariosByTopic | "content" };

const editor = (
  username: ListedPerson["username"],
  firstName: string,
  state: string,
  contentGrants: ContentGrant[],
  locale?: Locale,
): ListedPerson => ({
  topic: "content",
  username,
  firstName,
  role: "STANDARD",
  site: "business",
  accountId: null,
  state,
  contentGrants,
  ...(locale ? { locale } : {}),
});

const editors: readonly ListedPerson[] = [
  editor("erin", "Erin", "editor", [{ role: "editor" }, { role: "publisher" }, { role: "toggleAdministrator" }]),
  editor("teresa", "Teresa", "translator", [{ role: "translator", languages: ["es-US"] }], "es-US"),
  editor("amir", "Amir", "approver", [{ role: "approver" }]),
  editor("renata", "Renata", "approver and publisher", [{ role: "approver" }, { role: "publisher" }], "es-US"),
  editor("carla", "Carla", "community editor", [{ role: "editor", sites: ["community"] }]),
  editor("vic", "Vic", "viewer", [{ role: "viewer" }]),
  editor("ofelia", "Ofelia", "administrator of roles", [{ role: "administrator" }]),
];

const topics = Object.keys(scenariosByTopic) as (keyof typeof scenariosByTopic)[];
const customers = topics.flatMap((topic) =>
  scenariosByTopic[topic].flatMap((scenario: Scenario) => scenario.people.map((person) => ({ ...person, topic }))),
);

export const people: readonly ListedPerson[] = [...customers, ...editors];

/** The context of the modules' demo seeds. */
export type DemoContext = { clock: BusinessClock; people: readonly SeededPerson[]; scenarios: readonly Scenario[] };
