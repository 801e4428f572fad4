import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The page that lists the cookies of the portal. */
export const cookiesPage = "docs/cookies.md";
export const cookiesSource = "backend/src/lib/cookies.ts";

/** What is read of a cookie (`backend/src/lib/cookies.ts`), which this project does not compile. */
type Row = {
  name: string;
  plainName?: true;
  specification?: string;
  purpose: string;
  setBy: string;
  readable?: true;
  sameSite: string;
  lifetime: number | null;
  rememberedLifetime?: number;
};
type Table = { cookieTable: Readonly<Record<string, Row>> };

const seconds = (lifetime: number | null) => (lifetime === null ? "session" : `${lifetime} s`);

function lifetimeOf({ lifetime, rememberedLifetime }: Row): string {
  const remembered = rememberedLifetime === undefined ? "" : `; ${rememberedLifetime} s when remembered`;
  return seconds(lifetime) + remembered;
}

const cellsOf = (row: Row) => [
  `\`${row.name}\``,
  row.specification ?? "ours",
  row.purpose,
  row.setBy,
  "/",
  row.readable ? "no" : "yes",
  row.plainName ? "with TLS" : "with TLS, `__Host-`",
  row.sameSite,
  lifetimeOf(row),
];

const table = (titles: readonly string[], rows: readonly (readonly string[])[]) =>
  [titles, titles.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const head = `# Cookies of the portal

Generated from \`${cookiesSource}\` by \`npm run generate\`; the server sets every cookie from that table.
None has a domain, so each belongs to one host. A cookie that scripts can read holds nothing secret, and the server trusts
none of it. [Decision 54](decisions/0054-sessions-and-cookies.md) says what each cookie of the specification is here, and why.

With \`TLS\` all are Secure, and those marked \`__Host-\` have that before their name. A lifetime of "session" ends when the
browser closes.
`;

/** docs/cookies.md: every cookie with its purpose and flags. */
export async function cookiesDocument(root: string): Promise<string> {
  const { cookieTable } = (await import(pathToFileURL(join(root, cookiesSource)).href)) as Table;
  const titles = ["Cookie", "Specification", "Purpose", "Set by", "Path", "HttpOnly", "Secure", "SameSite", "Lifetime"];
  return [head, table(titles, Object.values(cookieTable).map(cellsOf)), ""].join("\n");
}
