import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { components } from "@portico/openapi/identity";
import { authenticatorApp, openBackend, type TestBackend } from "../testing/openBackend.ts";
import { softwareAuthenticator, type SoftwareAuthenticator } from "../testing/softwareAuthenticator.ts";
import { problemOf, TestClient } from "../testing/testClient.ts";
import { demoPassword } from "../src/database/people.ts";
import { deleteExpired } from "../src/jobs.ts";
import { passkeyChallenges, signInFailures } from "../src/modules/identity/identity.tables.ts";
import { rateLimits } from "../src/modules/rate-limits/rateLimits.tables.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";

type Schemas = components["schemas"];
type Options = Schemas["PasskeyOptions"];

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(messages);
  await backend.database.delete(rateLimits);
  await backend.database.delete(signInFailures);
  backend.securityClock.advance(90);
});

const base = "/api/pub/identity/v1";
const accounts = "/api/pub/account/v1/accounts";
const bodyOf = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const codeOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return response.ok ? "done" : (await problemOf(response)).code;
};
const begin = (client: TestClient) =>
  bodyOf<Options>(client.send("POST", `${base}/passkey-registrations`, undefined, { "content-type": null }));
const add = (client: TestClient, credential: unknown, name = "Laptop") =>
  client.send("POST", `${base}/passkeys`, { name, credential });
const ask = (client: TestClient, step: "FIRST" | "SECOND" = "FIRST") =>
  bodyOf<Options>(client.send("POST", `${base}/passkey-sign-in-challenges`, { step }));
const signIn = (client: TestClient, credential: unknown, step: "FIRST" | "SECOND" = "FIRST") =>
  client.send("POST", `${base}/passkey-sign-ins`, { step, credential });
const listOf = async (client: TestClient) =>
  (await bodyOf<Schemas["Passkeys"]>(client.get(`${base}/passkeys`))).passkeys;
const subjectsTo = async (username: string) =>
  (await backend.database.select().from(messages).orderBy(messages.id))
    .filter(({ address }) => address === `${username}@portico.example`)
    .map(({ subject }) => subject);

/** A signed-in person who adds a passkey. */
async function withPasskey(username: string) {
  const client = await TestClient.signedIn(backend, username);
  const device = softwareAuthenticator();
  const added = await bodyOf<Schemas["AddedPasskey"]>(add(client, device.create(await begin(client))));
  return { client, device, added };
}

/** What a new browser is answered that signs in with this authenticator. */
async function tryWith(device: SoftwareAuthenticator, changes: Parameters<SoftwareAuthenticator["get"]>[1] = {}) {
  const client = await TestClient.open(backend);
  return codeOf(signIn(client, device.get(await ask(client), changes)));
}

/** A browser in which the password was accepted. */
async function halfWay(username: string) {
  const client = await TestClient.open(backend);
  const answer = await bodyOf<Schemas["LoginAnswer"]>(client.login(username, demoPassword));
  return { client, answer };
}

test("a passkey signs in alone, and is listed with its last use; its first turns two-step sign-in on", async () => {
  const { device, added } = await withPasskey("dana");
  expect(added).toMatchObject({ passkey: { name: "Laptop", lastUsedAt: null } });
  expect(new Set(added.recoveryCodes).size).toBe(10);
  expect(await subjectsTo("dana")).toEqual(["A passkey was added"]);

  const client = await TestClient.open(backend);
  const answer = await bodyOf<Schemas["LoginAnswer"]>(signIn(client, device.get(await ask(client))));
  expect(answer).toMatchObject({ result: "SUCCESS", session: { profile: { username: "dana" } } });
  expect((await client.get(accounts)).status).toBe(200);
  client.token = answer.csrfToken;
  expect(await listOf(client)).toMatchObject([{ name: "Laptop", lastUsedAt: expect.any(String) }]);
  expect(await (await client.get(`${base}/second-factor`)).json()).toMatchObject({
    since: expect.any(String),
    recoveryCodesLeft: 10,
    factors: ["PASSKEY"],
  });
});

