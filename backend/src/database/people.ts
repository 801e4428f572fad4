import type { BusinessClock } from "../lib/clock.ts";
import { scenariosByTopic } from "./scenarios/all.ts";
import type { Person } from "./scenarios/person.ts";
import type { Scenario } from "./scenarios/scenario.ts";

/** The password of every invented person. */
export const demoPassword = "portico-demo-2026";

/** A person on the way into a database. */
export type SeededPerson = Person & { userId: string; passwordHash: string };

/** An invented person, and what they are there to show. */
export type ListedPerson = Person & { topic: keyof typeof scenariosByTopic | "content" };

const editors: readonly ListedPerson[] = [
  { topic: "content", username: "erin", firstName: "Erin", role: "STANDARD", site: "business", accountId: null, state: "editor", contentRoles: ["edit", "publish", "toggle"] },
];

const topics = Object.keys(scenariosByTopic) as (keyof typeof scenariosByTopic)[];
const customers = topics.flatMap((topic) => scenariosByTopic[topic].flatMap((scenario: Scenario) => scenario.people.map((person) => ({ ...person, topic }))));

export const people: readonly ListedPerson[] = [...customers, ...editors];

/** What the modules' seeds get. */
export type DemoContext = { clock: BusinessClock; people: readonly SeededPerson[]; scenarios: readonly Scenario[] };
