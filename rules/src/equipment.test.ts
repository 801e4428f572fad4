import { expect, test } from "vitest";
import {
  canRestart,
  type EquipmentKind,
  equipmentKinds,
  type Footprint,
  isRestarting,
  mayHaveNickname,
  mayOpenServices,
  restartableFrom,
  type RestartState,
} from "./equipment.rules.ts";

const footprints: Footprint[] = ["CHTR", "BHN", "TWC"];
const all = footprints.flatMap((footprint) => equipmentKinds.map((kind) => [footprint, kind] as const));

/** The subtypes of specification section 4, written again by hand. */
const tvSubtypes: EquipmentKind[] = [
  "DVR_HD",
  "DVR_STANDARD",
  "HD_RECEIVER",
  "STANDARD_RECEIVER",
  "DIGITAL_TRANSPORT_ADAPTER",
  "CABLE_CARD",
  "TV_DEVICE",
];

test.each(all)("[SERV-03] a nickname of a device: footprint %s, subtype %s", (footprint, kind) => {
  const isLegacyCable = footprint === "TWC";
  const isBrightHouse = footprint === "BHN";
  const refused = !isLegacyCable && !isBrightHouse && tvSubtypes.includes(kind);
  expect(mayHaveNickname(footprint, kind)).toBe(!refused);
});

test("[SERV-03] of all combinations exactly the seven TV subtypes of one footprint are refused", () => {
  const refused = all.filter(([footprint, kind]) => !mayHaveNickname(footprint, kind));
  expect(refused).toEqual(tvSubtypes.map((kind) => ["CHTR", kind]));
});

test("modems, routers and phone adapters can be restarted, nothing else", () => {
  expect(equipmentKinds.filter(canRestart)).toEqual(["MODEM", "ROUTER", "PHONE_ADAPTER"]);
});

const requestedAt = new Date("2026-11-21T15:00:00Z");
const after = (seconds: number) => new Date(requestedAt.getTime() + seconds * 1000);
const end = after(600);

test.each<[RestartState, number, Date | null]>([
  ["REQUESTED", 0, end],
  ["RESTARTING", 60, end],
  ["ONLINE", 599, end],
  ["ONLINE", 600, null],
  ["FAILED", 30, null],
])("a device whose last restart is %s after %d seconds can be restarted from %s", (state, seconds, from) => {
  expect(restartableFrom({ state, requestedAt }, after(seconds))).toEqual(from);
});

test("a device that was never restarted can be restarted now", () => {
  expect(restartableFrom(null, requestedAt)).toBeNull();
});

test.each<[RestartState, boolean]>([
  ["REQUESTED", true],
  ["RESTARTING", true],
  ["ONLINE", false],
  ["FAILED", false],
])("a restart that is %s is under way: %s", (state, open) => {
  expect(isRestarting(state)).toBe(open);
});

test.each([
  [["Active"], true],
  [["Assigned"], true],
  [["Unassigned", "Undefined"], false],
  [["Undefined", "Active"], true],
  [[], false],
])("[SERV-02 partly] an account with services of status %j is admitted to its equipment: %s", (statuses, admitted) => {
  expect(mayOpenServices(statuses.map((status) => ({ status })))).toBe(admitted);
});
