import type { VoiceLine } from "../features/voice/model/voice.api.ts";

export const voiceLinesPath = "/api/pub/phoneedge/v1/assignment/account";

const counterLine: VoiceLine = {
  telephoneNumber: "8575550100",
  label: "Front counter",
  kind: "PHONE",
  platform: "META_SWITCH",
  status: "ACTIVE",
  assignedTo: { userId: "b6f9c1d2-0000-4000-8000-000000000001", name: "Sam" },
  version: 1,
};

/** A line in each state: assigned, without a name, suspended, being set up, and for faxes. */
export const voiceLines: VoiceLine[] = [
  counterLine,
  { ...counterLine, telephoneNumber: "8575550101", label: null, assignedTo: null },
  { ...counterLine, telephoneNumber: "8575550102", label: "Warehouse", status: "SUSPENDED", assignedTo: null },
  { ...counterLine, telephoneNumber: "8575550103", label: "Boat yard", status: "PENDING", assignedTo: null },
  { ...counterLine, telephoneNumber: "8575550104", label: "Fax", kind: "FAX", assignedTo: null },
];
