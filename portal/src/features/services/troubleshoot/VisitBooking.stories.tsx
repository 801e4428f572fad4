import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { freeTimes } from "../../../testing/appointmentFixtures.ts";
import { type MockAnswer, type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, type StoryBody, storyWithSteps } from "../../../testing/storySteps.ts";
import {
  bookedCheck,
  checkList,
  checksPath,
  unresolvedCheck,
  visitPath,
  visitTimes,
  visitTimesPath,
} from "../../../testing/troubleshootingFixtures.ts";
import type { ServiceCheck } from "./troubleshooting.api.ts";

const meta: Meta = { title: "Screens/Technician’s visit" };
export default meta;

const { reference } = unresolvedCheck;
const [times, visit] = [visitTimesPath(reference), `POST ${visitPath(reference)}`];
const [monday] = freeTimes;

const screen = (query = "", answers: MockAnswers = {}, check: ServiceCheck = unresolvedCheck, who = dana) =>
  portalStory({
    at: `/services/troubleshoot?check=${reference}${query}`,
    bootstrap: bootstrapFor(who),
    answers: { [checksPath]: { body: checkList([check]) }, [times]: { body: visitTimes() }, ...answers },
  });
const review = `&step=review&time=${monday?.startsAt ?? ""}`;

/** The end of a check that did not help: a visit first, then the call. */
export const Offer = screen();
/** A standard user, who books no visits. */
export const MayNotBook = screen("", {}, unresolvedCheck, sam);
export const FreeTimes = screen("&step=visit");
export const Loading = screen("&step=visit", { [times]: "never" });
export const Failed = screen("&step=visit", { [times]: unavailable });
export const NoFreeTimes = screen("&step=visit", {
  [times]: { body: visitTimes(freeTimes.map((slot) => ({ ...slot, free: false }))) },
});
export const NothingChosen = storyWithSteps(screen("&step=visit"), async (body, t) => {
  await press(body, t("services.troubleshoot.continue"));
  await expect(await body.findByText(t("appointments.reschedule.choose"))).toBeVisible();
});
export const TimeChosen = storyWithSteps(screen("&step=visit"), async (body: StoryBody) => {
  const [first] = await body.findAllByRole("radio");
  await userEvent.click(first as HTMLElement);
});
export const Review = screen(review);

const answered = (answer: MockAnswer) =>
  storyWithSteps(screen(review, { [visit]: answer }), (body, t) =>
    press(body, t("services.troubleshoot.visit.confirm")),
  );

export const Sending = answered("never");
/** The next free times are offered; the day that was chosen stays. */
export const TakenMeanwhile = answered({
  status: 409,
  code: "SLOT_TAKEN",
  slots: freeTimes.filter(({ free }) => free).slice(1, 4),
} as MockAnswer);
export const TooLate = answered({ status: 422, code: "SLOT_PAST" });
/** A colleague booked one meanwhile. */
export const BookedMeanwhile = answered({ status: 409, code: "VISIT_BOOKED" });
export const NotOffered = answered({ status: 422, code: "VISIT_NOT_OFFERED" });
export const NotSent = answered(unavailable);

export const Booked = screen("", {}, bookedCheck);
export const Visited = screen(
  "",
  {},
  {
    ...bookedCheck,
    visit: bookedCheck.visit && { ...bookedCheck.visit, stage: "DONE" },
  },
);
