import { addDays, instantAt, localDateAt } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { areaOf } from "./appointments.domain.ts";
import { book } from "./appointments.repository.ts";
import { serviceAppointments, technicianBookings, technicianHours } from "./appointments.tables.ts";

type Row = typeof serviceAppointments.$inferInsert;

/** More than any window takes: the demo's appointments are booked whatever else is. */
const MAX_JOBS = 99;

const windows = [
  [8, 10],
  [10, 12],
  [13, 15],
  [15, 17],
] as const;
/** Monday to Friday, and Saturday mornings. */
const week = [1, 2, 3, 4, 5, 6];

const hoursOf = (area: string) =>
  week.flatMap((weekday) =>
    windows
      .filter(([startHour]) => weekday < 6 || startHour < 12)
      .map(([startHour, endHour]) => ({ area, weekday, startHour, endHour, jobs: startHour === 10 ? 3 : 2 })),
  );

/** Other customers' bookings: busy for a week, then fewer; some windows and one whole day are full. */
function bookingsOf(area: string, today: string) {
  return Array.from({ length: 28 }, (_, day) => addDays(today, day + 1)).flatMap((date, day) =>
    windows.flatMap(([startHour], place) => {
      const booked = day === 3 ? 3 : (day * 5 + place * 3) % 7 < (day < 8 ? 4 : 2) ? 2 : (day + place) % 2;
      return booked === 0 ? [] : [{ area, date, startHour, booked }];
    }),
  );
}

type Planned = Pick<Row, "kind" | "technician"> & { orderId: string; jobId?: string } & Partial<Row>;

const rowOf = (
  accountId: string,
  area: string,
  date: string,
  startHour: number,
  clock: BusinessClock,
  more: Planned,
): Row => ({
  jobId: "1",
  accountId,
  area,
  date,
  startHour,
  startsAt: instantAt(date, startHour, 0, clock.timeZone),
  endsAt: instantAt(date, startHour + 2, 0, clock.timeZone),
  arrivesAfterMinutes: 45,
  ...more,
});

/** The first weekday at or after a date. */
const workday = (date: string): string => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 0 ? addDays(date, 1) : weekday === 6 ? addDays(date, 2) : date;
};

const harborStreet = "8347201180";
const bridgeStreet = "8347207013";
const foxglove = "8347207021";
const tidewater = "8347207039";
const thistleRoad = "8347206106";

/**
 * Demo data: an installation next week that can be moved, a repair with its technician due now, a repair that begins
 * too soon to be changed, an order with two jobs of which one is done, a cancelled and a missed appointment.
 */
export async function seedAppointments(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  const today = clock.today();
  const areas = [...new Set(scenarios.map(({ at }) => areaOf(at.zip)))];
  await tx.insert(technicianHours).values(areas.flatMap(hoursOf));
  await tx.insert(technicianBookings).values(areas.flatMap((area) => bookingsOf(area, today)));
  const rows = rowsOf(clock).filter((row) => scenarios.some(({ accountId }) => accountId === row.accountId));
  if (rows.length === 0) return;
  await tx.insert(serviceAppointments).values(rows);
  for (const { area, date, startHour, cancelledAt } of rows)
    if (!cancelledAt && date > today) await book(tx, area, { date, startHour, jobs: MAX_JOBS });
}

function rowsOf(clock: BusinessClock): Row[] {
  const today = clock.today();
  const hour = hourIn(clock.now(), clock.timeZone);
  const isDaytime = hour >= 7 && hour <= 19;
  const soon = new Date(clock.now().getTime() + 20 * 3_600_000);
  const done = (date: string, startHour: number) => ({
    arrivedAt: instantAt(date, startHour, 40, clock.timeZone),
    finishedAt: instantAt(date, startHour + 1, 50, clock.timeZone),
  });
  const nextWeek = workday(addDays(today, 6));
  const [lastWeek, before] = [workday(addDays(today, -9)), workday(addDays(today, -30))];
  return [
    rowOf(harborStreet, "021", nextWeek, 10, clock, { orderId: "SO-48211", kind: "UPGRADE", technician: null }),
    rowOf(harborStreet, "021", before, 13, clock, {
      orderId: "SO-40177",
      kind: "REPAIR",
      technician: "Luis",
      ...done(before, 13),
    }),
    // The window is the current hour and the next one, so that the day itself can be seen whenever the demo starts.
    rowOf(bridgeStreet, "021", isDaytime ? today : addDays(today, 1), isDaytime ? hour : 8, clock, {
      orderId: "SO-48302",
      kind: "REPAIR",
      technician: "Marcus",
      arrivesAfterMinutes: 75,
    }),
    rowOf(bridgeStreet, "021", workday(addDays(today, 12)), 13, clock, {
      orderId: "SO-48340",
      kind: "INSTALLATION",
      technician: null,
    }),
    rowOf(foxglove, "041", lastWeek, 8, clock, {
      orderId: "SO-47790",
      kind: "SITE_SURVEY",
      technician: "Priya",
      ...done(lastWeek, 8),
    }),
    rowOf(foxglove, "041", workday(addDays(today, 8)), 8, clock, {
      orderId: "SO-47790",
      jobId: "2",
      kind: "INSTALLATION",
      technician: null,
    }),
    // Less than a day ahead: too late to change it online.
    rowOf(tidewater, "021", localDateAt(soon, clock.timeZone), hourIn(soon, clock.timeZone), clock, {
      orderId: "SO-48127",
      kind: "REPAIR",
      technician: "Noor",
    }),
    rowOf(thistleRoad, "021", lastWeek, 15, clock, {
      orderId: "SO-47655",
      kind: "REPAIR",
      technician: null,
      arrivesAfterMinutes: null,
      cancelledAt: instantAt(addDays(lastWeek, -3), 11, 5, clock.timeZone),
    }),
    rowOf(thistleRoad, "021", before, 8, clock, {
      orderId: "SO-46903",
      kind: "UPGRADE",
      technician: "Luis",
      arrivesAfterMinutes: null,
    }),
  ];
}

/** The hour on the wall clock. */
const hourIn = (at: Date, timeZone: string) =>
  Number(new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone }).format(at));
