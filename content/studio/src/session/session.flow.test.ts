import { authenticatorApp, openBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answer } from "../api/answer.ts";
import { createStudio, type Studio } from "../app/createStudio.ts";
import { asErin, openStudio } from "../testing/studioClient.testing.ts";
import { rememberLanguage } from "./session.api.ts";

let backend: Awaited<ReturnType<typeof openBackend>>;
let browser: ReturnType<typeof backend.browser>;
let studio: Studio;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  browser = backend.browser();
  studio = await openStudio(browser.fetch);
});

const asDana = { ...asErin, username: "dana" };
const phase = () => studio.session.getState().phase;
const listOne = ({ api: { client } }: Studio) =>
  answer(client.content.GET("/content/v1/editor/messages", { params: { query: { limit: 1 } } }));
/** A call that sends the anti-forgery token, as every write does, and changes nothing. */
const preview = ({ api: { client } }: Studio) =>
  answer(
    client.content.POST("/content/v1/editor/toggles/{key}/preview", {
      params: { path: { key: "bankLinking" }, header: client.writing() },
      body: { definition: { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "off" } },
    }),
  );

describe("signing in", () => {
  test("an editor gets their roles, and may read and write", async () => {
    expect(phase()).toBe("signedOut");
    expect(await studio.session.signIn(asErin)).toEqual({ kind: "signedIn" });
    expect(studio.session.getState()).toMatchObject({
      phase: "signedIn",
      editor: { username: "erin", abilities: ["view", "edit", "publish", "operate", "toggle"] },
      timing: { pingSeconds: 30 },
      again: false,
    });
    expect([(await listOne(studio)).ok, (await preview(studio)).ok]).toEqual([true, true]);
  });

  test("a page opened within a session has the session", async () => {
    await studio.session.signIn(asErin);
    expect((await openStudio(browser.fetch)).session.getState()).toMatchObject({
      phase: "signedIn",
      editor: { username: "erin" },
    });
  });

  test("a customer is signed in without a role, and the service rejects their calls", async () => {
    await studio.session.signIn(asDana);
    expect(studio.session.getState()).toMatchObject({ phase: "signedIn", editor: { username: "dana", abilities: [] } });
    expect(await listOne(studio)).toMatchObject({ ok: false, problem: { status: 403, code: "NOT_ALLOWED" } });
  });

  test("a wrong password is rejected in the caller's language, without a session", async () => {
    await rememberLanguage(studio.api.client, "es-US");
    const outcome = await studio.session.signIn({ ...asErin, password: "wrong" });
    expect(outcome).toMatchObject({
      kind: "refused",
      problem: { code: "INVALID_CREDENTIALS", title: expect.stringMatching(/usuario.*contraseña/) },
    });
    expect(phase()).toBe("signedOut");
  });

  test("a network error is reported", async () => {
    const words = await openStudio(browser.fetch);
    const cut = createStudio({ ...words, fetch: () => Promise.reject(new TypeError("offline")) });
    expect(await cut.session.signIn(asErin)).toEqual({ kind: "refused", problem: { status: 0, code: "UNREACHABLE" } });
  });

  test("works with the cookie of an expired session", async () => {
    browser.jar.set("portico-session", "nonsense");
    expect(await studio.session.signIn(asErin)).toEqual({ kind: "signedIn" });
  });

  test("the Studio uses the profile's language from then on", async () => {
    await studio.session.signIn(asErin);
    await rememberLanguage(studio.api.client, "es-US");
    const other = await openStudio(backend.browser().fetch);
    await other.session.signIn(asErin);
    expect(other.words.getState().locale).toBe("es-US");
    await rememberLanguage(other.api.client, "en-US");
  });
});

describe("two-step sign-in", () => {
  let app: () => string;
  let recoveryCodes: string[];
  const asTeresa = { ...asErin, username: "teresa" };

  /** Turns two-step sign-in on, as the portal's page for sign-in and security does. */
  beforeAll(async () => {
    const own = await openStudio(backend.browser().fetch);
    await own.session.signIn(asTeresa);
    const { identity, sending } = own.api.client;
    const params = () => ({ params: { header: sending() } });
    const setup = await answer(
      identity.POST("/api/pub/identity/v1/second-factor-setups", {
        ...params(),
        body: { currentPassword: asTeresa.password },
      }),
    );
    if (!setup.ok) throw new Error(setup.problem.code);
    app = authenticatorApp(setup.data.key, backend.securityClock);
    const turnedOn = await answer(
      identity.POST("/api/pub/identity/v1/second-factor-confirmations", { ...params(), body: { code: app() } }),
    );
    if (!turnedOn.ok) throw new Error(turnedOn.problem.code);
    ({ recoveryCodes } = turnedOn.data);
  });
  // A code works once, and the app shows the next one after 30 seconds.
  beforeEach(() => backend.securityClock.advance(60));

  test("the password leads to the code, and the code signs the editor in", async () => {
    expect(await studio.session.signIn(asTeresa)).toEqual({ kind: "codeRequired", factors: ["APP"] });
    expect(phase()).toBe("signedOut");
    expect(await studio.session.completeSignIn("000000")).toMatchObject({
      kind: "refused",
      problem: { code: "SECOND_FACTOR_WRONG" },
    });
    expect(await studio.session.completeSignIn(app())).toEqual({ kind: "signedIn" });
    expect(studio.session.getState()).toMatchObject({ phase: "signedIn", editor: { username: "teresa" } });
    expect([(await listOne(studio)).ok, (await preview(studio)).ok]).toEqual([true, true]);
  });

  test("a recovery code signs the editor in", async () => {
    await studio.session.signIn(asTeresa);
    expect(await studio.session.completeSignIn(recoveryCodes[0]!)).toEqual({ kind: "signedIn" });
  });

  test("a code after more than ten minutes is rejected, without a session", async () => {
    await studio.session.signIn(asTeresa);
    backend.securityClock.advance(601);
    expect(await studio.session.completeSignIn(app())).toMatchObject({
      kind: "refused",
      problem: { code: "SIGN_IN_STEP_OVER", title: "It’s been too long since you entered your password." },
    });
    expect(phase()).toBe("signedOut");
  });

  test("an ended session stays ended until the code, and its cached data stays", async () => {
    await studio.session.signIn(asTeresa);
    await studio.session.completeSignIn(app());
    studio.api.cache.put("messages", ["words"]);
    backend.securityClock.advance(901);
    await listOne(studio);
    expect(await studio.session.signIn(asTeresa)).toEqual({ kind: "codeRequired", factors: ["APP"] });
    expect([studio.session.getState(), studio.api.cache.stateOf("messages")]).toMatchObject([
      { phase: "ended", editor: { username: "teresa" } },
      { phase: "ready", data: ["words"] },
    ]);
    expect(await studio.session.completeSignIn(app())).toEqual({ kind: "signedIn" });
    expect(studio.session.getState()).toMatchObject({ phase: "signedIn", again: true });
    expect((await preview(studio)).ok).toBe(true);
  });
});

