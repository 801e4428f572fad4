import { afterAll, beforeAll, expect, test } from "vitest";
import { pino } from "pino";
import { securityLog } from "../src/lib/logger.ts";
import { demoPassword } from "../src/database/people.ts";
import { Caller } from "../testing/caller.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

type Line = { event: string; result: string; who?: string; nameHash?: string; account?: string; address: string; transactionId: string };

/** The lines that came while something was done. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const before = backend.logs.length;
  await work();
  const lines = () => backend.logs.slice(before).map((line) => JSON.parse(line) as Line & { log?: string }).filter(({ log }) => log === "security");
  await expect.poll(lines).not.toEqual([]);
  return lines();
}

test("a sign-in: who, from where, what came of it; a wrong one by a hash of its name", async () => {
  const caller = await Caller.open(backend);
  expect(await linesOf(() => caller.login("dana", "wrong"))).toMatchObject([{ event: "login", result: "INVALID_CREDENTIALS", nameHash: expect.stringMatching(/^[\w-]{16}$/), address: "127.0.0.1" }]);
  const [line] = await linesOf(() => caller.login("dana", demoPassword));
  expect(line).toMatchObject({ event: "login", result: "success", who: "dana", transactionId: expect.any(String) });
  expect(await linesOf(() => caller.logout())).toMatchObject([{ event: "logout", result: "success", who: "dana", account: "8347201180" }]);
});

test("a forged call, and a call of somebody who may not", async () => {
  const caller = await Caller.signedIn(backend, "sam");
  expect(await linesOf(() => caller.send("POST", "/api/pub/session/v1/logout", { reason: "user" }, { "x-csrf-token": "forged" }))).toMatchObject([{ event: "logout", result: "CSRF_TOKEN_INVALID", who: "sam" }]);
  expect(await linesOf(() => caller.send("POST", "/api/pub/pciedge/pci/v1/tickets", { accountId: "8347201180" }))).toMatchObject([{ event: "createVaultTicket", result: "NOT_ALLOWED", who: "sam", account: "8347201180" }]);
});

test("a change of roles, and a change set that is opened", async () => {
  const [ofelia, erin] = [await Caller.signedIn(backend, "ofelia"), await Caller.signedIn(backend, "erin")];
  const [roles] = await linesOf(() => ofelia.send("PUT", "/content/v1/editor/people/ofelia/grants", { grants: [] }));
  expect(roles).toMatchObject({ event: "putGrants", who: "ofelia" });
  expect(await linesOf(() => erin.send("POST", "/content/v1/editor/change-sets", { title: "Autumn" }))).toMatchObject([{ event: "openChangeSet", who: "erin" }]);
});

test("a change in the graph by its name, refused or not; reading leaves no line", async () => {
  const dana = await Caller.signedIn(backend, "dana");
  const graph = (query: string, variables: object) => dana.send("POST", "/selfservice/graph", { query, variables });
  const [line] = await linesOf(async () => {
    await graph("{ __typename }", {});
    await graph("mutation M($input: CalendarFeedInput!) { revokeCalendarFeed(input: $input) { id } }", { input: { accountId: "8347201180", feedId: "none" } });
  });
  expect(line).toMatchObject({ event: "revokeCalendarFeed", who: "dana", account: "8347201180" });
});

test("it is written when nothing else is, but for silent", () => {
  const lines: string[] = [];
  const at = (level: string) => securityLog(pino({ level }, { write: (line: string) => void lines.push(line) }));
  at("warn").info("kept");
  at("fatal").info("kept");
  at("silent").info("not kept");
  expect(lines).toHaveLength(2);
});
