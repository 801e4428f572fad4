import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../../database/people.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { problemOf, TestClient } from "../../../testing/testClient.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const better = "nine herons over a quiet canal";
const path = "/api/pub/identity/v1/password";
const accounts = "/api/pub/account/v1/accounts";

const change = (client: TestClient, currentPassword: string, newPassword: string) =>
  client.send("PUT", path, { currentPassword, newPassword });

async function sentTo(username: string): Promise<string[]> {
  const messages = (await (await backend.browser().fetch("/demo/messages")).json()) as { to: string; text: string }[];
  return messages.filter(({ to }) => to === `${username}@portico.example`).map(({ text }) => text);
}

test("[SESS-19 partly] a changed password signs in, the old one doesn't, and the person is told by e-mail", async () => {
  const pat = await TestClient.signedIn(backend, "pat");
  expect((await change(pat, demoPassword, better)).status).toBe(200);
  const visitor = await TestClient.open(backend);
  expect((await visitor.login("pat", demoPassword)).status).toBe(401);
  expect((await visitor.login("pat", better)).status).toBe(200);
  const [text] = await sentTo("pat");
  expect(text).toContain("username pat was changed");
  expect(text).not.toContain(better);
});

test("[SESS-19 partly] the other sessions end, this one goes on with a new id and anti-forgery token", async () => {
  const [desk, phone] = [await TestClient.signedIn(backend, "jo"), await TestClient.signedIn(backend, "jo")];
  const [oldCookies, oldToken] = [desk.cookies(), desk.token];
  const { csrfToken } = (await (await change(desk, demoPassword, better)).json()) as { csrfToken: string };

  expect(await problemOf(await phone.get(accounts))).toMatchObject({ code: "SESSION_ENDED" });
  expect(phone.browser.jar.get("portico-auth-response")).toBe("passwordChanged");

  expect((await desk.get(accounts)).status).toBe(200);
  expect((await desk.send("POST", "/api/pub/session/v1/ping", { active: true })).status).toBe(403);
  desk.token = csrfToken;
  expect((await desk.ping(true)).status).toBe(200);
  const headers = { host: "localhost:3000", cookie: oldCookies, "x-vendor-key": "SMB", "x-client-type": "SSPP" };
  const old = await backend.app.inject({ url: accounts, headers: { ...headers, "x-csrf-token": oldToken } });
  expect(old.json()).toMatchObject({ status: 401, code: "SESSION_ENDED" });
});

test("[SESS-19 partly] the session keeps its current account and the time of its sign-in", async () => {
  const helena = await TestClient.signedIn(backend, "dana");
  const before = (await (await helena.get("/api/pub/session/v1/sessions")).json()) as { sessions: object[] };
  backend.securityClock.advance(120);
  const answer = await change(helena, demoPassword, better);
  helena.token = ((await answer.json()) as { csrfToken: string }).csrfToken;
  const after = (await (await helena.get("/api/pub/session/v1/sessions")).json()) as { sessions: object[] };
  const { signedInAt } = before.sessions[0] as { signedInAt: string };
  expect(after.sessions).toHaveLength(1);
  expect(after.sessions[0]).toMatchObject({ current: true, signedInAt });
});

test("[SESS-19 partly] a wrong current password is refused, and the password and the session stay", async () => {
  const sam = await TestClient.signedIn(backend, "sam");
  expect(await problemOf(await change(sam, "not-the-password", better))).toMatchObject({
    status: 401,
    code: "INVALID_CREDENTIALS",
  });
  expect((await sam.get(accounts)).status).toBe(200);
  expect((await (await TestClient.open(backend)).login("sam", demoPassword)).status).toBe(200);
});

test.each([
  ["short", "TOO_SHORT"],
  ["Password-2026!", "TOO_WEAK"],
  ["ada-and-nine-more-words", "TOO_PERSONAL"],
  [demoPassword, "SAME_AS_BEFORE"],
])("[SESS-19 partly] the new password %s is refused as %s", async (newPassword, code) => {
  const ada = await TestClient.signedIn(backend, "ada");
  expect(await problemOf(await change(ada, demoPassword, newPassword))).toMatchObject({
    status: 400,
    fields: [{ field: "newPassword", code }],
  });
});

test("[SESS-19 partly] wrong current passwords are limited like sign-in, and a refused new one counts for nothing", async () => {
  const selma = await TestClient.signedIn(backend, "selma");
  for (let tries = 0; tries < 6; tries++) expect((await change(selma, demoPassword, "short")).status).toBe(400);
  for (let tries = 0; tries < 5; tries++) expect((await change(selma, "wrong", better)).status).toBe(401);
  const limited = await problemOf(await change(selma, demoPassword, better));
  expect(limited).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
  expect(limited.retryAfterSeconds).toBeGreaterThan(0);
  backend.securityClock.advance(900);
  const again = await TestClient.signedIn(backend, "selma");
  expect((await change(again, demoPassword, better)).status).toBe(200);
});

test("of two changes at the same time, one is made", async () => {
  const [desk, phone] = [await TestClient.signedIn(backend, "casey"), await TestClient.signedIn(backend, "casey")];
  const answers = await Promise.all([
    change(desk, demoPassword, better),
    change(phone, demoPassword, "six otters under a quiet bridge"),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("nobody changes a password without a session", async () => {
  const visitor = await TestClient.open(backend);
  expect((await change(visitor, demoPassword, better)).status).toBe(401);
});