test("after the password a passkey of the same person completes the sign-in, or a recovery code", async () => {
  const { device, added } = await withPasskey("pat");
  const { client, answer } = await halfWay("pat");
  expect(answer).toMatchObject({ result: "SECOND_FACTOR_REQUIRED", factors: ["PASSKEY"] });
  const options = await ask(client, "SECOND");
  expect(options).toMatchObject({ allowCredentials: [{ type: "public-key", transports: ["internal"] }] });
  expect(await bodyOf(signIn(client, device.get(options), "SECOND"))).toMatchObject({ result: "SUCCESS" });

  const { client: other } = await halfWay("pat");
  const [code] = added.recoveryCodes ?? [];
  expect(await codeOf(other.send("POST", `${base}/sign-in-completions`, { code }))).toBe("done");
});

test("a passkey of another person does not complete a sign-in, nor proves their identity", async () => {
  const { client, device } = await withPasskey("ada");
  const { device: another } = await withPasskey("billie");
  const { client: half } = await halfWay("ada");
  expect(await codeOf(signIn(half, another.get(await ask(half, "SECOND")), "SECOND"))).toBe("PASSKEY_REFUSED");
  const challenge = () =>
    bodyOf<Options>(client.send("POST", `${base}/step-up-challenges`, undefined, { "content-type": null }));
  const prove = (credential: unknown) => codeOf(client.send("POST", `${base}/passkey-step-ups`, { credential }));
  expect(await prove(another.get(await challenge()))).toBe("PASSKEY_REFUSED");
  expect(await prove(device.get(await challenge()))).toBe("done");
});

test("a signature for another site, without a finger or PIN, or with another holder's handle is refused", async () => {
  const { device } = await withPasskey("morgan");
  expect(await tryWith(device, { origin: "https://portico.example.org" })).toBe("PASSKEY_REFUSED");
  expect(await tryWith(device, { isVerified: false })).toBe("PASSKEY_REFUSED");
  expect(await tryWith(device, { userHandle: "c29tZWJvZHk" })).toBe("PASSKEY_REFUSED");
  expect(await tryWith(softwareAuthenticator())).toBe("PASSKEY_REFUSED");
  expect(await tryWith(device)).toBe("done");
});

test("a challenge works once, within five minutes, and for what it was asked for", async () => {
  const { client: desk, device } = await withPasskey("sam");
  const client = await TestClient.open(backend);
  const credential = device.get(await ask(client));
  expect(await codeOf(signIn(client, credential))).toBe("done");
  expect(await codeOf(signIn(await TestClient.open(backend), credential))).toBe("PASSKEY_REFUSED");

  const late = await TestClient.open(backend);
  const options = await ask(late);
  backend.securityClock.advance(301);
  expect(await codeOf(signIn(late, device.get(options)))).toBe("PASSKEY_REFUSED");
  await deleteExpired(backend);
  expect(await backend.database.select().from(passkeyChallenges)).toEqual([]);

  expect(await codeOf(signIn(late, device.get({ challenge: "bWFkZSB1cA" })))).toBe("PASSKEY_REFUSED");
  const forAnother = device.get(
    await bodyOf<Options>(desk.send("POST", `${base}/step-up-challenges`, undefined, { "content-type": null })),
  );
  expect(await codeOf(signIn(late, forAnother))).toBe("PASSKEY_REFUSED");
});

test("a counter that goes back is refused and in the security log; the next right one works", async () => {
  const { device } = await withPasskey("quinn");
  expect(await tryWith(device, { counter: 40 })).toBe("done");
  expect(await tryWith(device, { counter: 40 })).toBe("PASSKEY_REFUSED");
  expect(await tryWith(device, { counter: 39 })).toBe("PASSKEY_REFUSED");
  expect(backend.logs.join("")).toContain('"event":"passkeyCounterWentBack"');
  expect(await tryWith(device, { counter: 41 })).toBe("done");
});

