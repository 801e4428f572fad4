import { describe, expect, test } from "vitest";
import { callRoute, type CallForwarding, type CallLine, forwardingFaults, loopOf } from "./callForwarding.rules.ts";
import {
  always,
  appliesAt,
  type CallSchedule,
  nextChange,
  scheduleFault,
  usualHours,
  weekMomentAt,
} from "./callSchedule.rules.ts";
import { callerNumberFault, forwardingNumberFault, storedNumber } from "./forwardingNumber.rules.ts";

const [a, b, c, cell] = ["6175550101", "6175550102", "6175550103", "6175550199"];
const none: CallForwarding = {
  always: { on: false, to: null, schedule: always },
  busy: null,
  noAnswer: null,
  unreachable: null,
  alsoRing: [],
};
const all = (to: string, schedule: CallSchedule = always): CallForwarding => ({
  ...none,
  always: { on: true, to, schedule },
});
const line = (number: string, forwarding: CallForwarding = none, more: Partial<CallLine> = {}): CallLine => ({
  number,
  forwarding,
  doNotDisturb: false,
  rings: 4,
  hasVoicemail: true,
  isReachable: true,
  ...more,
});
const during: CallSchedule = { when: "DURING", ...usualHours };
const outside: CallSchedule = { when: "OUTSIDE", ...usualHours };
const [atWork, atNight] = [
  { day: "TUE", time: "10:00" },
  { day: "TUE", time: "22:00" },
] as const;

describe("[SERV-04 partly] numbers that calls may be forwarded to", () => {
  test.each([
    ["(617) 555-0142", null],
    ["+1 617 555 0142", null],
    ["1-617-555-0142", null],
    ["800-555-0142", null],
    ["", "MISSING"],
    ["911", "EMERGENCY"],
    ["9 911", "EMERGENCY"],
    ["933", "EMERGENCY"],
    ["988", "EMERGENCY"],
    ["900-555-0142", "PREMIUM"],
    ["+1 900 555 0142", "PREMIUM"],
    ["617-976-0142", "PREMIUM"],
    ["976-0142", "PREMIUM"],
    ["+44 20 7946 0958", "INTERNATIONAL"],
    ["011 44 20 7946 0958", "INTERNATIONAL"],
    ["0044 20 7946 0958", "INTERNATIONAL"],
    ["416-555-0142", "INTERNATIONAL"],
    ["876-555-0142", "INTERNATIONAL"],
    ["411", "INVALID"],
    ["555-0142", "INVALID"],
    ["211-555-0142", "INVALID"],
    ["617-155-0142", "INVALID"],
    ["1-800-FLOWERS", "INVALID"],
    ["617-555-0142 x12", "INVALID"],
  ])("%j: %s", (typed, fault) => {
    expect(forwardingNumberFault(typed)).toBe(fault);
  });

  test.each([
    ["876-555-0142", null],
    ["900-555-0142", null],
    ["911", "EMERGENCY"],
    ["12", "INVALID"],
    [" ", "MISSING"],
  ])("a caller to block, %j: %s", (typed, fault) => {
    expect(callerNumberFault(typed)).toBe(fault);
  });

  test("a number is stored as ten digits", () => {
    expect(storedNumber("+1 (617) 555-0142")).toBe("6175550142");
  });
});

