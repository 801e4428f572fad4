import { expect, test } from "vitest";
import { previewChoices } from "../../../testing/previewFixtures.ts";
import { allStates, maxStates, stateId, statesIn, usualStates } from "./states.ts";

const named = (query: string, choices = previewChoices) => statesIn(new URLSearchParams(query), choices).map(stateId);

test("the default is one customer of each role, more owners, and one of the other site", () => {
  expect(usualStates(previewChoices).map(stateId)).toEqual([
    "business:dana",
    "business:billie",
    "business:sam",
    "business:pat",
    "community:alex",
  ]);
  expect(named("")).toEqual(usualStates(previewChoices).map(stateId));
});

test("without customers the anonymous visitors of both sites are shown", () => {
  expect(usualStates({ ...previewChoices, people: [] }).map(stateId)).toEqual(["business:-", "community:-"]);
});

test("the URL names the states; the list may be empty, and unknown ones are ignored", () => {
  expect(named("states=community:alex,business:-,business:alex")).toEqual(["business:-", "community:alex"]);
  expect(named("states=")).toEqual([]);
});

test("the number of states is limited", () => {
  const people = Array.from({ length: 40 }, (_, place) => ({
    username: `p${place}`,
    name: "P",
    role: "PRIMARY",
    site: "business" as const,
    shows: "",
  }));
  const choices = { ...previewChoices, people };
  expect(named(`states=${allStates(choices).map(stateId).join(",")}`, choices)).toHaveLength(maxStates);
});
