import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { authenticatorApp, openBackend, type TestBackend } from "../testing/openBackend.ts";
import { problemOf, TestClient } from "../testing/testClient.ts";
import { demoPassword } from "../src/database/people.ts";
import { deleteExpired } from "../src/jobs.ts";
import {
  pendingSignIns,
  secondFactorRecoveryCodes,
  secondFactors,
  signInFailures,
  users,
} from "../src/modules/identity/identity.tables.ts";
import { rateLimits } from "../src/modules/rate-limits/rateLimits.tables.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(messages);
  await backend.database.delete(rateLimits);
  await backend.database.delete(signInFailures);
  backend.securityClock.advance(90);
});

const base = "/api/pub/identity/v1/second-factor";
const accounts = "/api/pub/account/v1/accounts";
const complete = (client: TestClient, code: string) =>
  client.send("POST", "/api/pub/identity/v1/sign-in-completions", { code });
const codeOfProblem = async (answer: Promise<Response>) => (await problemOf(await answer)).code;
const subjectsTo = async (username: string) =>
  (await backend.database.select().from(messages).orderBy(messages.id))
    .filter(({ address }) => address === `${username}@portico.example`)
    .map(({ subject }) => subject);

/** A signed-in person with two-step sign-in, their app, and their recovery codes. */
async function withFactor(username: string) {
  const client = await TestClient.signedIn(backend, username);
  const setup = await client.send("POST", `${base}-setups`, { currentPassword: demoPassword });
  const { key, address } = (await setup.json()) as { key: string; address: string };
  const app = authenticatorApp(key, backend.securityClock);
  const turnedOn = await client.send("POST", `${base}-confirmations`, { code: app() });
  const { recoveryCodes } = (await turnedOn.json()) as { recoveryCodes: string[] };
  backend.securityClock.advance(60);
  return { client, app, key, address, recoveryCodes };
}

/** A browser in which the password was accepted. */
async function halfWay(username: string) {
  const client = await TestClient.open(backend);
  expect(await (await client.login(username, demoPassword)).json()).toEqual({
    result: "SECOND_FACTOR_REQUIRED",
    csrfToken: expect.any(String),
    factors: ["APP"],
  });
  return client;
}

test("a first code turns two-step sign-in on; then the password alone opens no session, and a code completes it", async () => {
  const { app, address, key } = await withFactor("dana");
  expect(address).toContain(`secret=${key}`);
  expect(await subjectsTo("dana")).toEqual(["Two-step sign-in is on"]);
  const client = await halfWay("dana");
  expect(client.browser.jar.header()).not.toContain("portico-session");
  expect((await client.get(accounts)).status).toBe(401);
  const answer = await complete(client, ` ${app().slice(0, 3)} ${app().slice(3)}`);
  expect(await answer.json()).toMatchObject({ result: "SUCCESS", session: { profile: { username: "dana" } } });
  expect((await client.get(accounts)).status).toBe(200);
  expect(await (await client.get(base)).json()).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 });
});

test("the database has neither the key nor a recovery code in clear", async () => {
  const { key, recoveryCodes } = await withFactor("pat");
  const stored = JSON.stringify([
    await backend.database.select().from(secondFactors),
    await backend.database.select().from(secondFactorRecoveryCodes),
  ]);
  expect([key, ...recoveryCodes].filter((secret) => stored.includes(secret))).toEqual([]);
  expect(new Set(recoveryCodes).size).toBe(10);
});

test("a code works once, also with a clock that is one step off; a sign-in is completed once", async () => {
  const { app } = await withFactor("ada");
  const [first, second] = [await halfWay("ada"), await halfWay("ada")];
  const ahead = app(1);
  const token = first.browser.jar.get("portico-sign-in-step") ?? "";
  expect((await complete(first, ahead)).status).toBe(200);
  expect(await codeOfProblem(complete(second, ahead))).toBe("SECOND_FACTOR_WRONG");
  // An older code is refused after a newer one.
  expect(await codeOfProblem(complete(second, app()))).toBe("SECOND_FACTOR_WRONG");
  second.browser.jar.set("portico-sign-in-step", token);
  backend.securityClock.advance(60);
  expect(await codeOfProblem(complete(second, app()))).toBe("SIGN_IN_STEP_OVER");
});

test("a recovery code signs in once, and its owner is told how many are left", async () => {
  const { recoveryCodes } = await withFactor("billie");
  const [code = ""] = recoveryCodes;
  expect((await complete(await halfWay("billie"), code.toUpperCase().replaceAll("-", " "))).status).toBe(200);
  expect(await subjectsTo("billie")).toEqual(["Two-step sign-in is on", "A recovery code was used"]);
  const sent = await backend.database.select().from(messages);
  expect(sent.map(({ text }) => text).join()).toContain("9 recovery codes are left.");
  expect(await codeOfProblem(complete(await halfWay("billie"), code))).toBe("SECOND_FACTOR_WRONG");
  expect(backend.logs.join("")).toContain('"event":"recoveryCodeUsed"');
});

test("the sign-in is over after ten minutes, and when two-step sign-in was turned off", async () => {
  const { client: desk, app, recoveryCodes } = await withFactor("morgan");
  const late = await halfWay("morgan");
  backend.securityClock.advance(601);
  expect(await codeOfProblem(complete(late, app()))).toBe("SIGN_IN_STEP_OVER");
  await deleteExpired(backend);
  expect(await backend.database.select().from(pendingSignIns)).toEqual([]);

  const interrupted = await halfWay("morgan");
  const off = { currentPassword: demoPassword, code: recoveryCodes[0] };
  expect((await desk.send("POST", `${base}-removals`, off)).status).toBe(204);
  expect(await codeOfProblem(complete(interrupted, app()))).toBe("SIGN_IN_STEP_OVER");
  expect(await (await interrupted.login("morgan", demoPassword)).json()).toMatchObject({ result: "SUCCESS" });
  expect(await subjectsTo("morgan")).toEqual([
    "Two-step sign-in is on",
    "A recovery code was used",
    "Two-step sign-in is off",
  ]);
});

