import { describe, expect, test } from "vitest";
import type { CallLine } from "@portico/rules/callForwarding";
import { asRow, type SetLine, usualSettings } from "../call-settings/callSettings.reads.ts";
import { callers } from "./callers.ts";
import { type Arrival, arrivalsBetween, outcomeOf } from "./arrivals.domain.ts";

const timeZone = "America/New_York";
const day = (date: number, time = "00:00") => new Date(`2026-11-${String(date).padStart(2, "0")}T${time}:00-05:00`);
const between = (after: Date, until: Date, { seed = "1", lineId = "VL-1" } = {}) =>
  arrivalsBetween(seed, lineId, { after, until, timeZone });
const ids = (arrivals: readonly Arrival[]) => arrivals.map(({ id }) => id);

describe("the calls of a span of time", () => {
  const month = between(day(1), day(30));

  test("are the same each time, and others with another seed or at another line", () => {
    expect(between(day(1), day(30))).toEqual(month);
    expect(between(day(1), day(30), { seed: "2" }).map(({ at }) => at)).not.toEqual(month.map(({ at }) => at));
    expect(between(day(1), day(30), { lineId: "VL-2" }).map(({ at }) => at)).not.toEqual(month.map(({ at }) => at));
  });

  test("are the same in one span and in two, wherever it is divided", { tags: "full" }, () => {
    for (const middle of [day(9, "10:07"), ...month.map(({ at }) => at)])
      expect([...ids(between(day(1), middle)), ...ids(between(middle, day(30)))]).toEqual(ids(month));
  });

  test("come one or two a day, nearly all in business hours", () => {
    expect(month.length).toBeGreaterThan(25);
    expect(month.length).toBeLessThan(75);
    const open = month.filter(({ at }) => {
      const hour = Number(at.toLocaleString("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }));
      return hour >= 8 && hour < 18;
    });
    expect(open.length / month.length).toBeGreaterThan(0.85);
  });
});

const [person, robot] = [callers[0], callers.find(({ isLikelyRobocall }) => isLikelyRobocall)];
const called = "8575550100";
const cell = "2075550142";

function lineWith(changes: Partial<SetLine["settings"]> = {}): SetLine {
  const line = { id: "VL-1", telephoneNumber: called, kind: "PHONE", platform: "META_SWITCH", status: "ACTIVE" };
  const usual = asRow(usualSettings("VL-1", "Harbor Street Bakery"));
  return { line, settings: { ...usual, ...changes } } as SetLine;
}

function outcome(
  set: SetLine,
  { caller = person, answeredSeconds = null as number | null, at = day(25, "10:00") } = {},
) {
  const { forwarding, phone } = set.settings;
  const line: CallLine = {
    number: called,
    forwarding,
    doNotDisturb: phone.doNotDisturb,
    rings: 4,
    hasVoicemail: true,
    isReachable: true,
  };
  const arrival = { id: "net-1", at, caller, answeredSeconds, message: null, fax: "" } as Arrival;
  return outcomeOf(arrival, set, [line], timeZone);
}

describe("a call to a line", () => {
  const usual = lineWith();
  const guard = usual.settings.guard;
  const forwarding = usual.settings.forwarding;

  test("that someone answers lasts as long as they talk", () =>
    expect(outcome(usual, { answeredSeconds: 95 })).toEqual({
      seconds: 95,
      treatment: "NONE",
      forwardedTo: null,
      mailbox: null,
    }));

  test("that nobody answers goes to its mailbox", () =>
    expect(outcome(usual)).toMatchObject({ seconds: 0, treatment: "NONE", mailbox: called }));

  test("with do not disturb goes to its mailbox, whoever would answer", () => {
    const quiet = lineWith({ phone: { ...usual.settings.phone, doNotDisturb: true } });
    expect(outcome(quiet, { answeredSeconds: 95 })).toMatchObject({ seconds: 0, mailbox: called });
  });

  test("from a blocked number does not ring", () => {
    const blocking = lineWith({ guard: { ...guard, blocked: [person?.number ?? ""] } });
    expect(outcome(blocking, { answeredSeconds: 95 })).toMatchObject({
      seconds: 0,
      treatment: "BLOCKED",
      mailbox: null,
    });
  });

  test("from a blocked number may leave a message where the line says so", () => {
    const toMailbox = lineWith({ guard: { ...guard, blocked: [person?.number ?? ""], treatment: "VOICEMAIL" } });
    expect(outcome(toMailbox)).toMatchObject({ treatment: "BLOCKED", mailbox: called });
  });

  test("from a robot is blocked by the challenge, rings without screening, and leaves no message", () => {
    expect(outcome(usual, { caller: robot })).toMatchObject({ treatment: "BLOCKED", mailbox: null });
    const open = lineWith({ guard: { ...guard, screening: "OFF" } });
    expect(outcome(open, { caller: robot })).toMatchObject({ seconds: 0, treatment: "NONE", mailbox: null });
  });

  test("is forwarded by the schedule alone: when the shop is closed", () => {
    const schedule = { ...forwarding.always.schedule, when: "OUTSIDE" as const, from: "08:00", to: "17:30" };
    const closed = lineWith({ forwarding: { ...forwarding, always: { on: true, to: cell, schedule } } });
    expect(outcome(closed, { answeredSeconds: 60, at: day(25, "18:30") })).toMatchObject({
      seconds: 60,
      treatment: "FORWARDED",
      forwardedTo: `+1${cell}`,
    });
    expect(outcome(closed, { answeredSeconds: 60 })).toMatchObject({ treatment: "NONE", forwardedTo: null });
  });

  test("that nobody answers goes on to the number for that", () =>
    expect(outcome(lineWith({ forwarding: { ...forwarding, noAnswer: cell } }))).toEqual({
      seconds: 0,
      treatment: "FORWARDED",
      forwardedTo: `+1${cell}`,
      mailbox: null,
    }));
});
