import type { CallLine, CallSettings, LineSettings } from "../features/voice/model/callSettings.api.ts";

const account = "/api/pub/callsettings/v1/accounts/8347201180";
export const callSettingsPath = `${account}/lines`;
export const linePath = (number: string, part: "forwarding" | "call-guard" | "phone" | "details" | "voicemail-pin") =>
  `${callSettingsPath}/${number}/${part}`;
export const forwardingChangesPath = `${account}/forwarding-changes`;

const [counterNumber, ordersNumber, officeNumber, faxNumber] = ["6175550100", "6175550101", "8575550100", "8575550101"];
const cell = "2075550142";

/** Where a call goes that rings at a line, then goes to voicemail. */
const ringsAt = (number: string): LineSettings["route"] => ({
  reason: "NORMAL",
  via: [],
  ringing: [{ number, isLine: true, confirm: false }],
  seconds: 24,
  then: { kind: "VOICEMAIL", number },
  until: null,
});

const settings = (number: string): LineSettings => ({
  forwarding: {
    always: {
      on: false,
      to: null,
      schedule: { when: "ALWAYS", days: ["MON", "TUE", "WED", "THU", "FRI"], from: "09:00", to: "17:00" },
    },
    busy: null,
    noAnswer: null,
    unreachable: null,
    alsoRing: [],
  },
  guard: { screening: "CHALLENGE", blockAnonymous: false, blocked: [], allowed: [], treatment: "MESSAGE" },
  phone: { callerIdName: "HARBOR STREET", showCallerId: true, doNotDisturb: false, rings: 4, greeting: "STANDARD" },
  versions: { forwarding: 1, guard: 1, phone: 1 },
  hasRecordedGreeting: false,
  pinChangedAt: null,
  route: ringsAt(number),
});

const sam = { userId: "00000000-0000-4000-8000-000000000104", name: "Sam" };
const line = (telephoneNumber: string, label: string | null, own: Partial<LineSettings> = {}): CallLine => ({
  telephoneNumber,
  label,
  kind: "PHONE",
  platform: "META_SWITCH",
  status: "ACTIVE",
  assignedTo: null,
  version: 1,
  settings: { ...settings(telephoneNumber), ...own },
});

/** Forwarded to a cell phone outside business hours; it is such an hour now. */
export const counter: CallLine = {
  ...line(counterNumber, "Front counter", {
    forwarding: {
      ...settings(counterNumber).forwarding,
      always: {
        on: true,
        to: cell,
        schedule: { when: "OUTSIDE", days: ["MON", "TUE", "WED", "THU", "FRI"], from: "08:00", to: "17:30" },
      },
    },
    guard: {
      screening: "CHALLENGE",
      blockAnonymous: true,
      blocked: ["8765550143", "9005550177"],
      allowed: [cell],
      treatment: "MESSAGE",
    },
    hasRecordedGreeting: true,
    route: {
      reason: "FORWARDED",
      via: [counterNumber],
      ringing: [{ number: cell, isLine: false, confirm: false }],
      seconds: 0,
      then: { kind: "NONE", number: null },
      until: "2026-11-23T13:00:00.000Z",
    },
  }),
  assignedTo: sam,
};
/** Rings together with a cell phone. */
export const office: CallLine = line(officeNumber, "Office", {
  forwarding: { ...settings(officeNumber).forwarding, alsoRing: [{ number: cell, confirm: true }] },
  route: {
    ...ringsAt(officeNumber),
    ringing: [
      { number: officeNumber, isLine: true, confirm: false },
      { number: cell, isLine: false, confirm: true },
    ],
  },
});
/** All calls go to the office. */
export const orders: CallLine = line(ordersNumber, "Orders", {
  forwarding: {
    ...settings(ordersNumber).forwarding,
    always: { ...settings(ordersNumber).forwarding.always, on: true, to: officeNumber },
  },
  route: { ...(office.settings as LineSettings).route, reason: "FORWARDED", via: [ordersNumber] },
});
export const fax: CallLine = { ...line(faxNumber, "Fax"), kind: "FAX" };
/** Forwarded in a circle with another line. */
export const circling = (number: string, other: string, label: string): CallLine =>
  line(number, label, {
    route: {
      ...ringsAt(number),
      reason: "LOOP",
      via: [number, other],
      ringing: [],
      then: { kind: "NONE", number: null },
    },
  });
export const hosted: CallLine = { ...line("8575550110", "Reception"), platform: "HOSTED", settings: null };

/** What an owner or administrator gets. */
export const callSettings = (lines: CallLine[] = [counter, orders, office, fax]): CallSettings => ({
  timeZone: "America/New_York",
  at: "2026-11-21T15:00:00.000Z",
  mayManage: true,
  managers: [
    { firstName: "Dana", role: "PRIMARY" },
    { firstName: "Ada", role: "ADMIN" },
  ],
  people: [{ userId: "00000000-0000-4000-8000-000000000101", name: "Ada" }, sam],
  lines,
});
/** What everybody else gets. */
export const ofStandardUser = (lines: CallLine[] = [counter]): CallSettings => ({
  ...callSettings(lines),
  mayManage: false,
  people: [],
});
