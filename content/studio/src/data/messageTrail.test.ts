import { expect, test } from "vitest";
import { saveTrail, loadTrail, neighboursOf, type Trail } from "./messageTrail.ts";

const trail: Trail = {
  address: "/studio/messages?part=billing",
  stops: [
    { key: "billing.a", scope: "all" },
    { key: "billing.a", scope: "business" },
    { key: "billing.b", scope: "all" },
  ],
};

test("a message's previous and next are those of the list it was opened from, per site", () => {
  expect(neighboursOf(trail, { key: "billing.a", scope: "business" })).toEqual({
    previous: trail.stops[0],
    next: trail.stops[2],
    position: 2,
    count: 3,
  });
  expect(neighboursOf(trail, { key: "billing.a", scope: "all" })).toMatchObject({ previous: undefined, position: 1 });
  expect(neighboursOf(trail, { key: "shell.signOut", scope: "all" })).toBeUndefined();
});

test("the list survives a reload; invalid or blocked storage counts as no list", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
  expect(loadTrail(storage)).toBeUndefined();
  saveTrail(trail, storage);
  expect(loadTrail(storage)).toEqual(trail);
  const refusing = () => {
    throw new Error("forbidden");
  };
  expect(() => saveTrail(trail, { setItem: refusing })).not.toThrow();
  expect(loadTrail({ getItem: () => "{" })).toBeUndefined();
});
