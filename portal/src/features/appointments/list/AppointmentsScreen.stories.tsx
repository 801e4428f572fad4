import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import {
  appointmentList,
  appointmentsAnswerPath,
  appointmentsNumber,
  arriving,
  jobAnswerPath,
  missed,
  pastAppointments,
  upcoming,
} from "../../../testing/appointmentFixtures.ts";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { unresolvedCheck } from "../../../testing/troubleshootingFixtures.ts";
import { withCookie } from "../../../testing/serverCookie.ts";
import type { Appointment, Appointments } from "../model/appointments.api.ts";

const meta: Meta = { title: "Screens/Appointments" };
export default meta;

const answer = (body: Appointments): MockAnswers => ({ [appointmentsAnswerPath]: { body } });
const all = answer(appointmentList(upcoming, ...pastAppointments));
const screen = (answers: MockAnswers = all, profile = dana) =>
  portalStory({ at: "/service-appointments", bootstrap: bootstrapFor(profile), answers });
const of = (...appointments: Appointment[]) =>
  screen({ ...answer(appointmentList(...appointments)), ...appointmentsNumber });

export const Upcoming = screen();
/** A repair that was booked from a guided check. */
export const AfterACheck = of({
  ...upcoming,
  orderId: unresolvedCheck.reference,
  kind: "REPAIR",
  check: { reference: unresolvedCheck.reference, service: "INTERNET", steps: unresolvedCheck.steps },
});
export const TodayAndLater = of(arriving, upcoming);
export const LaterToday = of({
  ...arriving,
  stage: "TODAY",
  startsAt: "2026-11-21T18:00:00.000Z",
  endsAt: "2026-11-21T20:00:00.000Z",
});
export const InProgress = of({ ...arriving, stage: "IN_PROGRESS", arrivedAt: "2026-11-21T15:45:00.000Z" });
export const Late = of({ ...arriving, stage: "LATE" });
export const Missed = of(missed, ...pastAppointments);
export const TooLateToChange = of({
  ...upcoming,
  date: "2026-11-22",
  startsAt: "2026-11-22T13:00:00.000Z",
  endsAt: "2026-11-22T15:00:00.000Z",
  changeable: false,
});
export const MayOnlyLook = screen(all, sam);
export const WithoutEmailAddress = screen(
  answer({ ...appointmentList(upcoming), emails: { address: null, wanted: true } }),
);
export const OnlyEarlier = of(...pastAppointments);
export const None = of();
export const Loading = screen({ [appointmentsAnswerPath]: "never" });
export const LoadingTwoVisits = withCookie("portico-appointments", "2026-12-03.2026-12-04", Loading);
export const Failed = screen({ [appointmentsAnswerPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });

export const FileFailed: StoryObj = {
  ...screen({ ...all, [`${jobAnswerPath}/file`]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } }),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    await userEvent.click(await body.findByRole("button", { name: t("appointments.toCalendar") }));
    await expect(await body.findByRole("alert")).toBeVisible();
  },
};

/** The switch goes back to what the server has, and says that it was not saved. */
export const EmailsNotSaved: StoryObj = {
  ...screen({
    ...all,
    "/api/pub/sbnetserviceapptedge/v1/appointment-emails": { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
  }),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    const choice = await body.findByRole("switch", { name: t("appointments.emails") });
    await userEvent.click(choice);
    await expect(await body.findByText(new RegExp(t("problem.TEMPORARILY_UNAVAILABLE.title")))).toBeVisible();
    await expect(choice).toBeChecked();
  },
};
