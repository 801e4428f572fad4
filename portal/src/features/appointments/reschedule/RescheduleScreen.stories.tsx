import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import {
  appointmentCalendar,
  appointmentList,
  appointmentsAnswerPath,
  appointmentsNumber,
  arriving,
  calendarAnswerPath,
  freeTimes,
  jobAnswerPath,
  upcoming,
} from "../../../testing/appointmentFixtures.ts";
import type { MockAnswer, MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { type StoryBody, type StoryCopy, storyWithSteps } from "../../../testing/storySteps.ts";

const meta: Meta = { title: "Screens/Change an appointment" };
export default meta;

const all: MockAnswers = {
  ...appointmentsNumber,
  [appointmentsAnswerPath]: { body: appointmentList(upcoming) },
  [calendarAnswerPath]: { body: appointmentCalendar() },
};
const screen = (answers: MockAnswers = all, profile = dana, query = "?order=SO-48340&job=1") =>
  portalStory({
    at: `/appointment-tracking/reschedule-appointment/${query}`,
    bootstrap: bootstrapFor(profile),
    answers,
  });

const withSteps = (answers: MockAnswers, steps: Parameters<typeof storyWithSteps>[1]) =>
  storyWithSteps(screen(answers), steps);

export const FreeTimes = screen();
export const NoFreeTimes = screen({
  ...all,
  [calendarAnswerPath]: { body: appointmentCalendar(freeTimes.map((slot) => ({ ...slot, free: false }))) },
});
export const Loading = screen({ ...all, [calendarAnswerPath]: "never" });
export const Failed = screen({ ...all, [calendarAnswerPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
export const MayOnlyLook = screen(all, sam);
export const TooLate = screen(
  { ...all, [appointmentsAnswerPath]: { body: appointmentList(arriving) } },
  dana,
  "?order=SO-48302&job=1",
);
export const NothingToChange = screen({ ...all, [appointmentsAnswerPath]: { body: appointmentList() } }, dana, "");

const chooseFirst = async (body: StoryBody) => {
  const [first] = await body.findAllByRole("radio");
  await userEvent.click(first as HTMLElement);
};

export const TimeChosen = withSteps(all, chooseFirst);

export const NothingChosen = withSteps(all, async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("appointments.reschedule.moveNone") }));
  await expect(await body.findByText(t("appointments.reschedule.choose"))).toBeVisible();
});

const refused = (answer: MockAnswer, shown: (t: StoryCopy) => string) =>
  withSteps({ ...all, [`${jobAnswerPath}/reschedule`]: answer }, async (body, t) => {
    await chooseFirst(body);
    const [prefix = ""] = t("appointments.reschedule.move", { when: "|" }).split("|");
    await userEvent.click(await body.findByRole("button", { name: new RegExp(`^${prefix}`) }));
    await expect(await body.findByText(shown(t))).toBeVisible();
  });

/** The next free times are offered; the chosen day stays. */
export const TakenMeanwhile = refused(
  { status: 409, code: "SLOT_TAKEN", slots: freeTimes.filter(({ free }) => free).slice(1, 4) } as MockAnswer,
  (t) => t("problem.SLOT_TAKEN.title"),
);
export const ChangedMeanwhile = refused({ status: 412, code: "CONFLICT" }, (t) => t("appointments.changed"));
export const NotSent = refused({ status: 503, code: "TEMPORARILY_UNAVAILABLE" }, (t) =>
  t("problem.TEMPORARILY_UNAVAILABLE.title"),
);
export const Sending = withSteps({ ...all, [`${jobAnswerPath}/reschedule`]: "never" }, async (body, t) => {
  await chooseFirst(body);
  const [prefix = ""] = t("appointments.reschedule.move", { when: "|" }).split("|");
  await userEvent.click(await body.findByRole("button", { name: new RegExp(`^${prefix}`) }));
  await expect(await body.findByRole("button", { name: t("appointments.reschedule.moving") })).toBeVisible();
});
