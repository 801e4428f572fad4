import { expect, test } from "vitest";
import type { EquipmentRow, RestartRow } from "../equipment/equipment.reads.ts";
import {
  advance,
  type Device,
  devicesFor,
  type Facts,
  isResumable,
  resultOf,
  type Step,
  stepsBefore,
} from "./troubleshooting.domain.ts";
import type { StepRow } from "./troubleshooting.repository.ts";

const now = new Date("2026-11-21T15:00:00.000Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const device = (more: Partial<EquipmentRow>, restart?: Partial<RestartRow>): Device => ({
  row: { id: "EQ-1", serviceKey: "INTERNET", kind: "ROUTER", state: "ONLINE", ...more } as EquipmentRow,
  restart: restart as RestartRow | undefined,
});
const facts = (more: Partial<Facts> = {}): Facts => ({
  ...{ now, devices: [device({})], mayRestart: true },
  ...{ outage: null, account: null, appointment: null, lines: null, ...more },
});
const outage = { id: "OUT-1", startsAt: minutesAgo(90).toISOString(), estimatedResolution: null };
const account = { state: "SUSPENDED", amountDue: 12_000 } as const;
const appointment = { startsAt: "2026-11-22T13:00:00.000Z", endsAt: "2026-11-22T15:00:00.000Z" };

const step = (words: string): Step => {
  const [name, result] = words.split(" ");
  return { step: name, result } as Step;
};
const steps = (words: string) => words.split(", ").filter(Boolean).map(step);

const looked = "OUTAGE NONE, ACCOUNT RUNNING";
const online = `${looked}, EQUIPMENT ONLINE`;
const cooling = device({}, { state: "ONLINE", requestedAt: minutesAgo(3), endedAt: minutesAgo(2) });

test.each<[string, string, Partial<Facts>, string, object]>([
  ["a known outage ends it first", "", { outage, account }, "OUTAGE FOUND", { end: "OUTAGE" }],
  ["services stopped for money end it", "", { account }, "OUTAGE NONE, ACCOUNT STOPPED", { end: "ACCOUNT" }],
  ["a device is restarted", "", {}, online, { question: "RESTART" }],
  [
    "one that does not respond",
    "",
    { devices: [device({ state: "OFFLINE" })] },
    `${looked}, EQUIPMENT OFFLINE`,
    { question: "RESTART" },
  ],
  [
    "phones: the lines are tested first",
    "",
    { lines: "CLEAR" },
    `${looked}, LINES CLEAR, EQUIPMENT ONLINE`,
    { question: "RESTART" },
  ],
  ["a check that began before lines were tested", online, { lines: "DIVERTED" }, "", { question: "RESTART" }],
  ["without a device: cables", "", { devices: [] }, `${looked}, EQUIPMENT NONE`, { question: "CABLES" }],
  ["a TV box has no restart", "", { devices: [device({ kind: "DVR_HD" })] }, online, { question: "CABLES" }],
  ["a role that does not restart", "", { mayRestart: false }, `${online}, RESTART NOT_ALLOWED`, { question: "CABLES" }],
  [
    "restarted minutes ago",
    "",
    { devices: [cooling] },
    `${online}, RESTART RECENT`,
    { question: "WORKS_AFTER_RESTART" },
  ],
  ["after a restart: does it work?", `${online}, RESTART RESTARTED`, {}, "", { question: "WORKS_AFTER_RESTART" }],
  ["it works", `${online}, RESTART RESTARTED, WORKS_AFTER_RESTART YES`, {}, "", { end: "FIXED" }],
  ["still not", `${online}, RESTART RESTARTED, WORKS_AFTER_RESTART NO`, {}, "", { question: "CABLES" }],
  ["a failed restart", `${online}, RESTART FAILED`, {}, "", { question: "CABLES" }],
  ["a loose cable", `${online}, RESTART SKIPPED, CABLES LOOSE`, {}, "", { question: "WORKS_AFTER_CABLES" }],
  ["fixed by it", `${online}, RESTART SKIPPED, CABLES LOOSE, WORKS_AFTER_CABLES YES`, {}, "", { end: "FIXED" }],
  ["no power", `${online}, RESTART SKIPPED, CABLES NO_POWER`, {}, "APPOINTMENT NONE", { end: "CALL" }],
  [
    "nothing helped",
    `${online}, RESTART SKIPPED, CABLES TIGHT, WORKS_AFTER_CABLES NO`,
    {},
    "APPOINTMENT NONE",
    { end: "CALL" },
  ],
  [
    "a technician is coming",
    `${online}, RESTART SKIPPED, CABLES NO_POWER`,
    { appointment },
    "APPOINTMENT FOUND",
    { end: "APPOINTMENT" },
  ],
  [
    "an outage that began meanwhile",
    `${online}, RESTART SKIPPED, CABLES TIGHT`,
    { outage },
    "OUTAGE FOUND",
    { end: "OUTAGE" },
  ],
])("[SERV-10 partly] %s", (_, answered, more, recorded, outcome) => {
  expect(advance(steps(answered), facts(more))).toEqual({ recorded: steps(recorded), ...outcome });
});

test("phones also depend on what the internet comes through; a device without an answer comes first", () => {
  const modem = device({ id: "modem", state: "OFFLINE", kind: "MODEM" });
  const adapter = device({ id: "adapter", serviceKey: "VOICE", kind: "PHONE_ADAPTER" });
  const box = device({ id: "box", serviceKey: "VIDEO", kind: "DVR_HD" });
  const ids = (service: "INTERNET" | "VOICE" | "VIDEO") =>
    devicesFor(service, [adapter, modem, box]).map(({ row }) => row.id);
  expect([ids("VOICE"), ids("INTERNET"), ids("VIDEO")]).toEqual([["modem", "adapter"], ["modem"], ["box"]]);
});

test.each<[string, Partial<RestartRow> | undefined, object]>([
  ["back online", { state: "ONLINE", endedAt: now }, { result: "RESTARTED" }],
  ["failed", { state: "FAILED", endedAt: now }, { result: "FAILED" }],
  ["under way", { state: "RESTARTING", endedAt: null }, { error: "RESTART_RUNNING" }],
  ["from before the check", { state: "ONLINE", endedAt: minutesAgo(90) }, { error: "INVALID_REQUEST" }],
  ["none", undefined, { error: "INVALID_REQUEST" }],
])("that a device was restarted is what the network says: %s", (_, last, expected) => {
  expect(resultOf("RESTARTED", last as RestartRow | undefined, { startedAt: minutesAgo(10) })).toEqual(expected);
});

test("an earlier question is answered again with the steps before it; one that was never asked is not", () => {
  const asked = steps(`${online}, RESTART SKIPPED, CABLES TIGHT`) as StepRow[];
  const current = { question: "WORKS_AFTER_CABLES" } as const;
  expect(stepsBefore(current, asked, "RESTART")).toEqual(steps(online));
  expect(stepsBefore(current, asked, "WORKS_AFTER_CABLES")).toEqual(asked);
  expect(stepsBefore(current, asked, "WORKS_AFTER_RESTART")).toBeUndefined();
});

test("a check is resumed within a day", () => {
  const open = (hours: number) => isResumable({ endedAt: null, startedAt: minutesAgo(hours * 60) }, now);
  expect([open(23), open(24), isResumable({ endedAt: now, startedAt: now }, now)]).toEqual([true, false, false]);
});
