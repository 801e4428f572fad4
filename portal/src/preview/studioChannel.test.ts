import type { ToPage } from "@portico/content-runtime/preview/protocol";
import { expect, test, vi } from "vitest";
import { connectToStudio, type MessageHandlers } from "./studioChannel.ts";

const here = "http://localhost:3000";

function open({ framed = true } = {}) {
  const posted = vi.fn<(message: unknown, origin: string) => void>();
  const studio = { postMessage: posted };
  const page = Object.assign(new EventTarget(), { location: { origin: here } });
  const window = Object.assign(page, { parent: framed ? studio : page }) as unknown as Window;
  const handlers = Object.fromEntries(
    ["write", "choose", "point", "speak", "audit"].map((type) => [type, vi.fn<(message: ToPage) => void>()]),
  );
  const { post } = connectToStudio(window, handlers as unknown as MessageHandlers);
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    page.dispatchEvent(Object.assign(new Event("message"), { origin: here, source: studio, data, ...from }));
  return { say, post, posted, handlers };
}

test("messages from the Studio are handled", () => {
  const { say, handlers } = open();
  say({ type: "point", key: "billing.home.title" });
  expect(handlers["point"]?.mock.calls).toEqual([[{ type: "point", key: "billing.home.title" }]]);
});

test.each([
  ["from another origin", { type: "choose", on: true }, { origin: "https://elsewhere.example" }],
  ["from another frame", { type: "choose", on: true }, { source: {} }],
  ["of a kind that nobody knows", { type: "toString" }, {}],
  ["without a kind", "choose", {}],
])("messages %s are ignored", (_what, data, from) => {
  const { say, handlers } = open();
  expect(() => say(data, from)).not.toThrow();
  expect(Object.values(handlers).map((handle) => handle.mock.calls.length)).toEqual([0, 0, 0, 0, 0]);
});

test("the page posts to the Studio on this origin only; opened on its own it posts nothing", () => {
  const [framed, alone] = [open(), open({ framed: false })];
  framed.post({ type: "ready" });
  alone.post({ type: "ready" });
  expect(framed.posted.mock.calls).toEqual([[{ type: "ready" }, here]]);
});
