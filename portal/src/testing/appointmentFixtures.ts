import type {
  Appointment,
  AppointmentCalendar,
  Appointments,
  Slot,
} from "../features/appointments/model/appointments.api.ts";

const base = "/api/pub/sbnetserviceapptedge/v1";
export const appointmentsAnswerPath = `${base}/appointments`;
export const calendarAnswerPath = `${base}/appointments/calendar/SO-48340/1`;
export const jobAnswerPath = `${base}/appointments/SO-48340/1`;

/** The telephone number that is shown where an appointment cannot be changed online. */
export const appointmentsNumber = {
  "/selfservice/graphauxiliary": {
    body: {
      data: { supportContacts: [{ topic: "APPOINTMENTS", phone: "+18005550101", phoneShown: "(800) 555-0101" }] },
    },
  },
};

/** An installation next week that can be changed. */
export const upcoming: Appointment = {
  orderId: "SO-48340",
  jobId: "1",
  kind: "INSTALLATION",
  stage: "UPCOMING",
  date: "2026-12-03",
  startsAt: "2026-12-03T18:00:00.000Z",
  endsAt: "2026-12-03T20:00:00.000Z",
  technician: null,
  changeableUntil: "2026-12-02T18:00:00.000Z",
  changeable: true,
  arrivedAt: null,
  check: null,
  version: 1,
};

/** A repair of today; its window has begun. */
export const arriving: Appointment = {
  ...upcoming,
  orderId: "SO-48302",
  kind: "REPAIR",
  stage: "ARRIVING",
  date: "2026-11-21",
  startsAt: "2026-11-21T15:00:00.000Z",
  endsAt: "2026-11-21T17:00:00.000Z",
  technician: "Marcus",
  changeableUntil: "2026-11-20T15:00:00.000Z",
  changeable: false,
};

const past = (date: string, changes: Partial<Appointment>): Appointment => ({
  ...upcoming,
  date,
  startsAt: `${date}T13:00:00.000Z`,
  endsAt: `${date}T15:00:00.000Z`,
  changeable: false,
  technician: "Luis",
  ...changes,
});

export const pastAppointments: Appointment[] = [
  past("2026-11-12", { orderId: "SO-47655", kind: "REPAIR", stage: "DONE" }),
  past("2026-11-05", { orderId: "SO-47100", kind: "SITE_SURVEY", stage: "CANCELLED", technician: null }),
];
export const missed = past("2026-11-18", { orderId: "SO-47801", kind: "UPGRADE", stage: "MISSED", technician: null });

export const appointmentList = (...appointments: Appointment[]): Appointments => ({
  appointments,
  timeZone: "America/New_York",
  today: "2026-11-21",
  address: "14 Harbor St, Boston, MA 02110",
  emails: { address: "dana@harbor.example", wanted: true },
});

const slot = (date: string, hour: number, free: boolean): Slot => ({
  date,
  startsAt: `${date}T${hour + 5}:00:00.000Z`,
  endsAt: `${date}T${hour + 7}:00:00.000Z`,
  free,
});

const day = (date: string, ...free: boolean[]) =>
  [8, 10, 13, 15].map((hour, place) => slot(date, hour, free[place] ?? false)).map(padded);
const padded = (each: Slot): Slot => ({ ...each, startsAt: pad(each.startsAt), endsAt: pad(each.endsAt) });
const pad = (at: string) => at.replace(/T(\d):/, "T0$1:");

export const freeTimes: Slot[] = [
  ...day("2026-11-23", true, false, true, true),
  ...day("2026-11-24", false, false, false, false),
  ...day("2026-11-25", true, true, true, false),
  ...day("2026-11-30", true, true, true, true),
  ...day("2026-12-01", false, true, false, true),
  ...day("2026-12-03", true, true, false, true),
  ...day("2026-12-04", true, true, true, true),
];

export const appointmentCalendar = (slots: Slot[] = freeTimes, appointment = upcoming): AppointmentCalendar => ({
  appointment,
  timeZone: "America/New_York",
  today: "2026-11-21",
  from: "2026-11-21",
  to: "2026-12-19",
  slots,
});
