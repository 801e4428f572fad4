import { expect, test } from "vitest";
import { openingAt, type Opening, type SupportTopic } from "./supportHours.rules.ts";

const boston = "America/New_York";
const open = (until: string): Opening => ({ isOpen: true, until: new Date(until) });
const closed = (from: string): Opening => ({ isOpen: false, from: new Date(from) });

test.each<[SupportTopic, string, string, Opening]>([
  ["CARE", "Saturday morning", "2026-11-21T15:00:00Z", open("2026-11-22T01:00:00Z")],
  ["CARE", "the first minute", "2026-11-21T13:00:00Z", open("2026-11-22T01:00:00Z")],
  ["CARE", "before it opens", "2026-11-21T12:59:59Z", closed("2026-11-21T13:00:00Z")],
  ["CARE", "Saturday night: closed on Sunday", "2026-11-22T01:00:00Z", closed("2026-11-23T13:00:00Z")],
  ["POLICY", "Saturday", "2026-11-21T15:00:00Z", closed("2026-11-23T14:00:00Z")],
  ["APPOINTMENTS", "Saturday evening", "2026-11-21T23:30:00Z", open("2026-11-22T00:00:00Z")],
  ["TECH_SUPPORT", "at any time", "2026-11-22T08:00:00Z", { isOpen: true, until: null }],
])("[SERV-08 partly] the line %s: %s (%s)", (topic, _, now, opening) => {
  expect(openingAt(topic, new Date(now), boston)).toEqual(opening);
});
