import { expect, test } from "vitest";
import type { Editor } from "../../api/bootstrap.ts";
import { amir, erin, vic } from "../../testing/fixtures.ts";
import { changeSetOf, changeSets, history } from "../../testing/reviewFixtures.ts";
import { waitingFor } from "./useWaiting.ts";

const failure = { ...history[0]!, action: "scheduleFailed" as const, changeSet: 8 };
const told = (who: Editor, failures = [failure]) =>
  waitingFor(who, [...changeSets, changeSetOf({ id: 13, state: "inReview" })], failures).map(
    ({ part, changeSets: some }) => `${part} ${some.map(({ id }) => id).join(" ")}`,
  );

test("a writer who publishes sees failed schedules, returned change sets, and open drafts", () => {
  expect(told(erin)).toEqual(["failed 8", "returned 10", "writing 12"]);
  expect(told(erin, [])).toEqual(["returned 10", "publish 8", "writing 12"]);
});

test("an approver sees what awaits review, except what they approved", () => {
  expect(told(amir)).toEqual(["review 13"]);
});

test("a viewer has no tasks", () => {
  expect(told(vic)).toEqual([]);
});