describe("[SERV-04 partly] schedules in the account's time zone", () => {
  test.each([
    [always, { day: "SUN", time: "03:00" }, true],
    [during, { day: "MON", time: "09:00" }, true],
    [during, { day: "MON", time: "08:59" }, false],
    [during, { day: "FRI", time: "17:00" }, false],
    [during, { day: "SAT", time: "10:00" }, false],
    [outside, { day: "SAT", time: "10:00" }, true],
    [outside, { day: "MON", time: "10:00" }, false],
  ] as const)("%j at %j applies: %s", (schedule, at, applies) => {
    expect(appliesAt(schedule, at)).toBe(applies);
  });

  test.each([
    [{ ...during, days: [] }, "NO_DAYS"],
    [{ ...during, from: "17:00", to: "09:00" }, "ENDS_BEFORE_IT_STARTS"],
    [{ ...always, days: [] }, null],
    [outside, null],
  ] as const)("%j is refused: %s", (schedule, fault) => {
    expect(scheduleFault(schedule)).toBe(fault);
  });

  test("the same instant is another hour, and another day, in another zone", () => {
    const instant = new Date("2026-11-24T04:30:00Z");
    expect(weekMomentAt(instant, "America/New_York")).toEqual({ day: "MON", time: "23:30" });
    expect(weekMomentAt(instant, "Pacific/Honolulu")).toEqual({ day: "MON", time: "18:30" });
    expect(weekMomentAt(instant, "UTC")).toEqual({ day: "TUE", time: "04:30" });
  });

  test.each([
    ["2026-11-24T15:00:00Z", "2026-11-24T22:00:00.000Z"],
    ["2026-11-24T22:00:00Z", "2026-11-25T14:00:00.000Z"],
    // From Friday evening to Monday morning.
    ["2026-11-27T23:00:00Z", "2026-11-30T14:00:00.000Z"],
    // Over the end of daylight saving time: 9 AM is an hour later in UTC.
    ["2026-10-30T23:00:00Z", "2026-11-02T14:00:00.000Z"],
  ])("after %s the next change of a work week is at %s", (now, next) => {
    expect(nextChange(during, new Date(now), "America/New_York")?.toISOString()).toBe(next);
  });

  test("a schedule that always applies never changes", () => {
    expect(nextChange(always, new Date(), "America/New_York")).toBeNull();
  });
});

describe("[SERV-04 partly] loops", () => {
  test.each<[string, CallLine, CallLine[], string[] | null]>([
    ["to another number", line(a, all(cell)), [], null],
    ["to another line", line(a, all(b)), [line(b)], null],
    ["to itself", line(a, all(a)), [], [a, a]],
    ["there and back", line(a, all(b)), [line(b, all(a))], [a, b, a]],
    ["through a third line", line(a, all(b)), [line(b, all(c)), line(c, all(a))], [a, b, c, a]],
    ["through a busy line", line(a, all(b)), [line(b, { ...none, busy: a })], [a, b, a]],
    ["through no answer", line(a, { ...none, noAnswer: b }), [line(b, { ...none, noAnswer: a })], [a, b, a]],
    ["through a line that cannot be reached", line(a, { ...none, unreachable: b }), [line(b, all(a))], [a, b, a]],
    [
      "through simultaneous ring",
      line(a, { ...none, alsoRing: [{ number: b, confirm: true }] }),
      [line(b, all(a))],
      [a, b, a],
    ],
    ["at different hours", line(a, all(b, during)), [line(b, all(a, outside))], null],
    ["at the same hours", line(a, all(b, during)), [line(b, all(a, during))], [a, b, a]],
    ["a loop of others", line(a, all(b)), [line(b, all(c)), line(c, all(b))], null],
    [
      "one that is switched off",
      line(a, all(b)),
      [line(b, { ...none, always: { on: false, to: a, schedule: always } })],
      null,
    ],
    // All calls forwarded: what happens when the line is busy does not count.
    ["a busy line that never rings", line(a, all(b)), [line(b, { ...all(cell), busy: a })], null],
  ])("%s", (_, one, others, loop) => {
    expect(loopOf(one, others)).toEqual(loop);
  });
});

describe("[SERV-04 partly] what is refused when forwarding is saved", () => {
  const others = [line(b, all(a)), line(c)];
  test.each<[string, CallForwarding, unknown]>([
    ["nothing", none, []],
    ["a good number", all(cell), []],
    [
      "on without a number",
      { ...none, always: { on: true, to: null, schedule: always } },
      [{ field: "always", code: "MISSING" }],
    ],
    [
      "a number that is kept while off",
      { ...none, always: { on: false, to: "911", schedule: always } },
      [{ field: "always", code: "EMERGENCY" }],
    ],
    ["its own number", { ...none, busy: a }, [{ field: "busy", code: "OWN_NUMBER" }]],
    ["a schedule without days", all(cell, { ...during, days: [] }), [{ field: "schedule", code: "NO_DAYS" }]],
    ["a loop, at its field", { ...none, busy: cell, noAnswer: b }, [{ field: "noAnswer", code: "LOOP", through: b }]],
    [
      "two equal numbers",
      {
        ...none,
        alsoRing: [
          { number: cell, confirm: true },
          { number: cell, confirm: false },
        ],
      },
      [{ field: "alsoRing.1", code: "REPEATED" }],
    ],
    [
      "too many",
      { ...none, alsoRing: Array.from({ length: 6 }, (_, at) => ({ number: `617555015${at}`, confirm: true })) },
      [{ field: "alsoRing", code: "TOO_MANY" }],
    ],
    [
      "premium and international",
      { ...none, busy: "9005550142", unreachable: "8765550142" },
      [
        { field: "busy", code: "PREMIUM" },
        { field: "unreachable", code: "INTERNATIONAL" },
      ],
    ],
  ])("%s", (_, forwarding, faults) => {
    expect(forwardingFaults(line(a, forwarding), others)).toEqual(faults);
  });
});

