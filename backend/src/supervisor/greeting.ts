import type { components } from "@portico/openapi/operations";
import type { Config } from "../config/config.ts";

type Person = components["schemas"]["DemoPerson"];

function row(cells: readonly string[], widths: readonly number[]): string {
  return `  ${cells
    .map((cell, column) => cell.padEnd(widths[column] ?? 0))
    .join("  ")
    .trimEnd()}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => (cells[column] ?? "").length)),
  );
  return [row(head, widths), ...rows.map((cells) => row(cells, widths))].join("\n");
}

function addresses({ port, businessHosts, communityHosts, vaultOrigin, upstreamApi, apiReference }: Config): string {
  const at = (host: string | undefined) => `http://${host}:${port}`;
  const business = at(businessHosts[0]);
  const studio = upstreamApi === undefined ? [["Studio, for editors", `${business}/studio`]] : [];
  const reference = apiReference ? [["API reference", `${business}/api-reference/`]] : [];
  const lines = [
    ["Business portal", business],
    ["Community portal", at(communityHosts[0])],
    ...studio,
    ["Card form (its own origin)", vaultOrigin],
    ...reference,
  ];
  return table(["", ""], lines).trimStart();
}

/** The demo users to begin with: what is owed and what is late, Spanish, services, an agent, the other site, an editor. */
const firstPeople = ["dana", "morgan", "pat", "lucia", "sofia", "gina", "alex", "erin"];

/** Lists eight demo users with their sites, and says where the others are; an editor's site is the Studio. */
function signIns(everybody: readonly Person[]): string {
  const people = firstPeople.flatMap((name) => everybody.filter(({ username }) => username === name));
  const rows = people.map(({ username, role, site, see }) => [
    username,
    role,
    role === "EDITOR" ? "studio" : site,
    see,
  ]);
  const others = everybody.length - people.length;
  return `${people.length} demo sign-ins to begin with, all with the password ${everybody[0]?.password ?? ""}:

${table(["User", "Role", "Site", "What to see"], rows)}

The other ${others} are on the sign-in page and in docs/demo-people.md, by what they show.
`;
}

/** The start-up message for the person who started Portico. */
export function greeting(config: Config, people: readonly Person[]): string {
  return `\nPortico is ready.\n\n  ${addresses(config)}\n\n${people.length > 0 ? `${signIns(people)}\n` : ""}Stop it with Ctrl+C.\n`;
}
