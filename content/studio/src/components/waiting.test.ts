import { expect, test } from "vitest";
import { amir, erin } from "../testing/fixtures.ts";
import { approval, changeSetOf, changeSets } from "../testing/reviewFixtures.ts";
import { isMine, waitsFor } from "./waiting.ts";

const numbers = (some: readonly { id: number }[]) => some.map(({ id }) => id);

test("a change set in review waits for approvers who neither edited nor approved it", () => {
  const inReview = changeSetOf({ state: "inReview" });
  expect(waitsFor(amir, inReview)).toBe(true);
  expect(waitsFor(amir, changeSetOf())).toBe(false);
  expect(waitsFor({ ...amir, username: "erin" }, inReview)).toBe(false);
  expect(waitsFor(amir, changeSetOf({ state: "inReview", reviews: [approval] }))).toBe(false);
  expect(waitsFor({ ...erin, username: "renata" }, inReview)).toBe(false);
});

test("my change sets are the open ones that I created or edited", () => {
  expect(numbers(changeSets.filter((each) => isMine(erin, each)))).toEqual([12, 10, 9, 8]);
  expect(isMine({ username: "teresa" }, changeSetOf({ contributors: ["erin", "teresa"] }))).toBe(true);
});
