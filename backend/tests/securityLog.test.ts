import { afterAll, beforeAll, expect, test } from "vitest";
import { pino } from "pino";
import { securityLog } from "../src/lib/logger.ts";
import { demoPassword } from "../src/database/people.ts";
import { TestClient } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

type Line = {
  event: string;
  result: string;
  who?: string;
  nameHash?: string;
  account?: string;
  address: string;
  transactionId: string;
};

/** The log lines written while a function runs. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const before = backend.logs.length;
  await work();
  const lines = () =>
    backend.logs
      .slice(before)
      .map((line) => JSON.parse(line) as Line & { log?: string })
      .filter(({ log }) => log === "security");
  await expect.poll(lines).not.toEqual([]);
  return lines();
}

test("a sign-in: user, address and result; a failed one with a hash of its user name", async () => {
  const client = await TestClient.open(backend);
  expect(await linesOf(() => client.login("dana", "wrong"))).toMatchObject([
    {
      event: "login",
      result: "INVALID_CREDENTIALS",
      nameHash: expect.stringMatching(/^[\w-]{16}$/),
      address: "127.0.0.1",
    },
  ]);
  const [line] = await linesOf(() => client.login("dana", demoPassword));
  expect(line).toMatchObject({ event: "login", result: "success", who: "dana", transactionId: expect.any(String) });
  expect(await linesOf(() => client.logout())).toMatchObject([
    { event: "logout", result: "success", who: "dana", account: "8347201180" },
  ]);
});

test("a forged call, and an unauthorized call", async () => {
  const client = await TestClient.signedIn(backend, "sam");
  expect(
    await linesOf(() =>
      client.send("POST", "/api/pub/session/v1/logout", { reason: "user" }, { "x-csrf-token": "forged" }),
    ),
  ).toMatchObject([{ event: "logout", result: "CSRF_TOKEN_INVALID", who: "sam" }]);
  expect(
    await linesOf(() => client.send("POST", "/api/pub/pciedge/pci/v1/tickets", { accountId: "8347201180" })),
  ).toMatchObject([{ event: "createVaultTicket", result: "NOT_ALLOWED", who: "sam", account: "8347201180" }]);
});

test("a change of roles, and a new change set", async () => {
  const [ofelia, erin] = [await TestClient.signedIn(backend, "ofelia"), await TestClient.signedIn(backend, "erin")];
  const [roles] = await linesOf(() => ofelia.send("PUT", "/content/v1/editor/people/ofelia/grants", { grants: [] }));
  expect(roles).toMatchObject({ event: "putGrants", who: "ofelia" });
  const autumn = { title: "Autumn", idempotencyKey: crypto.randomUUID() };
  expect(await linesOf(() => erin.send("POST", "/content/v1/editor/change-sets", autumn))).toMatchObject([
    { event: "openChangeSet", who: "erin" },
  ]);
});

test("a GraphQL mutation by name, refused or not; queries are not logged", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  const graph = (query: string, variables: object) => dana.send("POST", "/selfservice/graph", { query, variables });
  const [line] = await linesOf(async () => {
    await graph("{ __typename }", {});
    await graph("mutation M($input: CalendarFeedInput!) { revokeCalendarFeed(input: $input) { id } }", {
      input: { accountId: "8347201180", feedId: "none" },
    });
  });
  expect(line).toMatchObject({ event: "revokeCalendarFeed", who: "dana", account: "8347201180" });
});

test("it is written at every log level except silent", () => {
  const lines: string[] = [];
  const at = (level: string) => securityLog(pino({ level }, { write: (line: string) => void lines.push(line) }));
  at("warn").info("kept");
  at("fatal").info("kept");
  at("silent").info("not kept");
  expect(lines).toHaveLength(2);
});
