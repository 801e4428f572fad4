import { expect, test } from "vitest";
import { type Room, roomsFor, formatMonth } from "./months.ts";

const named = (count: number, room: Room) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => roomsFor(index, count).includes(room));

test.each([
  [24, "wide", [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]],
  [24, "medium", [2, 5, 8, 11, 14, 17, 20, 23]],
  [24, "narrow", [5, 11, 17, 23]],
  [12, "wide", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [5, "narrow", [0, 1, 2, 3, 4]],
  [1, "narrow", [0]],
  [0, "narrow", []],
] as const)("[DSYS-02 partly] of %d months a %s plot labels %j", (count, room, places) => {
  expect(named(count, room)).toEqual(places);
});

test("[DSYS-02 partly] for any number of months the labels fit, and the newest is labelled", () => {
  for (const count of [36, 61, 120, 500, 5000]) {
    expect(named(count, "narrow").length).toBeLessThanOrEqual(5);
    expect(named(count, "narrow").at(-1)).toBe(count - 1);
  }
});

test.each([
  ["en-US", "November 2026", "Nov"],
  ["es-US", "noviembre de 2026", "nov"],
] as const)("[DSYS-02 partly] a month is formatted for %s", (locale, full, short) => {
  expect([
    formatMonth("2026-11-30", locale, "full"),
    formatMonth("2026-11-01", locale, "short"),
    formatMonth("2026-11-01", locale, "year"),
  ]).toEqual([full, short, "2026"]);
});
