import { describe, expect, test } from "vitest";
import { type SliceReducers, createWorkflows } from "./workflows.ts";

const counts = (state = 0, { type }: { type: string }) => (type === "counted" ? state + 1 : state);
const counted = { type: "counted" };
const workflow = (name: string, reducers: SliceReducers) => ({ name, reducers, sagas: {} });

function started() {
  const workflows = createWorkflows("screens");
  workflows.addSlices({ loading: counts });
  return workflows;
}

test("a slice that loads later stands at the root beside those of the start, which keep their state", () => {
  const { inject, reduceRoot } = started();
  const before = reduceRoot(undefined, counted);
  inject(workflow("search", { search: counts }));
  expect([before, reduceRoot(before, counted)]).toEqual([{ loading: 1 }, { loading: 2, search: 1 }]);
});

test("a slice of several workflows has a part of each; a part that loads later leaves the others as they are", () => {
  const { inject, reduceRoot } = started();
  inject(workflow("receipt", { billing: { receipt: counts } }));
  const before = reduceRoot(undefined, counted);
  inject(workflow("activity", { billing: { activity: counts }, oneTimePassword: counts }));
  expect(reduceRoot(before, counted)).toEqual({
    loading: 2,
    billing: { receipt: 2, activity: 1 },
    oneTimePassword: 1,
  });
});

describe("a name that has an owner is refused to another", () => {
  test.each<[string, SliceReducers, SliceReducers]>([
    ["a slice of the start", {}, { loading: counts }],
    ["a slice of the start, as a slice of parts", {}, { loading: { part: counts } }],
    ["an injected slice", { search: counts }, { search: counts }],
    ["a part of a slice", { billing: { receipt: counts } }, { billing: { receipt: counts } }],
    ["a slice of parts", { billing: { receipt: counts } }, { billing: counts }],
    ["a slice without parts", { billing: counts }, { billing: { receipt: counts } }],
  ])("%s", (_, first, second) => {
    const { inject, reduceRoot } = started();
    inject(workflow("first", first));
    const before = reduceRoot(undefined, counted);
    expect(() => inject(workflow("second", second))).toThrow("has an owner");
    expect(Object.keys(reduceRoot(before, counted))).toEqual(Object.keys(before));
  });
});

test("the same workflows may be registered again, by each screen that needs them", () => {
  const { inject, reduceRoot } = started();
  inject(workflow("search", { search: counts }));
  inject(workflow("search", { search: counts }));
  expect(reduceRoot(undefined, counted)).toEqual({ loading: 1, search: 1 });
});
