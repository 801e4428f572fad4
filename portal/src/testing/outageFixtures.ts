import type {
  AccountOutages,
  Alert,
  AlertList,
  Callback,
  Outage,
  OutageMap,
} from "../features/outages/model/outages.api.ts";

const base = "/api/pub/outages/v1";
export const mapAnswerPath = `${base}/map`;
export const accountOutagesPath = `${base}/outages`;
export const alertsAnswerPath = `${base}/alerts`;
export const callbacksPath = `${base}/callbacks`;

const asOf = "2026-11-21T15:00:00.000Z";
const timeZone = "America/New_York";

/** An outage with three updates and an estimate. */
export const fiberCut: Outage = {
  id: "OUT-1",
  areaIds: ["ferry-landing"],
  services: ["INTERNET", "VOICE"],
  severity: "CRITICAL",
  state: "ACTIVE",
  startsAt: "2026-11-21T13:25:00.000Z",
  estimatedResolution: "2026-11-21T17:45:00.000Z",
  endedAt: null,
  updates: [
    {
      at: "2026-11-21T14:45:00.000Z",
      step: "REPAIRING",
      body: "The crew is replacing the cut cable. It’s taking longer than expected because two cables are damaged.",
      estimatedResolution: "2026-11-21T17:45:00.000Z",
    },
    {
      at: "2026-11-21T14:00:00.000Z",
      step: "CAUSE_FOUND",
      body: "Road work on Quay Street cut a fiber cable. A crew is on its way.",
      estimatedResolution: "2026-11-21T16:30:00.000Z",
    },
    {
      at: "2026-11-21T13:30:00.000Z",
      step: "INVESTIGATING",
      body: "Internet and voice are down in Ferry Landing. We’re finding out why.",
      estimatedResolution: null,
    },
  ],
};

export const withoutEstimate: Outage = {
  ...fiberCut,
  id: "OUT-2",
  areaIds: ["brickyard"],
  services: ["INTERNET"],
  severity: "MAJOR",
  estimatedResolution: null,
  updates: [
    {
      at: "2026-11-21T14:20:00.000Z",
      step: "INVESTIGATING",
      body: "Internet works on and off in Brickyard. We’re finding out why.",
      estimatedResolution: null,
    },
  ],
};

export const planned: Outage = {
  ...fiberCut,
  id: "OUT-3",
  areaIds: ["lighthouse-point"],
  severity: "MINOR",
  state: "PLANNED",
  startsAt: "2026-11-23T06:00:00.000Z",
  estimatedResolution: "2026-11-23T07:00:00.000Z",
  updates: [
    {
      at: "2026-11-21T12:00:00.000Z",
      step: "ANNOUNCED",
      body: "We’re replacing equipment in Lighthouse Point. Internet and voice will be out for up to one hour.",
      estimatedResolution: "2026-11-23T07:00:00.000Z",
    },
  ],
};

export const ended: Outage = {
  ...fiberCut,
  id: "OUT-4",
  areaIds: ["harbor"],
  services: ["INTERNET", "VIDEO"],
  state: "ENDED",
  startsAt: "2026-11-20T09:50:00.000Z",
  endedAt: "2026-11-20T21:00:00.000Z",
  estimatedResolution: null,
  updates: [
    {
      at: "2026-11-20T21:00:00.000Z",
      step: "RESOLVED",
      body: "Internet and TV work again in Harbor.",
      estimatedResolution: null,
    },
  ],
};

const area = (id: string, name: string, zip: string, x: number, y: number) => ({
  id,
  name,
  zips: [zip],
  shape: [
    [x, y],
    [x + 300, y + 20],
    [x + 290, y + 280],
    [x + 10, y + 300],
  ],
});

export const outageMap = (...outages: Outage[]): OutageMap => ({
  asOf,
  timeZone,
  areas: [
    area("ferry-landing", "Ferry Landing", "02991", 20, 30),
    area("brickyard", "Brickyard", "02992", 340, 40),
    area("lighthouse-point", "Lighthouse Point", "02994", 660, 30),
    area("harbor", "Harbor", "02110", 40, 350),
    area("old-town", "Old Town", "02116", 360, 350),
  ],
  outages,
});

export const accountOutages = (more: Partial<AccountOutages> = {}): AccountOutages => ({
  asOf,
  timeZone,
  address: "3 Quay St, Kestrel Bay",
  areaId: "ferry-landing",
  outages: [{ outage: fiberCut, credit: null }],
  callback: null,
  callWindows: [15, 17, 19, 21, 23].map((hour) => ({
    startsAt: `2026-11-21T${hour}:00:00.000Z`,
    endsAt: new Date(Date.UTC(2026, 10, 21, hour + 2)).toISOString(),
  })),
  ...more,
});

export const requested: Callback = {
  id: "5f0c2a52-6f1d-4f5e-9a5e-2b1d7c9e4801",
  outageId: "OUT-1",
  phone: "6175550148",
  state: "REQUESTED",
  startsAt: "2026-11-21T17:00:00.000Z",
  endsAt: "2026-11-21T19:00:00.000Z",
  requestedAt: asOf,
  scheduledFor: null,
  calledAt: null,
  cancelledAt: null,
  version: 1,
};

export const outageAlert: Alert = {
  id: "OUT-1",
  pid: "OUT-1",
  type: "outage",
  severity: "CRITICAL",
  body: fiberCut.updates[0]?.body ?? "",
  estimatedResolution: "2026-11-21T17:45:00.000Z",
};

export const notice: Alert = {
  id: "NTC-1",
  pid: "NTC-1",
  type: "other",
  severity: "INFORMATION",
  body: "Our store in Lighthouse Point is closed until Monday. Pay bills here, or at the store in Harbor.",
  estimatedResolution: null,
};

export const alertList = (...alerts: Alert[]): AlertList => ({ asOf, timeZone, alerts });
