import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Everybody of the demo, from the table in docs/demo-people.md. */
export const demoPeople = readFileSync(join(import.meta.dirname, "../../docs/demo-people.md"), "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, username]) => username?.startsWith("`"))
  .map(([, username = "", , role, site, state]) => ({ username: username.replaceAll("`", ""), role, site, state }));

type Person = (typeof demoPeople)[number];

/** The sizes and languages that the full run has. */
const combinations = ["phone-es", "desktop-en", "phone-en", "desktop-es"] as const;

/** The people by site and role, in the order of the table. */
export function byRole(people: readonly Person[]): ReadonlyMap<string, readonly Person[]> {
  const roles = new Map<string, Person[]>();
  for (const person of people) {
    const role = `${person.site} ${person.role}`;
    roles.set(role, [...(roles.get(role) ?? []), person]);
  }
  return roles;
}

/**
 * In which combinations each of these people is crawled: the first person of each role in all of them, every other
 * person in the next one. All people in all combinations would take longer than a night.
 */
export function crawledIn(people: readonly Person[]): ReadonlyMap<string, readonly string[]> {
  const first = new Set([...byRole(people).values()].map(([person]) => person));
  const others = people.filter((person) => !first.has(person));
  return new Map(
    people.map((person) => [
      person.username,
      first.has(person) ? combinations : [combinations[others.indexOf(person) % combinations.length] ?? "phone-es"],
    ]),
  );
}
