import type { ToPage } from "@portico/content-runtime/preview/protocol";
import { expect, test, vi } from "vitest";
import { converse, type Heard } from "./conversation.ts";

const here = "http://localhost:3000";

function open({ framed = true } = {}) {
  const posted = vi.fn<(message: unknown, origin: string) => void>();
  const studio = { postMessage: posted };
  const page = Object.assign(new EventTarget(), { location: { origin: here } });
  const window = Object.assign(page, { parent: framed ? studio : page }) as unknown as Window;
  const heard = Object.fromEntries(["write", "choose", "point", "speak", "judge"].map((type) => [type, vi.fn<(message: ToPage) => void>()]));
  const { tell } = converse(window, heard as unknown as Heard);
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => page.dispatchEvent(Object.assign(new Event("message"), { origin: here, source: studio, data, ...from }));
  return { say, tell, posted, heard };
}

test("what the Studio says is done", () => {
  const { say, heard } = open();
  say({ type: "point", key: "billing.home.title" });
  expect(heard["point"]?.mock.calls).toEqual([[{ type: "point", key: "billing.home.title" }]]);
});

test.each([
  ["from another origin", { type: "choose", on: true }, { origin: "https://elsewhere.example" }],
  ["from another frame", { type: "choose", on: true }, { source: {} }],
  ["of a kind that nobody knows", { type: "toString" }, {}],
  ["without a kind", "choose", {}],
])("what is said %s is not heard", (_what, data, from) => {
  const { say, heard } = open();
  expect(() => say(data, from)).not.toThrow();
  expect(Object.values(heard).map((hear) => hear.mock.calls.length)).toEqual([0, 0, 0, 0, 0]);
});

test("the page tells the Studio, on this origin alone; by itself it tells nobody", () => {
  const [framed, alone] = [open(), open({ framed: false })];
  framed.tell({ type: "ready" });
  alone.tell({ type: "ready" });
  expect(framed.posted.mock.calls).toEqual([[{ type: "ready" }, here]]);
});
