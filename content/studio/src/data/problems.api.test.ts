import { expect, test } from "vitest";
import { problems } from "../testing/reviewFixtures.ts";
import { countsByRelease, narrowed, valuesOf } from "./problems.api.ts";

const left = (query: string) => narrowed(problems, new URLSearchParams(query)).map(({ key }) => key);

test("the URL filters by release, kind, language, site and part of a key", () => {
  expect(left("")).toHaveLength(3);
  expect(left("release=4")).toEqual(["billing.payOnce.amount.title"]);
  expect(left("kind=missingKey&locale=en-US")).toEqual(["summary.greeting.new"]);
  expect(left("site=business&q=AMOUNT")).toEqual(["billing.payOnce.amount.title"]);
  expect(left("release=99")).toEqual([]);
});

test("releases are sorted newest first", () => {
  expect(
    countsByRelease([
      ...problems,
      { ...problems[0]!, release: "10", count: 5 },
      { ...problems[0]!, key: "other", count: 6 },
    ]),
  ).toEqual([
    { release: "built-in", count: 3 },
    { release: "10", count: 5 },
    { release: "4", count: 220 },
    { release: "3", count: 1 },
  ]);
  expect(valuesOf(problems, "site")).toEqual(["community", "business"]);
});
