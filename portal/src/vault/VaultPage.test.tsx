import "@portico/design-system/theme";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { createCallFeed, recordCalls } from "../api/recorder.ts";
import { openVaultChannel } from "../components/vault-frame/useVaultChannel.ts";
import { builtInContent } from "../testing/builtInContent.ts";
import type { ToFrame, ToPortal } from "../lib/vaultProtocol.ts";
import { portalPort } from "./portalPort.ts";
import { VaultPage } from "./VaultPage.tsx";

const init: Extract<ToFrame, { type: "init" }> = {
  type: "init",
  ticket: "tk_1",
  mode: { kind: "newCard" },
  locale: "en-US",
  theme: "light",
  site: "business",
  businessDate: "2026-11-21",
};

/** Renders the frame's page over a real channel, with a stubbed vault. */
async function opened(
  answer: () => Response = () => new Response(null, { status: 503 }),
  site: "business" | "community" = "business",
) {
  const { port1, port2 } = new MessageChannel();
  const told: ToPortal[] = [];
  port1.onmessage = ({ data }: MessageEvent<ToPortal>) => void told.push(data);
  const root = Object.assign(document.createElement("div"), { id: "root" });
  document.body.replaceChildren(root);
  const sent = vi.fn((request: Request) =>
    request
      .clone()
      .text()
      .then(() => answer()),
  );
  const content = await builtInContent("en-US");
  const port = {
    post: (message: ToPortal) => port2.postMessage(message),
    onMessage: (listener: (message: ToFrame) => void) =>
      void (port2.onmessage = ({ data }) => listener(data as ToFrame)),
  };
  const calls = createCallFeed();
  const fetch = recordCalls(sent as unknown as typeof globalThis.fetch, calls, Date.now);
  const screen = await render(<VaultPage content={content} port={port} fetch={fetch} calls={calls} />, {
    container: root,
  });
  const say = (message: ToFrame) => port1.postMessage(message);
  say({ ...init, site });
  await expect.poll(() => told).toContainEqual({ type: "ready" });
  return { screen, told, say, sent };
}

test("the frame reports its height below the visible part of the page too, where browsers run no ResizeObserver", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { told } = await opened();
  vi.unstubAllGlobals();
  await expect.poll(() => told).toContainEqual({ type: "resized", height: expect.any(Number) });
});

test("the frame reports that it is ready and its height, again when errors make it higher", async () => {
  const { told, say } = await opened();
  const heights = () => told.flatMap((message) => (message.type === "resized" ? [message.height] : []));
  await expect.poll(() => heights().length).toBeGreaterThan(0);
  const before = heights().at(-1) ?? 0;
  say({ type: "submit" });
  await expect.poll(() => told).toContainEqual({ type: "invalid", fieldCount: 5 });
  await expect.poll(() => heights().at(-1)).toBeGreaterThan(before);
});

test("[SESS-06 partly] typing in the frame is reported to the portal as activity, throttled and without what was typed", async () => {
  const { screen, told } = await opened();
  await userEvent.type(screen.getByRole("textbox", { name: "Card number" }), "4242 42");
  await expect.poll(() => told.filter(({ type }) => type === "activity")).toEqual([{ type: "activity" }]);
});

test("language and theme follow the portal live, and typed input is kept", async () => {
  const { screen, say } = await opened();
  await userEvent.type(screen.getByRole("textbox", { name: "Card number" }), "4242 42");
  say({ type: "locale", locale: "es-US" });
  say({ type: "theme", theme: "dark" });
  await expect.element(screen.getByRole("textbox", { name: "Número de tarjeta" })).toHaveValue("4242 42");
  await expect.poll(() => document.title).toBe("Datos de la tarjeta");
  await expect.poll(() => document.documentElement.dataset["theme"]).toBe("dark");
  say({ type: "locale", locale: "en-US" });
  say({ type: "theme", theme: "system" });
  await expect.poll(() => document.documentElement.dataset["theme"]).toBeUndefined();
});

const stored = {
  token: "vt_1",
  type: "visa",
  lastFour: "4242",
  expiry: "1229",
  cardName: "Dana Reyes",
  fundingKind: "credit",
  canSave: true,
  expiresInSeconds: 900,
};