describe("signing out", () => {
  test("ends the session on the server and clears the cache", async () => {
    await studio.session.signIn(asErin);
    studio.api.cache.put("messages", ["words"]);
    await studio.session.signOut();
    expect(studio.session.getState()).toEqual({ phase: "signedOut", byUser: true });
    expect([studio.api.cache.stateOf("messages"), await listOne(studio)]).toMatchObject([
      { phase: "loading" },
      { problem: { code: "NOT_SIGNED_IN" } },
    ]);
    expect(await studio.session.signIn(asErin)).toEqual({ kind: "signedIn" });
  });

  test("a sign-out that does not reach the server is not treated as successful", async () => {
    let cut = false;
    const shaky = await openStudio((input, init) =>
      cut ? Promise.reject(new TypeError("offline")) : browser.fetch(input, init),
    );
    await shaky.session.signIn(asErin);
    cut = true;
    await shaky.session.signOut();
    expect(shaky.session.getState()).toMatchObject({ phase: "signedIn", stays: true });
    cut = false;
    await shaky.session.signOut();
    expect(shaky.session.getState().phase).toBe("signedOut");
  });
});

describe("an ended session", () => {
  beforeEach(() => studio.session.signIn(asErin));

  test("is detected by the next call; cached data stays until the same user signs in again, and is then refetched", async () => {
    let reads = 0;
    studio.api.cache.want("messages", async () => ({ ok: true, data: ++reads, version: undefined }));
    await expect.poll(() => studio.api.cache.stateOf("messages")).toMatchObject({ phase: "ready", data: 1 });
    backend.securityClock.advance(901);
    expect(await listOne(studio)).toMatchObject({
      problem: { code: "SESSION_ENDED", title: "Your session has ended." },
    });
    expect([studio.session.getState(), studio.api.cache.stateOf("messages")]).toMatchObject([
      { phase: "ended", editor: { username: "erin" } },
      { data: 1 },
    ]);
    expect(await studio.session.signIn(asErin)).toEqual({ kind: "signedIn" });
    expect(studio.session.getState()).toMatchObject({ phase: "signedIn", again: true });
    await expect.poll(() => studio.api.cache.stateOf("messages")).toMatchObject({ phase: "ready", data: 2 });
    expect((await preview(studio)).ok).toBe(true);
  });

  test("clears everything when left without signing in again", async () => {
    studio.session.end();
    studio.session.leave();
    expect(studio.session.getState()).toEqual({ phase: "signedOut", byUser: false });
  });

  test("is prevented by reported activity", async () => {
    backend.securityClock.advance(800);
    expect(await studio.session.ping(true)).toMatchObject({ secondsUntilIdleEnd: 900 });
    backend.securityClock.advance(800);
    expect([(await listOne(studio)).ok, phase()]).toEqual([true, "signedIn"]);
  });
});

test.each(["unavailable", "unreachable"])(
  "a refused call does not end the session while the start is %s",
  async (trouble) => {
    let isBroken = false;
    const shaky = await openStudio(async (input, init) => {
      const isStart = (input instanceof Request ? input.url : String(input)).endsWith("/content/v1/editor/start");
      if (!isStart || !isBroken) return browser.fetch(input, init);
      if (trouble === "unreachable") throw new TypeError("offline");
      return new Response(null, { status: 503 });
    });
    await shaky.session.signIn(asDana);
    isBroken = true;
    expect(await listOne(shaky)).toMatchObject({ ok: false, problem: { code: "NOT_ALLOWED" } });
    expect(shaky.session.getState().phase).toBe("signedIn");
  },
);

describe("another tab of the same browser", () => {
  beforeEach(() => studio.session.signIn(asErin));

  test("signs the same user in again: this tab continues with the new session", async () => {
    const other = await openStudio(browser.fetch);
    await other.session.signIn(asErin);
    expect([(await preview(studio)).ok, phase()]).toEqual([true, "signedIn"]);
  });

  test("signs another user in: nothing is written under their name, and this tab shows that its session has ended", async () => {
    const other = await openStudio(browser.fetch);
    await other.session.signIn(asDana);
    expect(await preview(studio)).toMatchObject({ ok: false });
    expect(studio.session.getState()).toMatchObject({ phase: "ended", editor: { username: "erin" } });
  });
});