test("a passkey is added once, by the session that asked, from this site and unlocked", async () => {
  const client = await TestClient.signedIn(backend, "casey");
  const device = softwareAuthenticator();
  const other = await TestClient.signedIn(backend, "casey");
  expect(await codeOf(add(other, device.create(await begin(client))))).toBe("PASSKEY_REFUSED");
  const elsewhere = { origin: "https://portico.example.org" };
  expect(await codeOf(add(client, device.create(await begin(client), elsewhere)))).toBe("PASSKEY_REFUSED");
  expect(await codeOf(add(client, device.create(await begin(client), { isVerified: false })))).toBe("PASSKEY_REFUSED");
  expect(await listOf(client)).toEqual([]);
  expect(await codeOf(add(client, device.create(await begin(client))))).toBe("done");
  // Two-step sign-in is on now, and neither session proved a second factor.
  expect(await codeOf(other.send("POST", `${base}/passkey-registrations`, undefined, { "content-type": null }))).toBe(
    "STEP_UP_REQUIRED",
  );
});

test("the last factor that is removed turns two-step sign-in off; an app that is being set up is none", async () => {
  const { client, added } = await withPasskey("jo");
  const setup = client.send("POST", `${base}/second-factor-setups`, { currentPassword: demoPassword });
  const early = authenticatorApp((await bodyOf<{ key: string }>(setup)).key, backend.securityClock)();
  const half = (await halfWay("jo")).client;
  expect(await codeOf(half.send("POST", `${base}/sign-in-completions`, { code: early }))).toBe("SECOND_FACTOR_WRONG");

  const passkey = `${base}/passkeys/${added.passkey.passkeyId}`;
  const remove = () => codeOf(client.send("DELETE", passkey, undefined, { "content-type": null }));
  backend.securityClock.advance(601);
  expect(await remove()).toBe("STEP_UP_REQUIRED");
  const proof = { currentPassword: demoPassword, code: added.recoveryCodes?.[0] };
  expect(await codeOf(client.send("POST", `${base}/step-up`, proof))).toBe("done");
  expect(await remove()).toBe("done");
  expect(await remove()).toBe("NOT_FOUND");
  expect((await halfWay("jo")).answer).toMatchObject({ result: "SUCCESS" });
  expect((await subjectsTo("jo")).slice(-2)).toEqual(["A passkey was removed", "Two-step sign-in is off"]);
});

test("the app can be turned off while a passkey stays, and somebody else's passkey is nobody's to change", async () => {
  const { client, added } = await withPasskey("petra");
  const setup = client.send("POST", `${base}/second-factor-setups`, { currentPassword: demoPassword });
  const app = authenticatorApp((await bodyOf<{ key: string }>(setup)).key, backend.securityClock);
  const { recoveryCodes } = await bodyOf<{ recoveryCodes: string[] }>(
    client.send("POST", `${base}/second-factor-confirmations`, { code: app() }),
  );
  expect((await halfWay("petra")).answer).toMatchObject({ factors: ["APP", "PASSKEY"] });
  const off = { currentPassword: demoPassword, code: recoveryCodes[0] };
  expect(await codeOf(client.send("POST", `${base}/second-factor-removals`, off))).toBe("done");
  expect(await codeOf(client.send("POST", `${base}/second-factor-removals`, off))).toBe("CONFLICT");
  expect((await halfWay("petra")).answer).toMatchObject({ result: "SECOND_FACTOR_REQUIRED", factors: ["PASSKEY"] });
  expect((await subjectsTo("petra")).at(-1)).toBe("The authenticator app is off");

  const { client: other } = await withPasskey("kai");
  const path = `${base}/passkeys/${added.passkey.passkeyId}`;
  expect(await codeOf(other.send("PUT", path, { name: "Mine" }))).toBe("NOT_FOUND");
  expect(await codeOf(client.send("PUT", path, { name: " Office computer " }))).toBe("done");
  expect(await listOf(client)).toMatchObject([{ name: "Office computer" }]);
});
