import { expect, test } from "vitest";
import { ended, fiberCut, outageMap, planned } from "../../../testing/outageFixtures.ts";
import type { Outage, ServiceArea } from "./outages.api.ts";
import { markOfArea, outageOfArea } from "./outages.rules.ts";

const area = outageMap().areas[0] as ServiceArea;
const here = { areaIds: [area.id] };
const active = (severity: Outage["severity"]): Outage => ({ ...fiberCut, ...here, id: severity, severity });

test("[SERV-07 partly] a critical outage marks its area, also when a lesser one began first", () => {
  const both = [active("MINOR"), active("CRITICAL")];
  expect(outageOfArea(both, area)?.id).toBe("CRITICAL");
  expect(markOfArea(both, area)).toBe("CRITICAL");
});

test("[SERV-07 partly] information is marked as information, not as an outage", () => {
  expect(markOfArea([active("INFORMATION")], area)).toBe("INFORMATION");
});

test("[SERV-07 partly] an outage comes before information in the same area", () => {
  expect(markOfArea([active("INFORMATION"), active("MINOR")], area)).toBe("ACTIVE");
});

test("[SERV-07 partly] an outage under way comes before planned work, and planned work before one that ended", () => {
  const past = { ...ended, ...here };
  const later = { ...planned, ...here };
  expect(markOfArea([past, later, active("MAJOR")], area)).toBe("ACTIVE");
  expect(markOfArea([past, later], area)).toBe("PLANNED");
});

test("[SERV-07 partly] an area without an outage has no mark", () => {
  expect(markOfArea([{ ...fiberCut, areaIds: ["elsewhere"] }], area)).toBe("NONE");
});