async function typeCard() {
  for (const value of ["Dana Reyes", "4242424242424242", "1229", "987", "02110"]) {
    await userEvent.tab();
    await userEvent.keyboard(value);
  }
  await userEvent.keyboard("{Enter}");
}

test("[WALL-07 partly] the card is sent to the vault's endpoint only, and no message to the portal contains any of it", async () => {
  const { told, sent } = await opened(() => Response.json(stored, { status: 201 }));
  await typeCard();
  await expect.poll(() => told.map(({ type }) => type)).toEqual(expect.arrayContaining(["stored", "called"]));
  expect(sent.mock.calls.map(([request]) => new URL(request.url).pathname)).toEqual([
    "/api/pub/pciedge/pci/v1/payments",
  ]);
  expect(sent.mock.calls[0]?.[0].headers.get("authorization")).toBe("Bearer tk_1");
  // Messages about calls are checked below; their numbers are not the card's and may be any.
  expect(JSON.stringify(told.filter(({ type }) => type !== "called"))).not.toMatch(/4242424242424242|987|02110|Dana/);
});

test.each([
  ["business", "SMB"],
  ["community", "SCS"],
] as const)(
  "[SHELL-01 partly] on a page of the %s site the card call sends vendor key %s and client type SSPP",
  async (site, vendorKey) => {
    const { told, sent } = await opened(() => Response.json(stored, { status: 201 }), site);
    await typeCard();
    await expect.poll(() => told.map(({ type }) => type)).toContain("stored");
    expect(sent.mock.calls.map(([{ headers }]) => [headers.get("x-vendor-key"), headers.get("x-client-type")])).toEqual(
      [[vendorKey, "SSPP"]],
    );
  },
);

const refused = {
  type: "/problems/invalid-card",
  title: "4242424242424242",
  detail: "Dana Reyes",
  status: 400,
  code: "INVALID_CARD",
  fields: [{ field: "cardNumber", code: "INVALID" }],
};

test.each([
  [
    "taken",
    () => Response.json(stored, { status: 201, headers: { "x-cluster-version": "13.13.0-rc.1" } }),
    { status: 201, succeeded: true, clusterVersion: "13.13.0-rc.1" },
  ],
  [
    "refused",
    () => Response.json(refused, { status: 400, headers: { "content-type": "application/problem+json" } }),
    { status: 400, succeeded: false, problemCode: "INVALID_CARD" },
  ],
  [
    "left without an answer",
    () => Promise.reject<Response>(new TypeError("no network")),
    { status: 0, succeeded: false },
  ],
] as const)(
  "[ANLY-01 partly] a card call that is %s is reported to the portal with its outcome, and without request or response data",
  async (_ended, answer, outcome) => {
    const { told } = await opened(answer as () => Response);
    await typeCard();
    await expect.poll(() => told.filter(({ type }) => type === "called")).toHaveLength(1);
    const [message] = told.filter((said) => said.type === "called");
    expect(message?.call).toMatchObject({
      method: "POST",
      url: `${location.origin}/api/pub/pciedge/pci/v1/payments`,
      durationMs: expect.any(Number),
      graphErrors: [],
      ...outcome,
    });
    const known = [
      "method",
      "url",
      "durationMs",
      "status",
      "statusText",
      "succeeded",
      "clusterVersion",
      "transactionId",
      "problemCode",
      "graphErrors",
    ];
    expect(Object.keys(message?.call ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  },
);

test("only a page of an allowed origin that actually embeds the frame can open the channel", async () => {
  const heard = vi.fn();
  void portalPort(window, ["http://portal.example"]).then(heard);
  window.postMessage({ portico: "vault", type: "open" }, "*", [new MessageChannel().port1]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).not.toHaveBeenCalled();
});

test("the portal posts its port to the vault's origin only: a frame showing another page does not receive it", async () => {
  const frame = document.createElement("iframe");
  frame.srcdoc = "<script>onmessage = (event) => parent.postMessage('heard', '*')</script>";
  const heard = vi.fn();
  window.addEventListener("message", ({ data }) => data === "heard" && heard());
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  openVaultChannel(frame, "http://vault.example", () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).not.toHaveBeenCalled();
  openVaultChannel(frame, location.origin, () => undefined);
  await expect.poll(() => heard).toHaveBeenCalled();
  frame.remove();
});
