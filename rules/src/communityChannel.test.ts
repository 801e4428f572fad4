import { expect, test } from "vitest";
import {
  validateChannel,
  validateChannelSettings,
  channelState,
  isActivationCode,
  televisionState,
  tidyActivationCode,
  tidyChannel,
} from "./communityChannel.rules.ts";

const facts = { name: "Pool", description: "", slideText: "Open", enabled: true, startsOn: null, endsOn: null };
const today = "2026-11-21";

test.each([
  [{ enabled: false }, "OFF"],
  [{}, "ACTIVE"],
  [{ startsOn: today, endsOn: today }, "ACTIVE"],
  [{ startsOn: "2026-11-22" }, "SCHEDULED"],
  [{ endsOn: "2026-11-20" }, "ENDED"],
  [{ startsOn: "2026-11-01", endsOn: "2026-11-20", enabled: false }, "OFF"],
] as const)("a channel with %j is %s on November 21", (change, state) => {
  expect(channelState({ ...facts, ...change }, today)).toBe(state);
});

test.each([
  [{}, []],
  [{ name: "" }, [{ field: "name", code: "MISSING" }]],
  [{ name: "x".repeat(40), slideText: "é".repeat(280), description: "x".repeat(140) }, []],
  [{ name: "x".repeat(41) }, [{ field: "name", code: "TOO_LONG" }]],
  [{ description: "x".repeat(141) }, [{ field: "description", code: "TOO_LONG" }]],
  [{ slideText: "" }, [{ field: "slideText", code: "MISSING" }]],
  [{ slideText: "x".repeat(281) }, [{ field: "slideText", code: "TOO_LONG" }]],
  [{ startsOn: "2026-11-22", endsOn: "2026-11-22" }, []],
  [{ startsOn: "2026-11-22", endsOn: "2026-11-21" }, [{ field: "endsOn", code: "OUT_OF_RANGE" }]],
])("a channel with %j has the errors %j", (change, errors) => {
  expect(validateChannel({ ...facts, ...change })).toEqual(errors);
});

test("typed texts lose the space around them", () => {
  expect(tidyChannel({ ...facts, name: " Pool ", description: " x", slideText: "Open\n" })).toMatchObject({
    name: "Pool",
    description: "x",
    slideText: "Open",
  });
});

const settings = { captions: "EN", rotationSeconds: 15, quietFrom: null, quietUntil: null } as const;
test.each([
  [{}, []],
  [{ rotationSeconds: 5 }, []],
  [{ rotationSeconds: 120 }, []],
  [{ rotationSeconds: 4 }, [{ field: "rotationSeconds", code: "OUT_OF_RANGE" }]],
  [{ rotationSeconds: 121 }, [{ field: "rotationSeconds", code: "OUT_OF_RANGE" }]],
  [{ rotationSeconds: 7.5 }, [{ field: "rotationSeconds", code: "OUT_OF_RANGE" }]],
  [{ quietFrom: "22:00", quietUntil: "06:00" }, []],
  [{ quietFrom: "22:00" }, [{ field: "quietUntil", code: "MISSING" }]],
  [{ quietUntil: "06:00" }, [{ field: "quietFrom", code: "MISSING" }]],
  [{ quietFrom: "22:00", quietUntil: "22:00" }, [{ field: "quietUntil", code: "INVALID" }]],
])("settings with %j have the errors %j", (change, errors) => {
  expect(validateChannelSettings({ ...settings, ...change })).toEqual(errors);
});

test.each([
  ["mpl2-7k4q", "MPL27K4Q", true],
  [" MPL2 7K4Q ", "MPL27K4Q", true],
  ["MPL2–7K4Q", "MPL27K4Q", true],
  ["MPL27K4", "MPL27K4", false],
  ["MPL27K4QQ", "MPL27K4QQ", false],
  ["MPL27K4O", "MPL27K4O", false],
  ["MPL27K41", "MPL27K41", false],
])("the typed code %j is stored as %s; could be one: %s", (typed, stored, could) => {
  expect(tidyActivationCode(typed)).toBe(stored);
  expect(isActivationCode(stored)).toBe(could);
});

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 15, 0, seconds));
test.each([
  [null, 299, "CONNECTING"],
  [null, 300, "FAILED"],
  [6, 5, "CONNECTING"],
  [6, 6, "ONLINE"],
  [600, 599, "FAILED"],
  [600, 600, "ONLINE"],
])("a television that first reports after %s seconds is, after %s seconds, %s", (first, now, state) => {
  expect(televisionState(at(0), first === null ? null : at(first), at(now))).toBe(state);
});
