import type { ToggleEntry } from "@portico/gate/toggles";
import { OFREPWebProvider } from "@openfeature/ofrep-web-provider";
import { OpenFeature } from "@openfeature/web-sdk";
import { EventSource } from "undici";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { TestClient } from "../../../../testing/testClient.ts";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend } from "../../../../testing/openBackend.ts";
import type { TestBackend, TestBrowser } from "../../../../testing/types.ts";
import { builtIn } from "../catalogue.ts";
import { mergeBuiltIn } from "../releases/mergeBuiltIn.service.ts";

type Flag = { key: string; value: unknown; reason: string; variant: string; metadata: Record<string, unknown> };
type Bulk = { flags: Flag[]; metadata: { etag: string }; eventStreams: object[] };

let backend: TestBackend;
let erin: Editor;
beforeAll(async () => {
  backend = await openBackend();
  erin = await Editor.signIn(backend);
});
afterAll(() => backend.close());
afterEach(() => OpenFeature.close());

const ask = (browser: TestBrowser, key = "", body: unknown = {}, headers: Record<string, string> = {}) =>
  browser.fetch(`/ofrep/v1/evaluate/flags${key && `/${key}`}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const valueFor = async (browser: TestBrowser, key: string, body?: unknown) =>
  ((await (await ask(browser, key, body)).json()) as Flag).value;

type Definition = Parameters<Editor["draftToggle"]>[1];
const define = async (key: string, definition: object) =>
  (await erin.draftToggle(key, definition as Definition)).status;

const onFor = (condition: object) => ({
  state: "ENABLED",
  variants: { on: true, off: false },
  defaultVariant: "off",
  targeting: { if: [condition, "on", "off"] },
});

describe("[COPY-02 partly] feature toggles over OFREP", () => {
  test("the official OpenFeature web client can read them", async () => {
    const browser = backend.browser();
    const provider = new OFREPWebProvider({
      baseUrl: "http://localhost:3000",
      pollInterval: 0,
      changeDetection: "none",
      fetchImplementation: browser.fetch,
    });
    await OpenFeature.setProviderAndWait(provider, { targetingKey: "whoever" });
    const client = OpenFeature.getClient();
    expect(client.getBooleanDetails("billing", false)).toMatchObject({
      value: true,
      variant: "on",
      reason: "STATIC",
      flagMetadata: { applies: "atOnce" },
    });
    expect(client.getBooleanValue("userPreferences", true)).toBe(false);
    expect(client.getBooleanDetails("noSuchToggle", true)).toMatchObject({ value: true, errorCode: "FLAG_NOT_FOUND" });
  });

  test(
    "typed variants keep their types (string, integer, fraction); server-only toggles are left out",
    { tags: "full" },
    async () => {
      const entry = builtIn.register["coBrowse"];
      if (entry === undefined) throw new Error("the register has no such toggle");
      const typed = (type: "string" | "number", usual: string | number): ToggleEntry => ({
        ...entry,
        type,
        default: usual,
      });
      const newer = {
        ...builtIn,
        hash: "a newer build",
        register: {
          ...builtIn.register,
          layout: typed("string", "short"),
          rows: typed("number", 25),
          share: typed("number", 0.5),
          secret: { ...typed("string", "kept"), clientVisible: false },
        },
      };
      const other = await openBackend();
      await mergeBuiltIn(other.database, newer, other.securityClock.now(), other.clock.timeZone);
      await OpenFeature.setProviderAndWait(
        new OFREPWebProvider({
          baseUrl: "http://localhost:3000",
          pollInterval: 0,
          changeDetection: "none",
          fetchImplementation: other.browser().fetch,
        }),
        { targetingKey: "whoever" },
      );
      const client = OpenFeature.getClient();
      expect([
        client.getStringValue("layout", ""),
        client.getNumberValue("rows", 0),
        client.getNumberValue("share", 0),
      ]).toEqual(["short", 25, 0.5]);
      expect(client.getStringDetails("rows", "none")).toMatchObject({ value: "none", errorCode: "TYPE_MISMATCH" });
      expect(client.getStringDetails("secret", "none")).toMatchObject({ value: "none", errorCode: "FLAG_NOT_FOUND" });
      expect(client.getNumberDetails("paymentCutOffHour", -1)).toMatchObject({
        value: -1,
        errorCode: "FLAG_NOT_FOUND",
      });
      await other.close();
    },
  );

  test(
    "it is notified of a change by the event stream named in the response, and reads again",
    { tags: "full" },
    async () => {
      const open = await openBackend();
      const origin = await open.app.listen({ port: 0, host: "127.0.0.1" });
      vi.stubGlobal("EventSource", EventSource);
      await OpenFeature.setProviderAndWait(
        new OFREPWebProvider({
          baseUrl: origin,
          pollInterval: 0,
          changeDetection: "sse",
          cacheMode: "disabled",
          disableVisibilityRefresh: true,
        }),
        { targetingKey: "whoever" },
      );
      const client = OpenFeature.getClient();
      expect(client.getBooleanValue("coBrowse", true)).toBe(false);
      const editor = await Editor.signIn(open);
      await editor.draftToggle("coBrowse", {
        state: "ENABLED",
        variants: { on: true, off: false },
        defaultVariant: "on",
      });
      await editor.publish();
      await expect.poll(() => client.getBooleanValue("coBrowse", false)).toBe(true);
      await OpenFeature.close();
      vi.unstubAllGlobals();
      open.app.server.closeAllConnections();
      await open.close();
    },
  );

  test("bulk evaluation has an ETag that avoids a second body", async () => {
    const browser = backend.browser();
    const first = await ask(browser);
    const { flags, metadata, eventStreams } = (await first.json()) as Bulk;
    expect(flags.map(({ key }) => key).sort()).toEqual([
      "bankLinking",
      "billing",
      "canUseSMBSpeedTestMFE",
      "coBrowse",
      "communityChannels",
      "equipment",
      "hostedVoice",
      "pointOfContact",
      "securitySuite",
      "speedBump",
      "speedBumpRoutes",
      "techAmenitiesIsMfeEnabled",
      "techAmenitiesPropertyHomePage",
      "userPreferences",
      "voice",
    ]);
    expect(metadata.etag).toBe((await browser.bootstrap()).content.toggles);
    expect(eventStreams).toEqual([{ type: "sse", endpoint: { requestUri: "/content/v1/events?site=business" } }]);
    const etag = first.headers.get("etag") ?? "";
    expect((await ask(browser, "", {}, { "if-none-match": etag })).status).toBe(304);
  });

  test("an unknown toggle returns OFREP's FLAG_NOT_FOUND", async () => {
    const answer = await ask(backend.browser(), "noSuchToggle");
    expect([answer.status, await answer.json()]).toEqual([404, { key: "noSuchToggle", errorCode: "FLAG_NOT_FOUND" }]);
  });

  test("the evaluation context comes from host and session; the body's is ignored", { tags: "full" }, async () => {
    expect(
      await define(
        "coBrowse",
        onFor({ or: [{ "==": [{ var: "site" }, "community"] }, { "==": [{ var: "role" }, "PRIMARY"] }] }),
      ),
    ).toBe(200);
    await erin.publish();
    const { browser: dana } = await TestClient.signedIn(backend, "dana");
    const lies = {
      context: { targetingKey: "8347201180", site: "community", role: "PRIMARY", accountId: "8347201180" },
    };
    expect(await valueFor(backend.browser(), "coBrowse", lies)).toBe(false);
    expect(await valueFor(backend.browser("community"), "coBrowse")).toBe(true);
    expect(await valueFor(dana, "coBrowse")).toBe(true);
    expect((await dana.bootstrap()).toggles.values["coBrowse"]).toMatchObject({ value: true, killed: false });
  });

  test("targeting can use the account's services", { tags: "full" }, async () => {
    await define("coBrowse", onFor({ in: ["MOBILE", { var: "services" }] }));
    await erin.publish();
    const [{ browser: dana }, { browser: lucia }] = [
      await TestClient.signedIn(backend, "dana"),
      await TestClient.signedIn(backend, "lucia"),
    ];
    expect([
      await valueFor(dana, "coBrowse"),
      await valueFor(lucia, "coBrowse"),
      await valueFor(backend.browser(), "coBrowse"),
    ]).toEqual([true, false, false]);
  });
});

describe("[COPY-03 partly] the kill switch", () => {
  test(
    "turns a toggle off for everyone at once, whatever its targeting, with a reason; publishing a draft turns it on again",
    { tags: "full" },
    async () => {
      await define("coBrowse", {
        state: "ENABLED",
        variants: { on: true, off: false },
        defaultVariant: "on",
        targeting: { if: [true, "on", "off"] },
      });
      await erin.publish();
      expect(await valueFor(backend.browser(), "coBrowse")).toBe(true);
      await define("coBrowse", onFor({ "==": [{ var: "site" }, "community"] }));
      expect(await erin.kill("coBrowse")).toMatchObject({
        status: 201,
        body: { kind: "kill", changedToggles: ["coBrowse"], reason: "A test" },
      });
      expect(await valueFor(backend.browser("community"), "coBrowse")).toBe(false);
      expect((await backend.browser().bootstrap()).toggles.values["coBrowse"]).toMatchObject({
        value: false,
        killed: true,
      });
      expect(await erin.publish()).toMatchObject({
        status: 422,
        body: { code: "NOT_FROM_LIVE", conflicts: [{ item: "toggle", key: "coBrowse" }] },
      });
      await define("coBrowse", { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "on" });
      await erin.publish();
      expect((await backend.browser().bootstrap()).toggles.values["coBrowse"]).toMatchObject({
        value: true,
        killed: false,
      });
    },
  );
});

describe("a definition that would break a reader is rejected", () => {
  test.each([
    ["a default that is no variant", { state: "ENABLED", variants: { on: true }, defaultVariant: "of" }],
    ["variants of another type", { state: "ENABLED", variants: { on: "yes" }, defaultVariant: "on" }],
    [
      "targeting that names no variant",
      {
        state: "ENABLED",
        variants: { on: true, off: false },
        defaultVariant: "off",
        targeting: { if: [true, "onn", "off"] },
      },
    ],
    [
      "targeting outside flagd's schema",
      { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "off", targeting: { exec: ["rm"] } },
    ],
  ])("%s", async (_, definition) => {
    expect(await define("coBrowse", definition)).toBe(422);
  });

  test("a kill marker in an editor's definition is ignored", async () => {
    expect(
      await define("coBrowse", {
        state: "ENABLED",
        variants: { on: true, off: false },
        defaultVariant: "on",
        metadata: { killed: true, applies: "nextSession" },
      }),
    ).toBe(200);
    expect(
      (await erin.call<{ draft: { definition: object } }>("GET", "toggles/coBrowse")).body.draft.definition,
    ).toMatchObject({ metadata: { applies: "atOnce" } });
  });
});
