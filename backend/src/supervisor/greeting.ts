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

/** Lists the demo users with their sites; editors are listed separately, because they use the Studio. */
function signIns(everybody: readonly Person[]): string {
  const people = [
    ...everybody.filter(({ role }) => role !== "EDITOR"),
    ...everybody.filter(({ role }) => role === "EDITOR"),
  ];
  const rows = people.map(({ username, role, site, see }) => [
    username,
    role,
    role === "EDITOR" ? "studio" : site,
    see,
  ]);
  return `Demo sign-ins, all with the password ${people[0]?.password ?? ""}:\n\n${table(["User", "Role", "Site", "What to see"], rows)}\n`;
}

/** The start-up message for the person who started Portico. */
export function greeting(config: Config, people: readonly Person[]): string {
  return `\nPortico is ready.\n\n  ${addresses(config)}\n\n${people.length > 0 ? `${signIns(people)}\n` : ""}Stop it with Ctrl+C.\n`;
}
