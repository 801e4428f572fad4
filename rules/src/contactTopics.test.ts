import { expect, test } from "vitest";
import { validateContactTopics, usualTopics } from "./contactTopics.rules.ts";

test("until somebody chooses, a contact's role decides what it is contacted about", () => {
  expect(usualTopics("PROPERTY_MANAGER")).toEqual(["MAINTENANCE", "OUTAGES", "BILLING"]);
  expect(usualTopics("MAINTENANCE")).toEqual(["MAINTENANCE", "OUTAGES"]);
  expect(usualTopics("BOARD_MEMBER")).toEqual([]);
});

test("somebody is chosen for outages, where there is anybody", () => {
  expect(validateContactTopics([])).toEqual([]);
  expect(validateContactTopics([{ topics: ["BILLING"] }, { topics: ["OUTAGES"] }])).toEqual([]);
  expect(validateContactTopics([{ topics: ["BILLING"] }])).toEqual([{ field: "OUTAGES", code: "MISSING" }]);
});
