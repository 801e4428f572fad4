import { expect, test } from "vitest";
import type { Editor } from "../../api/bootstrap.ts";
import { amir, erin, vic } from "../../testing/fixtures.ts";
import { changeSetOf, changeSets } from "../../testing/reviewFixtures.ts";
import { waitingFor } from "./useWaiting.ts";

const scheduleFailure = { code: "NOT_FROM_LIVE", publishAt: "2026-12-01T13:00:00.000Z" };
const failed = changeSets.map((each) => (each.id === 8 ? { ...each, scheduleFailure } : each));
const told = (who: Editor, all = failed) =>
  waitingFor(who, [...all, changeSetOf({ id: 13, state: "inReview" })]).map(
    ({ part, changeSets: some }) => `${part} ${some.map(({ id }) => id).join(" ")}`,
  );

test("a writer who publishes sees failed schedules, returned change sets, and open drafts", () => {
  expect(told(erin)).toEqual(["failed 8", "returned 10", "writing 12"]);
  expect(told(erin, changeSets)).toEqual(["returned 10", "publish 8", "writing 12"]);
});

test("an approver sees what awaits review, except what they approved", () => {
  expect(told(amir)).toEqual(["review 13"]);
});

test("a viewer has no tasks", () => {
  expect(told(vic)).toEqual([]);
});
