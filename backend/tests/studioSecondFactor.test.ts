import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoPassword } from "../src/database/people.ts";
import { loadContract, operationsOf } from "../src/http/contract.ts";
import { signInFailures } from "../src/modules/identity/identity.tables.ts";
import { rateLimits } from "../src/modules/rate-limits/rateLimits.tables.ts";
import { Editor } from "../testing/editor.ts";
import { authenticatorApp, openBackend, type TestBackend } from "../testing/openBackend.ts";
import { problemOf, TestClient } from "../testing/testClient.ts";

let required: TestBackend;
let optional: TestBackend;
beforeAll(async () => {
  required = await openBackend({ config: { studioSecondFactor: "required" } });
  optional = await openBackend();
});
afterAll(async () => {
  await required.close();
  await optional.close();
});
beforeEach(async () => {
  await required.database.delete(rateLimits);
  await required.database.delete(signInFailures);
  // A code works once, and the app shows the next one after 30 seconds.
  required.securityClock.advance(60);
});

const identity = "/api/pub/identity/v1";
const factor = `${identity}/second-factor`;
const reason = "A test";

/** Turns two-step sign-in on in this session, as the page for sign-in and security does. */
async function turnOn(client: TestClient): Promise<() => string> {
  const setup = await client.send("POST", `${factor}-setups`, { currentPassword: demoPassword });
  const app = authenticatorApp(((await setup.json()) as { key: string }).key, required.securityClock);
  expect((await client.send("POST", `${factor}-confirmations`, { code: app() })).status).toBe(200);
  required.securityClock.advance(60);
  return app;
}

const turnOff = (client: TestClient, code: string) =>
  client.send("POST", `${factor}-removals`, { currentPassword: demoPassword, code });

async function signInWithCode(username: string, code: string): Promise<TestClient> {
  const client = await TestClient.open(required);
  client.token = ((await (await client.login(username, demoPassword)).json()) as { csrfToken: string }).csrfToken;
  const answer = await client.send("POST", `${identity}/sign-in-completions`, { code });
  client.token = ((await answer.json()) as { csrfToken: string }).csrfToken;
  return client;
}

/** Somebody without two-step sign-in, with their app, and what they do with it in `during`. */
async function withFactor(
  username: string,
  during: (client: TestClient, app: () => string) => Promise<void>,
): Promise<void> {
  const client = await TestClient.signedIn(required, username);
  const app = await turnOn(client);
  await during(client, app);
  required.securityClock.advance(60);
  expect((await turnOff(client, app())).status).toBe(204);
}

type Call = { who: string; past: string; send: (client: TestClient) => Promise<Response> };
const call =
  (method: "POST" | "PUT", path: string, body: object) =>
  (client: TestClient): Promise<Response> =>
    client.send(method, `/content/v1/editor/${path}`, body, { "if-match": '"stale"' });

/** Each operation that publishes or gives roles, and the handler's own answer: the version is an old one. */
const calls: Record<string, Call> = {
  publishChangeSet: {
    who: "renata",
    past: "NOT_FOUND",
    send: call("POST", "change-sets/999999/publication", { reason }),
  },
  scheduleChangeSet: {
    who: "renata",
    past: "NOT_FOUND",
    send: call("PUT", "change-sets/999999/schedule", { at: "2027-12-01T08:00", reason }),
  },
  stageChangeSets: { who: "renata", past: "CONFLICT", send: call("PUT", "staging", { changeSets: [], reason }) },
  promoteStaging: { who: "renata", past: "CONFLICT", send: call("POST", "staging/promotion", { reason }) },
  restoreRelease: { who: "renata", past: "CONFLICT", send: call("POST", "releases/1/restore", { reason }) },
  putGrants: {
    who: "ofelia",
    past: "CONFLICT",
    send: call("PUT", "people/teresa/grants", { grants: [{ role: "viewer" }], reason }),
  },
};
const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

