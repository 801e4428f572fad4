import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { people } from "../src/database/people.ts";
import { scenarios } from "../src/database/scenarios/all.ts";
import { setupAddress } from "../src/modules/identity/second-factor/totp.domain.ts";
import { unclaimedScenarios } from "../src/database/scenarios/unclaimed.ts";

const root = join(import.meta.dirname, "../..");
const copyFolder = join(root, "content/catalogue/copy");

type Messages = Record<string, { en: string; es: string }>;
const messages: Messages = Object.assign(
  {},
  ...readdirSync(copyFolder).map((name) => JSON.parse(readFileSync(join(copyFolder, name), "utf8")) as Messages),
);

function row({ username, accountId, role, site, state }: (typeof people)[number]): string {
  const account = scenarios.find((scenario) => scenario.accountId === accountId);
  const cells = [
    `\`${username}\``,
    account ? `${account.companyName}, ${accountId}` : "-",
    accountId === null ? "EDITOR" : role,
    site,
    state,
    messages[`demo.people.${username}`]?.en ?? "",
  ];
  return `| ${cells.join(" | ")} |`;
}

const twoSteps = ({ username, authenticatorKey = "" }: (typeof people)[number]) =>
  `- \`${username}\`: \`${setupAddress(authenticatorKey, username, "Portico")}\``;

const page = () => `# Demo users

All people and companies are fictional. All users have the same password, which the sign-in page of the demo and \`npm start\` show.
This page is written from the scenarios (\`backend/src/database/scenarios/\`) and the catalogue by a test: \`npm run vitest -- run --project node backend/tests/demoPeople -u\`.

| user name | account | role | site | state | what to see |
|---|---|---|---|---|---|
${people.map(row).join("\n")}

## Two-step sign-in

${people
  .filter(({ authenticatorKey }) => authenticatorKey)
  .map(twoSteps)
  .join("\n")}

Add the address to an authenticator app, or type the key into it; \`oathtool --totp -b KEY\` shows the same codes. Each code
works once. This secret is published like the password: without the demo, demo users can't sign in.
`;

test("docs/demo-people.md lists every demo user, their state and what there is to see", async () => {
  await expect(page()).toMatchFileSnapshot(join(root, "docs/demo-people.md"));
});

/** The owners of an account: of their main account, or of a further one. */
const ownersOf = (accountId: string) =>
  people
    .flatMap(({ accountId: main, role, alsoOn = [] }) => [{ accountId: main, role }, ...alsoOn])
    .filter((access) => access.accountId === accountId && access.role === "PRIMARY").length;

test("user names are unique, and every account has a user who may pay, except those that wait for their owner", () => {
  expect(new Set(people.map(({ username }) => username)).size).toBe(people.length);
  for (const scenario of scenarios.filter((each) => !unclaimedScenarios.includes(each)))
    expect([scenario.accountId, ownersOf(scenario.accountId) > 0]).toEqual([scenario.accountId, true]);
});

test("the description of a demo user with two-step sign-in has the key that the server knows, in both languages", () => {
  for (const { username, authenticatorKey } of people) {
    if (!authenticatorKey) continue;
    const { en = "", es = "" } = messages[`demo.people.${username}`] ?? {};
    for (const words of [en, es]) expect(words.replaceAll(" ", "")).toContain(authenticatorKey);
  }
});
