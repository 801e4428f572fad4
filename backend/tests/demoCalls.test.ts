import { callRoute } from "@portico/rules/callForwarding";
import { weekMomentAt } from "@portico/rules/callSchedule";
import { phoneDialled } from "@portico/rules/phone";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { demoMessages } from "../src/database/demoVoiceMessages.ts";
import { createBusinessClock } from "../src/lib/clock.ts";
import { callLineOf, linesWithSettings, type SetLine } from "../src/modules/call-settings/callSettings.reads.ts";
import { propertyContacts } from "../src/modules/contacts/contacts.tables.ts";
import { voiceMessages } from "../src/modules/voice/messages.tables.ts";
import { demoCalls } from "../src/modules/calls/calls.demo.ts";
import { callRecords } from "../src/modules/calls/calls.tables.ts";

const harborStreet = "8347201180";
const timeZone = "America/New_York";

let backend: TestBackend;
let sets: SetLine[];
beforeAll(async () => {
  backend = await openBackend();
  sets = await linesWithSettings(backend.database, harborStreet);
});
afterAll(() => backend.close());

/** Two weeks, every five hours: each hour of the day, and each day of the week, in and out of shop hours. */
const EACH_MILLISECONDS = 5 * 3_600_000;
const starts = Array.from({ length: 68 }, (_, place) => Date.parse("2027-03-08T00:09:00Z") + place * EACH_MILLISECONDS);
const startedAt = (start: number) => {
  const clock = createBusinessClock(timeZone, () => start);
  const lines = sets.map(({ line }) => line);
  return {
    calls: demoCalls({ accountId: harborStreet, account: 0, clock }, sets),
    messages: demoMessages(harborStreet, lines, { now: clock.now(), timeZone }),
  };
};
const routeAt = (line: string, at: Date) => {
  const lines = sets.map(callLineOf);
  const called = lines.find(({ number }) => phoneDialled(number) === line);
  if (!called) throw new Error(`no line ${line}`);
  const { ringing, then } = callRoute(called, lines, weekMomentAt(at, timeZone));
  const rings = ringing[0]?.number;
  return { then, forwardedTo: rings === undefined || rings === called.number ? undefined : phoneDialled(rings) };
};

test("[SERV-04 partly] whenever the demo starts, each voicemail and fax has its call in the call log", () => {
  for (const start of starts) {
    const { calls, messages } = startedAt(start);
    expect(messages.length).toBeGreaterThan(8);
    for (const { message, called } of messages) {
      const call = calls.find(
        ({ number, at }) => number === message.caller && at.getTime() === message.receivedAt.getTime(),
      );
      expect(call, message.id).toMatchObject({ name: message.callerName, line: phoneDialled(called.telephoneNumber) });
    }
  }
});

test("[SERV-04 partly] whenever the demo starts, each call went where the forwarding of its line says", () => {
  for (const start of starts)
    for (const { direction, treatment, at, line, forwardedTo } of startedAt(start).calls)
      if (direction === "INCOMING" && treatment !== "BLOCKED")
        expect(forwardedTo, at.toISOString()).toBe(routeAt(line, at).forwardedTo);
});

test("[SERV-04 partly] whenever the demo starts, calls to the counter go to the cell phone outside shop hours alone", () => {
  const counter = phoneDialled(sets[0]?.line.telephoneNumber ?? "");
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  for (const start of starts)
    for (const { direction, treatment, at, line, forwardedTo } of startedAt(start).calls) {
      if (line !== counter || direction === "OUTGOING" || treatment === "BLOCKED") continue;
      const [weekday = "", time = ""] = clock.format(at).split(" ");
      const isOpen = !/^S/.test(weekday) && time >= "08:00" && time < "17:30";
      expect(forwardedTo ?? null, at.toISOString()).toBe(isOpen ? null : "+12075550142");
    }
});

test("[SERV-04 partly] no call is answered on a line that is not disturbed, or in a loop of forwarded lines", async () => {
  const lines = await linesWithSettings(backend.database, "8347201214");
  const silent = [0, 1, 4].map((place) => phoneDialled(lines[place]?.line.telephoneNumber ?? ""));
  const calls = (await backend.database.select().from(callRecords)).filter(
    ({ line, direction }) => silent.includes(line) && direction === "INCOMING",
  );
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ seconds }) => seconds > 0)).toEqual([]);
});

test("[SERV-04 partly] with Hosted Voice too each voicemail has its call", async () => {
  const accountId = "8347207013";
  const lines = (await linesWithSettings(backend.database, accountId)).map(({ line }) => line);
  const messages = demoMessages(accountId, lines, { now: backend.clock.now(), timeZone });
  const calls = (await backend.database.select().from(callRecords)).filter((call) => call.accountId === accountId);
  expect(messages.length).toBeGreaterThan(0);
  expect(calls.map(({ number }) => number).sort()).toEqual(messages.map(({ message }) => message.caller).sort());
});

test("[SERV-04 partly] whenever the demo starts, each voicemail is in the mailbox that its call reached", () => {
  for (const start of starts)
    for (const { message, called } of startedAt(start).messages) {
      if (message.kind === "FAX") continue;
      const number = sets.find(({ line }) => line.id === message.lineId)?.line.telephoneNumber;
      const { then } = routeAt(phoneDialled(called.telephoneNumber), message.receivedAt);
      expect(then, `${message.id} at ${message.receivedAt.toISOString()}`).toEqual({ kind: "VOICEMAIL", number });
    }
});

test("[SERV-04 partly] a number of the demo belongs to one name", async () => {
  const calls = await backend.database.select().from(callRecords);
  const messages = await backend.database.select().from(voiceMessages);
  const contacts = await backend.database.select().from(propertyContacts);
  const named = [
    ...calls.map(({ number, name }) => ({ number, name })),
    ...messages.map(({ caller, callerName }) => ({ number: caller, name: callerName })),
    ...contacts.map(({ phone, name }) => ({ number: phoneDialled(phone), name })),
  ].filter(({ name }) => name !== null);
  for (const [number, all] of Map.groupBy(named, ({ number: each }) => each))
    expect(new Set(all.map(({ name }) => name)).size, `${number}`).toBe(1);
});
