import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import {
  appointmentList,
  appointmentsAnswerPath,
  appointmentsNumber,
  arriving,
  jobAnswerPath,
  upcoming,
} from "../../../testing/appointmentFixtures.ts";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";

const meta: Meta = { title: "Screens/Cancel an appointment" };
export default meta;

const all: MockAnswers = {
  ...appointmentsNumber,
  [appointmentsAnswerPath]: { body: appointmentList(upcoming) },
};
const screen = (answers: MockAnswers = all, profile = dana, query = "?order=SO-48340&job=1") =>
  portalStory({ at: `/appointment-tracking/cancel-appointment/${query}`, bootstrap: bootstrapFor(profile), answers });

export const Question = screen();
export const OfARepair = screen({
  ...all,
  [appointmentsAnswerPath]: { body: appointmentList({ ...upcoming, kind: "REPAIR" }) },
});
export const MayOnlyLook = screen(all, sam);
export const TooLate = screen(
  { ...appointmentsNumber, [appointmentsAnswerPath]: { body: appointmentList(arriving) } },
  dana,
  "?order=SO-48302&job=1",
);
export const Loading = screen({ [appointmentsAnswerPath]: "never" });
export const Failed = screen({ [appointmentsAnswerPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });

const pressed = (answers: MockAnswers, shown: (t: Awaited<ReturnType<typeof storyCopy>>) => string): StoryObj => ({
  ...screen({ ...all, ...answers }),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    await userEvent.click(await body.findByRole("button", { name: t("appointments.cancelling.yes") }));
    await expect(await body.findByText(shown(t))).toBeVisible();
  },
});

export const Refused = pressed({ [`${jobAnswerPath}/cancel`]: { status: 422, code: "APPOINTMENT_TOO_LATE" } }, (t) =>
  t("problem.APPOINTMENT_TOO_LATE.title"),
);
export const ChangedMeanwhile = pressed({ [`${jobAnswerPath}/cancel`]: { status: 412, code: "CONFLICT" } }, (t) =>
  t("appointments.cancelling.changed"),
);
export const Sending = pressed({ [`${jobAnswerPath}/cancel`]: "never" }, (t) => t("appointments.cancelling.busy"));
