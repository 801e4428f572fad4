import { expect, test } from "vitest";
import { differences, live, releases } from "../../testing/releaseFixtures.ts";
import { filtered, sidesOf, sizeOf } from "./comparing.ts";

const release = (number: string) => releases.find((each) => each.release === number)!;

test("the live release shows its own changes, any other what a rollback to it would change", () => {
  expect(sidesOf(release("4"), { live }, null)).toEqual({ from: "3", to: "4" });
  expect(sidesOf(release("2"), { live }, null)).toEqual({ from: "4", to: "2" });
  expect(sidesOf(release("2"), { live }, "1")).toEqual({ from: "1", to: "2" });
});

test("the first release, when live, is compared with itself", () => {
  const first = live.map((each) => ({ ...each, release: "1" }));
  expect(sidesOf(release("1"), { live: first }, null)).toEqual({ from: "1", to: "1" });
});

test("a comparison is filtered by kind, and by text in the key or on either side", () => {
  expect(sizeOf(filtered(differences, "all", ""))).toBe(4);
  expect(filtered(differences, "toggles", "").messages).toEqual([]);
  expect(filtered(differences, "messages", "").toggles).toEqual([]);
  expect(sizeOf(filtered(differences, "articles", ""))).toBe(1);
  expect(filtered(differences, "all", " PÁGUELO ").messages.map(({ key }) => key)).toEqual(["session.signIn.lead"]);
  expect(filtered(differences, "all", "killed")).toEqual({
    ...{ messages: [], forms: [], articles: [] },
    toggles: differences.toggles,
  });
});
