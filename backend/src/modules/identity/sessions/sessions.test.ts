import type { components } from "@portico/openapi/identity";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "../../../database/people.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { problemOf, TestClient } from "../../../../testing/testClient.ts";

type OpenSession = components["schemas"]["OpenSession"];

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const path = "/api/pub/session/v1/sessions";
const others = "/api/pub/session/v1/other-sessions";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

async function signedIn(username: string, password = demoPassword): Promise<TestClient> {
  const client = await TestClient.open(backend);
  const body = { username, password, rememberMe: false };
  const headers = { "user-agent": firefox };
  const response = await client.send("POST", "/api/pub/sbnetloginedge/login", body, headers);
  expect(response.status).toBe(200);
  client.token = ((await response.json()) as { csrfToken: string }).csrfToken;
  return client;
}
const listOf = async (client: TestClient) =>
  ((await (await client.get(path)).json()) as { sessions: OpenSession[] }).sessions;
const end = (client: TestClient, url: string, headers = {}) =>
  client.send("DELETE", url, undefined, { "content-type": null, ...headers });
const isIn = async (client: TestClient) => (await client.get(path)).status === 200;
const saidWhy = (client: TestClient) => client.browser.jar.get("portico-auth-response");

describe("the list of sessions", () => {
  test("has the device, the range of the address and the times of each, this one first", async () => {
    const desk = await signedIn("pat");
    backend.securityClock.advance(60);
    const phone = await signedIn("pat");
    const [first, second, ...rest] = await listOf(desk);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ current: true, browser: "Firefox", system: "Linux", network: "127.0.0.0/24" });
    expect(new Date(second!.signedInAt).getTime() - new Date(first!.signedInAt).getTime()).toBe(60_000);
    expect((await listOf(phone)).map(({ current }) => current)).toEqual([true, false]);
  });

  test("keeps neither the user agent nor the whole address, and names no session by its secret id", async () => {
    await signedIn("pat");
    const { rows } = await backend.database.execute(sql`select * from sessions`);
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|127\.0\.0\.1/);
    const shown = JSON.stringify(await listOf(await signedIn("pat")));
    for (const { id_hash: hash } of rows as { id_hash: string }[]) expect(shown).not.toContain(hash);
  });

  test("leaves out sessions whose time ran out", async () => {
    await signedIn("morgan");
    backend.securityClock.advance(900);
    expect(await listOf(await signedIn("morgan"))).toHaveLength(1);
  });
});

describe("signing out another session", () => {
  test("refuses its next request, and its browser is told why until it signs in again", async () => {
    const [desk, phone] = [await signedIn("casey"), await signedIn("casey")];
    const other = (await listOf(desk)).find(({ current }) => !current)!;
    for (let twice = 0; twice < 2; twice++) expect((await end(desk, `${path}/${other.sessionId}`)).status).toBe(204);
    expect(await problemOf(await phone.get(path))).toMatchObject({ status: 401, code: "SESSION_ENDED" });
    expect(saidWhy(phone)).toBe("otherDevice");
    expect([await isIn(desk), saidWhy(desk)]).toEqual([true, undefined]);
    phone.token = (await phone.browser.bootstrap()).csrfToken;
    await phone.login("casey", demoPassword);
    expect(saidWhy(phone)).toBeUndefined();
  });

  test("a page that is opened with the ended session is told why, too", async () => {
    const [desk, phone] = [await signedIn("jo"), await signedIn("jo")];
    expect(await (await end(desk, others)).json()).toEqual({ ended: 1 });
    expect((await phone.browser.bootstrap()).session.authenticated).toBe(false);
    expect(saidWhy(phone)).toBe("otherDevice");
    expect(await (await end(desk, others)).json()).toEqual({ ended: 0 });
    expect(await isIn(desk)).toBe(true);
  });

  test("an own sign-out needs no reason", async () => {
    const desk = await signedIn("jo");
    const kept = desk.cookies();
    await desk.logout();
    const headers = { host: "localhost:3000", cookie: kept, "x-vendor-key": "SMB", "x-client-type": "SSPP" };
    const again = await backend.app.inject({ url: path, headers });
    expect(again.statusCode).toBe(401);
    expect(again.cookies.map(({ name }) => name)).not.toContain("portico-auth-response");
  });

  test("another person's session is not found, and stays", async () => {
    const [dana, sam] = [await signedIn("dana"), await signedIn("sam")];
    const [ofSam] = await listOf(sam);
    const refused = await end(dana, `${path}/${ofSam!.sessionId}`);
    expect(await problemOf(refused)).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await isIn(sam)).toBe(true);
  });

  test("a request without the anti-forgery token signs nobody out", async () => {
    const [desk, phone] = [await signedIn("omar"), await signedIn("omar")];
    expect((await end(desk, others, { "x-csrf-token": "forged" })).status).toBe(403);
    expect(await isIn(phone)).toBe(true);
  });
});