test("there is a row here for each operation of the contract that publishes or gives roles", () => {
  const declared = loadContract()
    .flatMap(operationsOf)
    .filter(({ permission }) => ["content:publish", "content:administer"].includes(permission));
  expect(declared.map(({ id }) => id).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(Object.entries(calls))("%s", (_, { who, past, send }) => {
  test("needs no second factor where it is optional", async () => {
    expect(await codeOf(send(await TestClient.signedIn(optional, who)))).toBe(past);
  });

  test("is refused where it is required, until the editor turns two-step sign-in on", async () => {
    const client = await TestClient.signedIn(required, who);
    expect(await codeOf(send(client))).toBe("SECOND_FACTOR_MISSING");
    // The password alone is not enough.
    expect((await client.send("POST", `${identity}/step-up`, { currentPassword: demoPassword })).status).toBe(200);
    expect(await codeOf(send(client))).toBe("SECOND_FACTOR_MISSING");
    const app = await turnOn(client);
    expect(await codeOf(send(client))).toBe(past);
    expect((await turnOff(client, app())).status).toBe(204);
    expect(await codeOf(send(client))).toBe("SECOND_FACTOR_MISSING");
  });
});

test("a session from before two-step sign-in is asked for a code, once", async () => {
  const earlier = await TestClient.signedIn(required, "renata");
  const { send, past } = calls["publishChangeSet"]!;
  await withFactor("renata", async (_, app) => {
    expect(await codeOf(send(earlier))).toBe("STEP_UP_REQUIRED");
    const proof = { currentPassword: demoPassword, code: app() };
    expect((await earlier.send("POST", `${identity}/step-up`, proof)).status).toBe(200);
    expect(await codeOf(send(earlier))).toBe(past);
    // For the rest of the session: publishing does not ask every ten minutes.
    required.securityClock.advance(700);
    expect(await codeOf(send(earlier))).toBe(past);
  });
});

test(
  "a publication is refused and changes nothing, and goes through after a sign-in with a code",
  { tags: "full" },
  async () => {
    const [erin, amir] = [await Editor.signIn(required, "erin"), await Editor.signIn(required, "amir")];
    const { id } = (await erin.open("A second factor")).body;
    await erin.draft("billing.close", { en: "Shut it", es: "Ciérrelo" });
    await erin.step(id, "submit");
    expect((await amir.approve(id)).status).toBe(200);
    const before = (await erin.releases()).body.live;
    const renata = await Editor.signIn(required, "renata");
    expect((await renata.step(id, "publication")).body).toMatchObject({ code: "SECOND_FACTOR_MISSING" });
    expect([(await erin.releases()).body.live, (await erin.changeSet(id)).body.changeSet.state]).toEqual([
      before,
      "approved",
    ]);
    await withFactor("renata", async (_, app) => {
      const signedIn = Editor.over(required, await signInWithCode("renata", app()));
      expect((await signedIn.step(id, "publication")).status).toBe(201);
    });
    expect((await erin.message("billing.close")).body.live).toEqual({ en: "Shut it", es: "Ciérrelo" });
  },
);

test(
  "what puts nothing live does not wait: drafts, approvals, calling a schedule off; nor does a kill switch",
  { tags: "full" },
  async () => {
    const [erin, amir] = [await Editor.signIn(required, "erin"), await Editor.signIn(required, "amir")];
    const { id } = (await erin.open("Called off")).body;
    expect((await erin.draft("billing.close", { en: "Later", es: "Después" })).status).toBe(200);
    expect((await erin.step(id, "submit")).status).toBe(200);
    expect((await amir.approve(id)).status).toBe(200);
    await withFactor("renata", async (client) => {
      const renata = Editor.over(required, client);
      expect((await renata.step(id, "schedule", { at: "2027-12-01T08:00", reason }, "PUT")).status).toBe(200);
    });
    expect((await erin.step(id, "schedule", undefined, "DELETE")).status).toBe(200);
    expect((await erin.kill("coBrowse")).status).toBe(201);
  },
);

test("who may not do it is told that, and not to turn anything on", async () => {
  const { send } = calls["publishChangeSet"]!;
  expect(await codeOf(send(await TestClient.signedIn(required, "vic")))).toBe("NOT_ALLOWED");
  expect(await codeOf(send(await TestClient.signedIn(required, "dana")))).toBe("NOT_ALLOWED");
});

test("the refusal is in the security log, and says what to do in the language of the profile", async () => {
  const renata = await TestClient.signedIn(required, "renata");
  required.logs.length = 0;
  const answer = await renata.send(
    "POST",
    "/content/v1/editor/releases/1/restore",
    { reason },
    { "if-match": '"stale"' },
  );
  expect(await problemOf(answer)).toMatchObject({
    status: 403,
    code: "SECOND_FACTOR_MISSING",
    title: "Para esto necesita el inicio de sesión en dos pasos.",
    detail: expect.stringContaining("Actívelo en Inicio de sesión y seguridad"),
  });
  const logged = required.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toContainEqual(
    expect.objectContaining({ event: "restoreRelease", result: "SECOND_FACTOR_MISSING", who: "renata" }),
  );
});
