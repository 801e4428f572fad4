import type {
  BusinessHours,
  ContactPreferences,
  PropertyContract,
  TechAmenities,
} from "../features/property/model/property.api.ts";

const account = "/api/pub/property/v1/accounts/8347201180";
export const hoursPath = `${account}/business-hours`;
export const contractPath = `${account}/contract`;
export const preferencesPath = `${account}/contact-preferences`;
export const amenitiesPath = `${account}/tech-amenities`;

const weekday = [{ opens: "09:00", closes: "18:00" }];
export const openHours: BusinessHours = {
  timeZone: "America/New_York",
  today: "2026-11-21",
  weekly: [weekday, weekday, weekday, weekday, weekday, [{ opens: "10:00", closes: "14:00" }], []],
  exceptions: [{ date: "2026-12-25", name: "Christmas", hours: [] }],
  now: { isOpen: true, changesOn: "2026-11-21", changesAt: "14:00" },
  version: 2,
};

export const contract: PropertyContract = {
  contractNumber: "CS-40271",
  status: "ACTIVE",
  startsOn: "2024-03-01",
  endsOn: "2029-02-28",
  renewal: "AUTOMATIC",
  noticeBy: "2028-11-30",
  units: 184,
  services: ["INTERNET", "TV", "COMMON_AREA_WIFI"],
  documents: [
    { documentId: "00000000-0000-4000-8000-0000000000d1", kind: "AGREEMENT", issuedOn: "2024-02-25" },
    { documentId: "00000000-0000-4000-8000-0000000000d2", kind: "SERVICE_SCHEDULE", issuedOn: "2026-05-05" },
  ],
  contact: { name: "June Park", phone: "6175550188", email: "june.park@portico.example" },
};

export const preferences: ContactPreferences = {
  contacts: [
    {
      contactId: "00000000-0000-4000-8000-000000000001",
      name: "Rosa Delgado",
      role: "PROPERTY_MANAGER",
      email: "rosa@maplecourt.example",
      topics: ["MAINTENANCE", "OUTAGES", "BILLING"],
    },
    {
      contactId: "00000000-0000-4000-8000-000000000002",
      name: "Hank Boyle",
      role: "MAINTENANCE",
      email: "hank@maplecourt.example",
      topics: ["MAINTENANCE"],
    },
  ],
  version: 3,
};

const request = {
  requestId: "00000000-0000-4000-8000-0000000000e1",
  kind: "REPAIR",
  note: "The door does not lock at night.",
  requestedAt: "2026-11-19T15:00:00.000Z",
  scheduledFor: null,
} as const;

/** One amenity in each state, with requests in each state. */
export const amenities: TechAmenities = {
  timeZone: "America/New_York",
  amenities: [
    { amenityId: "AM-1", kind: "COMMON_AREA_WIFI", place: "Lobby", state: "WORKING", request: null },
    {
      amenityId: "AM-2",
      kind: "SMART_LOCKS",
      place: "Building B",
      state: "TROUBLE",
      request: { ...request, state: "SCHEDULED", scheduledFor: "2026-11-24" },
    },
    {
      amenityId: "AM-3",
      kind: "VIDEO_INTERCOM",
      place: "Building A",
      state: "WORKING",
      request: { ...request, kind: "CHANGE", note: "Please add a resident.", state: "RECEIVED" },
    },
    {
      amenityId: "AM-4",
      kind: "CAMERAS",
      place: "Parking garage",
      state: "WORKING",
      request: { ...request, state: "DONE" },
    },
    {
      amenityId: "AM-5",
      kind: "DIGITAL_SIGNAGE",
      place: "Mail room",
      state: "WORKING",
      request: { ...request, kind: "REMOVAL", note: "", state: "DECLINED" },
    },
    { amenityId: "AM-6", kind: "EV_CHARGING", place: "Parking garage", state: "PLANNED", request: null },
  ],
};
