import { describe, expect, test } from "vitest";
import {
  callRoute,
  type CallForwarding,
  type CallLine,
  validateForwarding,
  loopOf,
  targetsAt,
} from "./callForwarding.rules.ts";
import { always, type CallSchedule, usualHours } from "./callSchedule.rules.ts";

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

test("[SERV-04 partly] a call may go on to the numbers that are set, and to one alone with all calls forwarded", () => {
  const set = { ...none, noAnswer: b, alsoRing: [{ number: c, confirm: true }] };
  expect([targetsAt(none, atWork), targetsAt(set, atWork)]).toEqual([[], [b, c]]);
  expect(targetsAt({ ...set, ...all(cell) }, atWork)).toEqual([cell]);
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

  test("what is stored for the line itself doesn’t count, only what it is about to have", () => {
    expect(loopOf(line(a), [line(a, all(b)), line(b, all(a))])).toBeNull();
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
    [
      "hours that are incomplete and not shown while forwarding is off",
      { ...none, always: { on: false, to: cell, schedule: { ...during, days: [] } } },
      [],
    ],
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
  ])("%s", (_, forwarding, errors) => {
    expect(validateForwarding(line(a, forwarding), others)).toEqual(errors);
  });
});

describe("[SERV-04 partly] a loop is told at the numbers that lead back", () => {
  const back = [line(b, all(a)), line(c)];
  test.each<[string, CallForwarding, unknown]>([
    ["all calls", { ...all(b), busy: cell }, [{ field: "always", code: "LOOP", through: b }]],
    ["a busy line", { ...none, busy: b, noAnswer: cell }, [{ field: "busy", code: "LOOP", through: b }]],
    ["no answer", { ...none, noAnswer: b, busy: cell }, [{ field: "noAnswer", code: "LOOP", through: b }]],
    ["not reachable", { ...none, unreachable: b, busy: cell }, [{ field: "unreachable", code: "LOOP", through: b }]],
    [
      "one of the numbers that ring too",
      {
        ...none,
        busy: "6175550177",
        alsoRing: [
          { number: cell, confirm: true },
          { number: b, confirm: true },
        ],
      },
      [{ field: "alsoRing.1", code: "LOOP", through: b }],
    ],
    [
      "two numbers",
      { ...none, busy: b, unreachable: b },
      [
        { field: "busy", code: "LOOP", through: b },
        { field: "unreachable", code: "LOOP", through: b },
      ],
    ],
    ["a number that never counts, because all calls go elsewhere", { ...all(cell), busy: b }, []],
  ])("%s", (_, forwarding, errors) => {
    expect(validateForwarding(line(a, forwarding), back)).toEqual(errors);
  });

  test("through a further line: the last one before the call comes back", () => {
    expect(validateForwarding(line(a, { ...none, busy: b }), [line(b, all(c)), line(c, all(a))])).toEqual([
      { field: "busy", code: "LOOP", through: c },
    ]);
  });
});

describe("[SERV-04 partly] numbers that ring too", () => {
  const ringing = (...numbers: string[]) =>
    validateForwarding(line(a, { ...none, alsoRing: numbers.map((number) => ({ number, confirm: true })) }), []);

  test("as many as are allowed", () => {
    expect(ringing(...Array.from({ length: 5 }, (_, at) => `617555015${at}`))).toEqual([]);
  });

  test("two that are not typed yet are missing, not equal", () => {
    expect(ringing("", "")).toEqual([
      { field: "alsoRing.0", code: "MISSING" },
      { field: "alsoRing.1", code: "MISSING" },
    ]);
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
    [
      "all calls forwarded, with no number yet, counts as off",
      line(a, { ...none, always: { on: true, to: null, schedule: always }, busy: cell }, { doNotDisturb: true }),
      atWork,
      { reason: "DO_NOT_DISTURB", ringing: [rings(cell, false)] },
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
    expect(callRoute(one, [one, two], atWork)).toEqual({
      reason: "LOOP",
      via: [a, b],
      ringing: [],
      seconds: 0,
      then: nothing,
    });
  });
});
