import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { TestClient, problemOf } from "../../../testing/testClient.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { setRole } from "../../../testing/setRole.ts";
import { users } from "./identity.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const accounts = "/api/pub/account/v1/accounts";
const stillIn = async (caller: TestClient) => (await caller.get(accounts)).status === 200;

describe("idle timeout", () => {
  test("[SESS-06 partly] the session ends 780 s plus the dialog's 120 s after the last activity, not a second sooner", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    backend.securityClock.advance(899);
    expect(await stillIn(caller)).toBe(true);
    backend.securityClock.advance(1);
    const over = await caller.get(accounts);
    expect(await problemOf(over)).toMatchObject({ status: 401, code: "SESSION_ENDED" });
  });

  test("[SESS-06 partly] a ping without activity does not extend the session, one with activity restarts the idle timeout", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    backend.securityClock.advance(600);
    expect(await (await caller.ping(false)).json()).toEqual({
      idleSeconds: 780,
      dialogSeconds: 120,
      pingSeconds: 30,
      secondsUntilIdleEnd: 300,
      secondsUntilAbsoluteEnd: 42_600,
    });
    expect(await (await caller.ping(true)).json()).toMatchObject({ secondsUntilIdleEnd: 900 });
    for (let seconds = 0; seconds < 870; seconds += 30) {
      backend.securityClock.advance(30);
      expect((await caller.ping(false)).status).toBe(200);
    }
    backend.securityClock.advance(30);
    expect((await caller.ping(false)).status).toBe(401);
  });

  test("reading does not extend a session, because an open tab reads by itself", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    backend.securityClock.advance(500);
    expect(await stillIn(caller)).toBe(true);
    backend.securityClock.advance(400);
    expect(await stillIn(caller)).toBe(false);
  });

  test("moving the demo's clock moves due dates, never session times", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    const moved = await caller.send("POST", "/demo/clock", { advanceSeconds: 86_400 });
    expect(await moved.json()).toMatchObject({ businessDate: "2026-11-22", timeZone: "America/New_York" });
    expect(await stillIn(caller)).toBe(true);
    await caller.send("POST", "/demo/clock", { now: "2026-11-21T15:00:00Z" });
  });
});

describe("the end of a session", () => {
  test("ends twelve hours after sign-in, whatever the activity", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    for (let passed = 0; passed < 43_199; passed += 800) {
      expect((await caller.ping(true)).status).toBe(200);
      backend.securityClock.advance(Math.min(800, 43_199 - passed));
    }
    expect(await stillIn(caller)).toBe(true);
    backend.securityClock.advance(1);
    expect(await stillIn(caller)).toBe(false);
  });

  test("[SESS-10 partly] signing out ends the session on the server: a kept cookie is rejected", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    const kept = caller.cookies();
    const response = await caller.logout();
    expect(response.status).toBe(200);
    expect(
      response.headers.getSetCookie().some((cookie) => /^portico-session=;.*Expires=Thu, 01 Jan 1970/.test(cookie)),
    ).toBe(true);
    const again = await backend.app.inject({
      url: accounts,
      headers: { host: "localhost:3000", cookie: kept, "x-vendor-key": "SMB", "x-client-type": "SSPP" },
    });
    expect(again.json()).toMatchObject({ status: 401, code: "SESSION_ENDED" });
    expect((await caller.login("dana", "portico-demo-2026")).status).toBe(200);
  });

  test("a request that finishes after the sign-out does not revive the session", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    await Promise.all([caller.ping(true), caller.logout("timeout"), caller.ping(true)]);
    expect(await stillIn(caller)).toBe(false);
    const { rows } = await backend.database.execute(
      "select count(*)::int as open from sessions where ended_at is null and ended_because is not null",
    );
    expect(rows).toEqual([{ open: 0 }]);
  });

  test("keeps the reason why it ended", async () => {
    const caller = await TestClient.signedIn(backend, "casey");
    await caller.logout("maintenance");
    const { rows } = await backend.database.execute(
      "select ended_because from sessions s join users u on u.id = s.user_id where u.username = 'casey'",
    );
    expect(rows).toEqual([{ ended_because: "maintenance" }]);
  });
});

describe("changes of a user", () => {
  test("a new role applies from the next call", async () => {
    const caller = await TestClient.signedIn(backend, "billie");
    await setRole(backend, "billie", "STANDARD");
    expect((await caller.send("POST", "/api/pub/pciedge/pci/v1/tickets", { accountId: "8347201180" })).status).toBe(
      403,
    );
    await setRole(backend, "billie", "BILLING");
  });

  test("a disabled user is signed out at the next call and cannot sign in", async () => {
    const caller = await TestClient.signedIn(backend, "quinn");
    await backend.database.update(users).set({ disabled: true }).where(eq(users.username, "quinn"));
    expect(await stillIn(caller)).toBe(false);
    expect((await (await TestClient.open(backend)).login("quinn", "portico-demo-2026")).status).toBe(401);
  });
});

test("responses to a signed-in customer are not cached", async () => {
  const caller = await TestClient.signedIn(backend, "dana");
  for (const path of [accounts, "/api/pub/account/v1/services?accountId=8347201180", "/api/pub/portal/v1/bootstrap"]) {
    expect((await caller.get(path)).headers.get("cache-control")).toBe("no-store");
  }
});

test("CPNI compliance reports whether and since when", async () => {
  const caller = await TestClient.signedIn(backend, "dana");
  expect(await (await caller.get("/api/pub/identity/v3/identity/cpni/compliance")).json()).toEqual({
    compliant: true,
    verifiedOn: "2026-03-02",
  });
});
