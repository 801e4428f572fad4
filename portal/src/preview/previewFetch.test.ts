import { describe, expect, test, vi } from "vitest";
import { createPreviewFetch } from "./previewFetch.ts";

function open(answer = new Response("{}")) {
  const sent: Request[] = [];
  const [refused, ended] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const network: typeof fetch = async (input) => (sent.push(input as Request), answer);
  return {
    sent,
    refused,
    ended,
    fetch: createPreviewFetch({
      fetch: network,
      token: "body.signature",
      vaultOrigin: "http://vault.localhost",
      locale: () => "es-US",
      refused,
      ended,
    }),
  };
}

const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ code }), { status, headers: { "content-type": "application/problem+json" } });
const at = (path: string) => `http://localhost${path}`;

describe("calls of a preview", () => {
  test("send the previewed customer and the language, and keep their own headers", async () => {
    const { fetch, sent } = open();
    await fetch(at("/api/pub/account/v1/accounts"), { headers: { "x-vendor-key": "SMB" } });
    expect(["x-portico-preview", "accept-language", "x-vendor-key"].map((name) => sent[0]?.headers.get(name))).toEqual([
      "body.signature",
      "es-US",
      "SMB",
    ]);
  });

  test.each([
    ["events of analytics", "POST", "/api/pub/telemetry/v1/events", 202],
    ["words that are missing", "POST", "/content/v1/errors", 202],
    ["the language that was chosen", "PUT", "/api/pub/identity/v1/language", 204],
  ])("send nothing about %s", async (_what, method, path, status) => {
    const { fetch, sent } = open();
    const answer = await fetch(at(path), { method, body: "{}" });
    expect([answer.status, sent]).toEqual([status, []]);
  });

  test("show the card form's frame, with a ticket that the server did not issue", async () => {
    const { fetch, sent } = open();
    const answer = await fetch(at("/api/pub/pciedge/pci/v1/tickets"), { method: "POST", body: "{}" });
    expect([await answer.json(), sent]).toEqual([
      {
        ticket: "preview",
        frameUrl: "http://vault.localhost/vault",
        vaultOrigin: "http://vault.localhost",
        expiresInSeconds: 900,
      },
      [],
    ]);
  });

  test("report a refused change, and leave the response to the portal", async () => {
    const { fetch, refused, ended } = open(problem(403, "PREVIEW_READ_ONLY"));
    expect(await (await fetch(at("/selfservice/graph"), { method: "POST", body: "{}" })).json()).toEqual({
      code: "PREVIEW_READ_ONLY",
    });
    expect([refused.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
  });

  test("report that the preview has expired", async () => {
    const { fetch, refused, ended } = open(problem(401, "PREVIEW_ENDED"));
    await fetch(at("/api/pub/account/v1/accounts"));
    expect([refused.mock.calls.length, ended.mock.calls.length]).toEqual([0, 1]);
  });

  test.each([[problem(403, "NOT_ALLOWED")], [new Response("Bad gateway", { status: 502 })], [new Response("{}")]])(
    "report nothing about other responses",
    async (answer) => {
      const { fetch, refused, ended } = open(answer);
      await fetch(at("/api/pub/account/v1/accounts"));
      expect([refused.mock.calls.length, ended.mock.calls.length]).toEqual([0, 0]);
    },
  );
});
