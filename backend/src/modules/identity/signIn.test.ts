import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestClient, problemOf } from "../../../testing/testClient.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { demoPassword } from "../../database/people.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const accounts = "/api/pub/account/v1/accounts";

describe("signing in", () => {
  test("[SESS-01 partly] a valid user name and password return SUCCESS with the profile", async () => {
    const caller = await TestClient.open(backend);
    const response = await caller.login("dana", demoPassword);
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toMatchObject({
      result: "SUCCESS",
      session: {
        authenticated: true,
        profile: {
          username: "dana",
          role: "PRIMARY",
          accountNumber: "8347201180",
          accountName: "Harbor Street Bakery",
        },
      },
    });
    expect((await caller.get(accounts)).status).toBe(200);
  });

  test("user names are compared without case and surrounding spaces", async () => {
    const caller = await TestClient.open(backend);
    expect((await caller.login("  DaNa ", demoPassword)).status).toBe(200);
  });

  test("[SESS-01 partly] PASSWORD_RESET_REQUIRED does not sign in, and sets a grant in an HTTP-only cookie", async () => {
    const caller = await TestClient.open(backend);
    const response = await caller.login("rory", demoPassword);
    const answer = await response.json();
    expect(answer).toEqual({ result: "PASSWORD_RESET_REQUIRED", csrfToken: expect.any(String) });
    const grant = response.headers.getSetCookie().find((cookie) => cookie.startsWith("portico-reset="));
    expect(grant).toMatch(/Max-Age=900; Path=\/; HttpOnly; SameSite=Strict/);
    expect((await problemOf(await caller.get(accounts))).code).toBe("NOT_SIGNED_IN");
  });

  test("a wrong password, an unknown user and a user of the other site get the same response", async () => {
    const answers = await Promise.all(
      [
        ["dana", "wrong"],
        ["nobody", demoPassword],
        ["alex", demoPassword],
      ].map(async ([name = "", password = ""]) => {
        const response = await (await TestClient.open(backend)).login(name, password);
        const { transactionId: _own, ...problem } = (await response.json()) as Record<string, unknown>;
        return { status: response.status, problem };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 401, problem: { code: "INVALID_CREDENTIALS" } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test("the response is in the request's language", async () => {
    const caller = await TestClient.open(backend);
    const body = { username: "nobody", password: "wrong", rememberMe: false };
    const response = await caller.send("POST", "/api/pub/sbnetloginedge/login", body, {
      "accept-language": "es-MX, en;q=0.5",
    });
    expect((await problemOf(response)).title).toBe("El nombre de usuario y la contraseña no coinciden.");
  });

  test("an invalid request returns the fields at fault and never repeats a value", async () => {
    const caller = await TestClient.open(backend);
    const response = await caller.send("POST", "/api/pub/sbnetloginedge/login", {
      username: "",
      password: 4711_0815,
      rememberMe: "perhaps",
      extra: "canary-value",
    });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      code: "INVALID_REQUEST",
      fields: expect.arrayContaining([
        { field: "username", code: "TOO_SHORT" },
        { field: "password", code: "INVALID" },
        { field: "rememberMe", code: "INVALID" },
        { field: "", code: "NOT_SUPPORTED" },
      ]),
    });
    expect(text).not.toMatch(/canary-value|47110815|perhaps/);
  });
});

describe("the session that sign-in opens", () => {
  test("[SESS-07 partly] session id and anti-forgery token are regenerated, and the old ones are invalid", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    const [oldCookies, oldToken] = [caller.cookies(), caller.token];
    await caller.login("dana", demoPassword);
    expect(caller.token).not.toBe(oldToken);
    expect(caller.cookies()).not.toBe(oldCookies);

    const ping = { method: "POST" as const, url: "/api/pub/session/v1/ping", payload: { active: true } };
    const headers = { host: "localhost:3000", "x-vendor-key": "SMB", "x-client-type": "SSPP" };
    const old = await backend.app.inject({
      ...ping,
      headers: { ...headers, cookie: oldCookies, "x-csrf-token": oldToken },
    });
    expect(old.json()).toMatchObject({ status: 401, code: "SESSION_ENDED" });
    const oldRead = await backend.app.inject({ url: accounts, headers: { ...headers, cookie: oldCookies } });
    expect(oldRead.json()).toMatchObject({ status: 401, code: "SESSION_ENDED" });
    expect((await caller.send("POST", ping.url, ping.payload, { "x-csrf-token": oldToken })).status).toBe(403);
    expect((await caller.ping(true)).status).toBe(200);
  });

  test("its cookie is HTTP-only and same-site, and the database stores only its hash", async () => {
    const caller = await TestClient.open(backend);
    const response = await caller.login("dana", demoPassword);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("portico-session="));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const id = decodeURIComponent(cookie?.slice("portico-session=".length).split(";")[0] ?? "").split(".")[0] ?? "";
    const { rows } = await backend.database.execute("select id_hash from sessions");
    expect(id.length).toBeGreaterThan(20);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test('the profile cookie shows the user for 90 days with "remember me", and changing it has no effect on the server', async () => {
    const caller = await TestClient.open(backend);
    const response = await caller.login("sam", demoPassword, true);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("portico-profile="));
    expect(cookie).toContain("Max-Age=7776000");
    expect(cookie).not.toContain("HttpOnly");
    const shown = JSON.parse(decodeURIComponent(caller.browser.jar.get("portico-profile") ?? ""));
    expect(shown).toMatchObject({
      username: "sam",
      role: "STANDARD",
      accountNumber: "8347201180",
      RememberMe: true,
      siteVersion: "business",
    });
    caller.browser.jar.set("portico-profile", encodeURIComponent(JSON.stringify({ ...shown, role: "PRIMARY" })));
    const { session } = await caller.browser.bootstrap();
    expect(session.profile?.role).toBe("STANDARD");
    expect((await caller.send("POST", "/api/pub/pciedge/pci/v1/tickets", { accountId: "8347201180" })).status).toBe(
      403,
    );
  });

  test('signing out clears the profile cookie; with "remember me" the user name stays, without account data', async () => {
    const [remembered, other] = [await TestClient.open(backend), await TestClient.open(backend)];
    await remembered.login("sam", demoPassword, true);
    await other.login("sam", demoPassword, false);
    await remembered.logout();
    await other.logout();
    const left = JSON.parse(decodeURIComponent(remembered.browser.jar.get("portico-profile") ?? "null"));
    expect(left).toEqual({ username: "sam", siteVersion: "business", RememberMe: true });
    expect(other.browser.jar.get("portico-profile")).toBeUndefined();
  });

  test("a session of the business site is not valid on the community site", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    const read = await backend.app.inject({
      url: accounts,
      headers: {
        host: "community.localhost:3000",
        cookie: caller.cookies(),
        "x-vendor-key": "SCS",
        "x-client-type": "SSPP",
      },
    });
    expect(read.statusCode).toBe(401);
  });
});

describe("behind a proxy that terminates TLS", () => {
  test("cookies are Secure and host-only, and HSTS is on", async () => {
    const secure = await openBackend({ config: { tls: true, trustProxy: true } });
    const headers = {
      host: "localhost:3000",
      "x-forwarded-proto": "https",
      "x-vendor-key": "SMB",
      "x-client-type": "SSPP",
    };
    const page = await secure.app.inject({ url: "/api/pub/portal/v1/bootstrap", headers });
    expect(page.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    const csrf = page.cookies.find(({ name }) => name === "__Host-portico-csrf");
    const login = await secure.app.inject({
      method: "POST",
      url: "/api/pub/sbnetloginedge/login",
      payload: { username: "dana", password: demoPassword, rememberMe: false },
      headers: { ...headers, cookie: `__Host-portico-csrf=${csrf?.value}`, "x-csrf-token": page.json().csrfToken },
    });
    expect(login.statusCode).toBe(200);
    const session = login.cookies.find(({ name }) => name === "__Host-portico-session");
    expect(session).toMatchObject({ secure: true, httpOnly: true, path: "/", sameSite: "Lax" });
    expect(session).not.toHaveProperty("domain");
    expect(login.cookies.map(({ name, secure: isSecure }) => [name, isSecure]).sort()).toEqual([
      ["__Host-portico-appointments", true],
      ["__Host-portico-auth-response", true],
      ["__Host-portico-csrf", true],
      ["__Host-portico-device", true],
      ["__Host-portico-session", true],
      ["portico-profile", true],
    ]);
    await secure.close();
  });
});
