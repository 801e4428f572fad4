import type { BusinessClock } from "../lib/clock.ts";
import { scenarios } from "./scenarios/all.ts";
import type { Person } from "./scenarios/person.ts";
import type { Scenario } from "./scenarios/scenario.ts";

/** The password of every invented person. */
export const demoPassword = "portico-demo-2026";

/** A person on the way into a database. */
export type SeededPerson = Person & { userId: string; passwordHash: string };

const editors: readonly Person[] = [
  { username: "erin", firstName: "Erin", role: "STANDARD", site: "business", accountId: null, state: "editor", contentRoles: ["edit", "publish", "toggle"] },
];

export const people: readonly Person[] = [...scenarios.flatMap((scenario) => scenario.people), ...editors];

/** What the modules' seeds get. */
export type DemoContext = { clock: BusinessClock; people: readonly SeededPerson[]; scenarios: readonly Scenario[] };
