import { expect, test } from "vitest";
import { differences, live, releases } from "../../testing/reviewFixtures.ts";
import { filtered, sidesOf, sizeOf } from "./comparing.ts";

const release = (number: string) => releases.find((each) => each.release === number)!;

test("what is live shows what it brought, any other release what would change if it came back", () => {
  expect(sidesOf(release("4"), { live }, null)).toEqual({ from: "3", to: "4" });
  expect(sidesOf(release("2"), { live }, null)).toEqual({ from: "4", to: "2" });
  expect(sidesOf(release("2"), { live }, "1")).toEqual({ from: "1", to: "2" });
});

test("the very first release, which is live, is held against itself", () => {
  const first = live.map((each) => ({ ...each, release: "1" }));
  expect(sidesOf(release("1"), { live: first }, null)).toEqual({ from: "1", to: "1" });
});

test("a comparison is narrowed to one kind, and to what holds a word in its key or on either side", () => {
  expect(sizeOf(filtered(differences, "all", ""))).toBe(3);
  expect(filtered(differences, "toggles", "").messages).toEqual([]);
  expect(filtered(differences, "messages", "").toggles).toEqual([]);
  expect(filtered(differences, "all", " PÁGUELO ").messages.map(({ key }) => key)).toEqual(["session.signIn.lead"]);
  expect(filtered(differences, "all", "killed")).toEqual({ messages: [], toggles: differences.toggles });
});
