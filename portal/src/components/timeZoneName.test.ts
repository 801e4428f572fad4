import { expect, test } from "vitest";
import { timeZoneName } from "./timeZoneName.ts";

test.each([
  ["America/New_York", "Eastern Time", "hora del Este"],
  ["America/Chicago", "Central Time", "hora del Centro"],
  ["America/Denver", "Mountain Time", "hora de la Montaña"],
  ["America/Los_Angeles", "Pacific Time", "hora del Pacífico"],
])("%s is named as people say it: %s, %s", (zone, english, spanish) => {
  expect(timeZoneName(zone, "en-US")).toBe(english);
  expect(timeZoneName(zone, "es-US")).toBe(spanish);
});
