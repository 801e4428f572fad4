import { describe, expect, test } from "vitest";
import { sharedSlice } from "./sharedSlice.ts";
import { createWorkflows, type Workflows } from "./workflows.ts";

const counts = (state = 0, { type }: { type: string }) => (type === "counted" ? state + 1 : state);
const counted = { type: "counted" };
const workflow = (name: string, reducers: Workflows["reducers"]) => ({ name, reducers, sagas: {} });

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

test("a slice that workflows share has a part of each; a part that loads later leaves the others as they are", () => {
  const { inject, reduceRoot } = started();
  const billing = sharedSlice("billing");
  inject(workflow("receipt", billing({ receipt: counts })));
  const before = reduceRoot(undefined, counted);
  inject(workflow("activity", { ...billing({ activity: counts }), oneTimePassword: counts }));
  expect(reduceRoot(before, counted)).toEqual({
    loading: 2,
    billing: { receipt: 2, activity: 1 },
    oneTimePassword: 1,
  });
});

describe("a name that has an owner is refused to another", () => {
  const another = (state = 0) => state;
  const billing = sharedSlice("billing");
  test.each<[string, Workflows["reducers"], Workflows["reducers"]]>([
    ["of a slice of the start", {}, { loading: another }],
    ["of an injected slice", { search: counts }, { search: another }],
    ["of a shared slice", billing({ receipt: counts }), { billing: another }],
    ["of a slice that is not shared", { billing: another }, billing({ activity: counts })],
  ])("%s", (_, first, second) => {
    const { inject, reduceRoot } = started();
    inject(workflow("first", first));
    const before = reduceRoot(undefined, counted);
    expect(() => inject(workflow("second", second))).toThrow("has an owner");
    expect(Object.keys(reduceRoot(before, counted))).toEqual(Object.keys(before));
  });

  test("of a part of a shared slice", () =>
    expect(() => billing({ receipt: another })).toThrow("billing.receipt has an owner"));
});

test("the same workflows may be registered again, by each screen that needs them", () => {
  const { inject, reduceRoot } = started();
  inject(workflow("search", { search: counts }));
  inject(workflow("search", { search: counts }));
  expect(reduceRoot(undefined, counted)).toEqual({ loading: 1, search: 1 });
});
