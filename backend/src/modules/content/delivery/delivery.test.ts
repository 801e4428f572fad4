import { createHash, createPublicKey, verify } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { canonicalJson } from "@portico/message/canonical";
import type { Snapshot } from "@portico/message/tree";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { Editor } from "../../../../testing/editor.ts";
import { copyFor, publishedManifest } from "./content.reads.ts";
import type { Manifest } from "../content.types.ts";

/** The default of CONTENT_BROTLI_LEVEL; tests run with a lower one. */
const productionLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

let backend: TestBackend;
let erin: Editor;
let fetch: typeof globalThis.fetch;
beforeAll(async () => {
  backend = await openBackend();
  erin = await Editor.signIn(backend);
  fetch = backend.browser().fetch;
});
afterAll(() => backend.close());

const manifest = async (site = "business") =>
  (await (await fetch(`/content/v1/manifest?site=${site}`)).json()) as Manifest;
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("the manifest", () => {
  test("is the one in the page, signed with the key that it names", async () => {
    const { signature, ...signed } = await manifest();
    expect((await backend.browser().bootstrap()).content).toEqual({ ...signed, signature });
    const key = createPublicKey({ key: Buffer.from(signed.publicKey, "base64url"), format: "der", type: "spki" });
    const bytes = Buffer.from(canonicalJson(signed));
    const isRight = (data: Buffer) =>
      verify("sha256", data, { key, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url"));
    expect(isRight(bytes)).toBe(true);
    expect(isRight(Buffer.from(canonicalJson({ ...signed, release: "99" })))).toBe(false);
  });

  test("is that of the requested site, by default the host's", async () => {
    expect((await manifest("community")).site).toBe("community");
    const { fetch: community } = backend.browser("community");
    expect(((await (await community("/content/v1/manifest")).json()) as Manifest).site).toBe("community");
  });

  test("is revalidated by ETag", async () => {
    const first = await fetch("/content/v1/manifest");
    const again = await fetch("/content/v1/manifest", {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect([first.status, first.headers.get("cache-control"), again.status, await again.text()]).toEqual([
      200,
      "no-cache",
      304,
      "",
    ]);
  });
});

describe("a snapshot", () => {
  const asked = (url: string, encoding: string) =>
    backend.app.inject({ url, headers: { host: "localhost:3000", "accept-encoding": encoding } });

  test("is named by the hash of its bytes, is canonical, and immutable", async () => {
    const { locales } = await manifest();
    for (const { hash, url } of Object.values(locales)) {
      const answer = await fetch(url);
      const text = await answer.text();
      expect(sha256(text)).toBe(hash);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }
  });

  test.each([
    ["br", "gzip, deflate, br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["gzip", "br;q=0, gzip;q=0.5", gunzipSync],
    [undefined, "identity", (bytes: Uint8Array) => Buffer.from(bytes)],
  ])("is sent as %s for Accept-Encoding %s", async (encoding, accepts, unpack) => {
    const { hash, url } = (await manifest()).locales["es-US"];
    const { headers, rawPayload } = await asked(url, accepts);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(String(headers["vary"])).toContain("accept-encoding");
    expect(sha256(unpack(rawPayload))).toBe(hash);
  });

  test("of one language stays within its size budget: 20 bytes of brotli per message", { tags: "full" }, async () => {
    for (const { url } of Object.values((await manifest()).locales)) {
      const { rawPayload } = await asked(url, "identity");
      const { messages } = JSON.parse(rawPayload.toString()) as Snapshot;
      expect(brotliCompressSync(rawPayload, productionLevel).length).toBeLessThan(Object.keys(messages).length * 20);
    }
  });

  test("with an unknown or invalid hash is rejected", async () => {
    expect((await fetch(`/content/v1/snapshots/${"0".repeat(64)}`)).status).toBe(404);
    expect((await fetch("/content/v1/snapshots/..%2fetc")).status).toBe(400);
  });

  test("is served on the vault's origin too, for the card form", async () => {
    const { url } = (await manifest()).locales["en-US"];
    expect((await backend.browser().vaultFetch(url)).status).toBe(200);
  });
});

describe("a delta", () => {
  test(
    "of one edited message is at most 1 KB of brotli and yields the snapshot with the named hash",
    { tags: "full" },
    async () => {
      const before = (await manifest()).locales["en-US"];
      await erin.draft("billing.close", { en: "Close it now", es: "Cierre ahora" });
      await erin.publish();
      const after = (await manifest()).locales["en-US"];
      const url = `/content/v1/deltas/${before.hash}/${after.hash}`;
      const delta = (await (await fetch(url)).json()) as { set: object; remove: string[] };
      expect(Object.keys(delta.set)).toEqual(["billing.close"]);
      const from = (await (await fetch(before.url)).json()) as Snapshot;
      expect(sha256(canonicalJson({ ...from, messages: { ...from.messages, ...delta.set } }))).toBe(after.hash);
      expect(
        (await backend.app.inject({ url, headers: { host: "localhost:3000", "accept-encoding": "br" } })).rawPayload
          .length,
      ).toBeLessThanOrEqual(1024);
    },
  );

  test("between two languages, or from an unknown snapshot, returns 404", async () => {
    const { locales } = await manifest();
    expect((await fetch(`/content/v1/deltas/${locales["en-US"].hash}/${locales["es-US"].hash}`)).status).toBe(404);
    expect((await fetch(`/content/v1/deltas/${"0".repeat(64)}/${locales["es-US"].hash}`)).status).toBe(404);
  });
});

describe("texts written by the server", () => {
  test("are the published ones, in each language, with localized money and dates", { tags: "full" }, async () => {
    await erin.draft("billing.tryAgain", { en: "Do try again", es: "Intente otra vez" });
    await erin.publish();
    const english = await copyFor(backend, "business", "en-US");
    const spanish = await copyFor(backend, "business", "es-US");
    expect([english("billing.tryAgain"), spanish("billing.tryAgain")]).toEqual(["Do try again", "Intente otra vez"]);
    expect(english("problem.NOT_FOUND.title")).toMatch(/\w/);
  });
});

describe("client error reports", () => {
  const report = (errors: object[], headers: Record<string, string> = {}) =>
    fetch("/content/v1/errors", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ errors }),
    });
  const missing = { kind: "missingKey", key: "billing.close", locale: "es-US", release: "1", count: 2 };

  test("are counted by key, for editors", async () => {
    expect((await report([missing])).status).toBe(202);
    expect((await report([missing, { ...missing, kind: "formatError", count: 1 }])).status).toBe(202);
    expect((await erin.call("GET", "errors")).body).toMatchObject({
      errors: [
        { ...missing, site: "business", count: 4 },
        { kind: "formatError", count: 1 },
      ],
    });
  });

  test("of unknown keys are dropped, so that clients cannot fill the table", async () => {
    expect(await (await report([{ ...missing, key: "made.up" }])).json()).toEqual({ accepted: 0 });
  });

  test("of unknown releases are dropped; the build's own texts are always known", async () => {
    expect(
      await (
        await report([
          { ...missing, release: "999999999" },
          { ...missing, release: "000000001" },
          { ...missing, release: "built-in" },
        ])
      ).json(),
    ).toEqual({ accepted: 1 });
  });

  test("are accepted from our own pages only, in small batches", async () => {
    expect((await report([missing], { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await report([])).status).toBe(400);
    expect((await report([{ ...missing, text: "my card is 4111" }])).status).toBe(400);
    expect((await report(Array.from({ length: 101 }, () => missing))).status).toBe(400);
  });
});

/** So many that some of them meet a reader: in the full run only. */
const publications = 20;

test.runIf(process.env["TEST_FULL"] === "1")(
  "during a series of publications, no reader sees a manifest that mixes two releases",
  async () => {
    const seen = new Map<string, string>();
    let publishing = true;
    async function read(): Promise<void> {
      while (publishing) {
        const { release, locales, toggles } = await publishedManifest(backend, "business");
        const parts = JSON.stringify([locales, toggles]);
        expect(seen.get(release) ?? parts).toBe(parts);
        seen.set(release, parts);
        // Publications get their turn; readers without a pause would take most of the processor.
        await setTimeout(20);
      }
    }
    const readers = Array.from({ length: 4 }, read);
    for (let n = 0; n < publications; n++) {
      await erin.draft("billing.close", { en: `Close ${n}`, es: `Cerrar ${n}` });
      expect((await erin.publish()).status).toBe(201);
    }
    publishing = false;
    await Promise.all(readers);
    expect(seen.size).toBeGreaterThan(publications / 2);
  },
  60_000,
);