describe("[SERV-04 partly] where a call goes", () => {
  const others = [line(b), line(c, all(cell))];
  const rings = (number: string, isLine: boolean, confirm = false) => ({ number, isLine, confirm });
  const voicemail = (number: string) => ({ kind: "VOICEMAIL", number });
  const nothing = { kind: "NONE" };
  test.each<[string, CallLine, typeof atWork | typeof atNight, unknown]>([
    [
      "it rings",
      line(a),
      atWork,
      { reason: "NORMAL", via: [], ringing: [rings(a, true)], seconds: 24, then: voicemail(a) },
    ],
    [
      "all calls to a number",
      line(a, all(cell)),
      atWork,
      { reason: "FORWARDED", via: [a], ringing: [rings(cell, false)], seconds: 0, then: nothing },
    ],
    [
      "all calls to a line",
      line(a, all(b)),
      atWork,
      { reason: "FORWARDED", via: [a], ringing: [rings(b, true)], seconds: 24, then: voicemail(b) },
    ],
    [
      "on through two lines",
      line(a, all(c)),
      atWork,
      { reason: "FORWARDED", via: [a, c], ringing: [rings(cell, false)], seconds: 0, then: nothing },
    ],
    ["within hours", line(a, all(cell, outside)), atWork, { reason: "NORMAL", ringing: [rings(a, true)] }],
    ["outside hours", line(a, all(cell, outside)), atNight, { reason: "FORWARDED", ringing: [rings(cell, false)] }],
    [
      "several numbers",
      line(a, { ...none, alsoRing: [{ number: cell, confirm: true }] }),
      atWork,
      { reason: "NORMAL", ringing: [rings(a, true), rings(cell, false, true)] },
    ],
    ["no answer", line(a, { ...none, noAnswer: cell }), atWork, { then: { kind: "NUMBER", number: cell } }],
    ["no voicemail", line(a, none, { hasVoicemail: false }), atWork, { then: nothing }],
    [
      "do not disturb",
      line(a, none, { doNotDisturb: true }),
      atWork,
      { reason: "DO_NOT_DISTURB", ringing: [], seconds: 0, then: voicemail(a) },
    ],
    [
      "do not disturb counts as busy",
      line(a, { ...none, busy: cell }, { doNotDisturb: true }),
      atWork,
      { reason: "DO_NOT_DISTURB", ringing: [rings(cell, false)] },
    ],
    [
      "all calls forwarded comes before do not disturb",
      line(a, all(b), { doNotDisturb: true }),
      atWork,
      { reason: "FORWARDED", ringing: [rings(b, true)] },
    ],
    ["cannot be reached", line(a, none, { isReachable: false }), atWork, { reason: "UNREACHABLE", then: voicemail(a) }],
    [
      "cannot be reached, with a number for that",
      line(a, { ...none, unreachable: cell }, { isReachable: false }),
      atWork,
      { reason: "UNREACHABLE", ringing: [rings(cell, false)] },
    ],
  ])("%s", (_, one, at, route) => {
    expect(callRoute(one, [one, ...others], at)).toMatchObject(route as object);
  });

  test("a loop rings nowhere", () => {
    const [one, two] = [line(a, all(b)), line(b, all(a))];
    expect(callRoute(one, [one, two], atWork)).toMatchObject({ reason: "LOOP", via: [a, b], ringing: [] });
  });
});