test("a new password ends the sign-ins that began with the old one", async () => {
  const { client: desk, app } = await withFactor("gina");
  const before = await halfWay("gina");
  const passwords = { currentPassword: demoPassword, newPassword: "nine herons over a quiet canal" };
  expect((await desk.send("PUT", "/api/pub/identity/v1/password", passwords)).status).toBe(200);
  expect(await codeOfProblem(complete(before, app()))).toBe("SIGN_IN_STEP_OVER");
});

test("a wrong password is answered alike with and without two-step sign-in", async () => {
  await withFactor("casey");
  const answers = await Promise.all(
    ["casey", "quinn"].map(async (name) => {
      const response = await (await TestClient.open(backend)).login(name, "wrong");
      const { transactionId: _own, ...problem } = (await response.json()) as Record<string, unknown>;
      return { status: response.status, problem, cookies: response.headers.getSetCookie() };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 401, problem: { code: "INVALID_CREDENTIALS" } });
});

test("tries of codes count with those of the password, and the right password resets nothing", async () => {
  const { app } = await withFactor("jo");
  const client = await halfWay("jo");
  for (let tries = 0; tries < 4; tries++)
    expect(await codeOfProblem(complete(client, "000000"))).toBe("SECOND_FACTOR_WRONG");
  expect(await problemOf(await complete(client, app()))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    retryAfterSeconds: expect.any(Number),
  });
  expect(await codeOfProblem((await TestClient.open(backend)).login("jo", demoPassword))).toBe("TOO_MANY_REQUESTS");
});

test("a person has twenty tries of codes an hour, wherever they come from", async () => {
  const { app } = await withFactor("erin");
  const client = await halfWay("erin");
  for (let tries = 0; tries < 20; tries++) {
    await backend.database.delete(signInFailures);
    await complete(client, "000000");
    backend.securityClock.advance(4);
  }
  await backend.database.delete(signInFailures);
  expect(await codeOfProblem(complete(client, app()))).toBe("TOO_MANY_REQUESTS");
});

test("turning it off and new recovery codes need the password and a code", async () => {
  const { client, app, recoveryCodes } = await withFactor("quinn");
  const ask = (what: string, currentPassword: string, code: string) =>
    client.send("POST", `${base}-${what}`, { currentPassword, code });
  expect(await codeOfProblem(ask("removals", "wrong", app()))).toBe("INVALID_CREDENTIALS");
  expect(await codeOfProblem(ask("removals", demoPassword, "000000"))).toBe("SECOND_FACTOR_WRONG");
  const renewed = await ask("recovery-codes", demoPassword, app());
  const { recoveryCodes: fresh } = (await renewed.json()) as { recoveryCodes: string[] };
  expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  expect(await codeOfProblem(ask("removals", demoPassword, recoveryCodes[0]!))).toBe("SECOND_FACTOR_WRONG");
  expect((await ask("removals", demoPassword, fresh[0]!)).status).toBe(204);
  expect(await (await client.get(base)).json()).toEqual({ since: null, recoveryCodesLeft: 0, factors: [] });
  expect(await codeOfProblem(ask("removals", demoPassword, fresh[1]!))).toBe("CONFLICT");
});

test("a setup changes nothing until a code confirms it, needs the password, and replaces an unfinished one", async () => {
  const client = await TestClient.signedIn(backend, "lucia");
  const begin = (currentPassword: string) => client.send("POST", `${base}-setups`, { currentPassword });
  const confirm = (code: string) => client.send("POST", `${base}-confirmations`, { code });
  expect(await codeOfProblem(confirm("000000"))).toBe("CONFLICT");
  expect(await codeOfProblem(begin("wrong"))).toBe("INVALID_CREDENTIALS");
  const keyOf = async () => ((await (await begin(demoPassword)).json()) as { key: string }).key;
  const abandoned = authenticatorApp(await keyOf(), backend.securityClock);
  const app = authenticatorApp(await keyOf(), backend.securityClock);
  expect(await codeOfProblem(confirm(abandoned()))).toBe("SECOND_FACTOR_WRONG");
  expect(await (await (await TestClient.open(backend)).login("lucia", demoPassword)).json()).toMatchObject({
    result: "SUCCESS",
  });
  expect((await confirm(app())).status).toBe(200);
  expect(await codeOfProblem(begin(demoPassword))).toBe("CONFLICT");
  const [text] = (await backend.database.select().from(messages)).map((sent) => sent.text);
  expect(text).toContain("Se activó el inicio de sesión en dos pasos para el nombre de usuario lucia.");
});

test("a required new password is asked for after the code", async () => {
  const { app } = await withFactor("sam");
  await backend.database.update(users).set({ passwordResetRequired: true }).where(eq(users.username, "sam"));
  const client = await halfWay("sam");
  expect(client.browser.jar.get("portico-reset")).toBeUndefined();
  expect(await (await complete(client, app())).json()).toMatchObject({ result: "PASSWORD_RESET_REQUIRED" });
  expect(client.browser.jar.get("portico-reset")).toBeDefined();
});
