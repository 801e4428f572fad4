import { addDays } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import {
  amenityRequests,
  propertyContracts,
  propertyDocuments,
  propertyHours,
  techAmenities,
} from "./property.tables.ts";

/** alex, noemi, priya and greta: an agreement in force, one that ends soon, one that is not signed, one that ended. */
const [mapleCourt, cypressGate, harborview, orchardRow] = ["8347201271", "8347208011", "8347208029", "8347208045"];
const DAY_MILLISECONDS = 86_400_000;
const weekday = [{ opens: "09:00", closes: "18:00" }];

/** Demo data: office hours with a holiday, contracts in each state with documents, amenities and requests in each state. */
export async function seedProperty(tx: Transaction, context: DemoContext): Promise<void> {
  const day = (days: number) => addDays(context.clock.today(), days);
  await tx.insert(propertyHours).values({
    accountId: mapleCourt,
    weekly: [weekday, weekday, weekday, weekday, weekday, [{ opens: "10:00", closes: "14:00" }], []],
    exceptions: [
      { date: day(5), name: "Staff training", hours: [] },
      { date: day(33), name: "Early closing", hours: [{ opens: "09:00", closes: "12:00" }] },
    ],
    version: 1,
  });
  await seedContracts(tx, day);
  await seedAmenities(tx, context);
}

async function seedContracts(tx: Transaction, day: (days: number) => string): Promise<void> {
  const contact = { contactName: "June Park", contactPhone: "6175550188", contactEmail: "june.park@portico.example" };
  const contract = (
    accountId: string,
    contractNumber: string,
    more: Pick<typeof propertyContracts.$inferInsert, "startsOn" | "endsOn" | "noticeBy" | "units" | "services">,
  ): typeof propertyContracts.$inferInsert => ({
    accountId,
    contractNumber,
    renewal: more.noticeBy === null ? "BY_AGREEMENT" : "AUTOMATIC",
    ...contact,
    ...more,
  });
  await tx.insert(propertyContracts).values([
    contract(mapleCourt, "CS-40271", {
      startsOn: day(-995),
      endsOn: day(830),
      noticeBy: day(740),
      units: 184,
      services: ["INTERNET", "TV", "COMMON_AREA_WIFI"],
    }),
    contract(cypressGate, "CS-40811", {
      startsOn: day(-410),
      endsOn: day(45),
      noticeBy: null,
      units: 96,
      services: ["INTERNET", "TV"],
    }),
    contract(harborview, "CS-40829", {
      startsOn: day(25),
      endsOn: day(1850),
      noticeBy: day(1760),
      units: 41,
      services: ["INTERNET"],
    }),
    contract(orchardRow, "CS-40845", {
      startsOn: day(-1870),
      endsOn: day(-52),
      noticeBy: null,
      units: 28,
      services: ["INTERNET"],
    }),
  ]);
  const document = (place: number, accountId: string, kind: "AGREEMENT" | "SERVICE_SCHEDULE", issuedOn: string) => ({
    documentId: `00000000-0000-4000-8000-0000000000d${place}`,
    accountId,
    kind,
    issuedOn,
  });
  await tx
    .insert(propertyDocuments)
    .values([
      document(1, mapleCourt, "AGREEMENT", day(-1000)),
      document(2, mapleCourt, "SERVICE_SCHEDULE", day(-200)),
      document(3, cypressGate, "AGREEMENT", day(-415)),
    ]);
}

async function seedAmenities(tx: Transaction, { clock }: DemoContext): Promise<void> {
  const amenity = (
    place: number,
    kind: (typeof techAmenities.$inferInsert)["kind"],
    where: string,
    state: "WORKING" | "TROUBLE" | "PLANNED" = "WORKING",
  ) => ({ amenityId: `AM-271-${place}`, accountId: mapleCourt, kind, place: where, state });
  await tx
    .insert(techAmenities)
    .values([
      amenity(1, "COMMON_AREA_WIFI", "Lobby and clubroom"),
      amenity(2, "SMART_LOCKS", "Building B, main door", "TROUBLE"),
      amenity(3, "VIDEO_INTERCOM", "Building A"),
      amenity(4, "CAMERAS", "Parking garage"),
      amenity(5, "DIGITAL_SIGNAGE", "Mail room"),
      amenity(6, "EV_CHARGING", "Parking garage", "PLANNED"),
    ]);
  const request = (
    place: number,
    of: number,
    more: Pick<typeof amenityRequests.$inferInsert, "kind" | "note" | "state"> & { scheduledFor?: string },
    daysAgo: number,
  ) => ({
    requestId: `00000000-0000-4000-8000-0000000000e${place}`,
    amenityId: `AM-271-${of}`,
    requestedAt: new Date(clock.now().getTime() - daysAgo * DAY_MILLISECONDS),
    ...more,
  });
  const scheduledFor = addDays(clock.today(), 3);
  await tx
    .insert(amenityRequests)
    .values([
      request(1, 2, { kind: "REPAIR", note: "The door does not lock at night.", state: "SCHEDULED", scheduledFor }, 2),
      request(2, 3, { kind: "CHANGE", note: "Please add three new residents.", state: "RECEIVED" }, 1),
      request(3, 4, { kind: "CHANGE", note: "Turn one camera toward the gate.", state: "DONE" }, 20),
      request(4, 5, { kind: "REMOVAL", note: "", state: "DECLINED" }, 9),
    ]);
}
