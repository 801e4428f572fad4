import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import {
  accountOutages,
  accountOutagesPath,
  callbacksPath,
  ended,
  requested,
} from "../../../testing/outageFixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import type { AccountOutages } from "../model/outages.api.ts";

const meta: Meta = { title: "Screens/Outages/Callback" };
export default meta;

const screen = (more: Partial<AccountOutages> = {}, answers: MockAnswers = {}) =>
  portalStory({
    at: "/outage-callback",
    bootstrap: bootstrapFor(dana),
    answers: { [accountOutagesPath]: { body: accountOutages(more) }, ...answers },
  });

type Words = Awaited<ReturnType<typeof storyCopy>>;

const sending = (phone: string, shown: (t: Words) => string, answers: MockAnswers = {}): StoryObj => ({
  ...screen({}, answers),
  play: async ({ canvasElement, globals }) => {
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    await arrived(canvasElement);
    if (phone) await userEvent.type(body.getByRole("textbox"), phone);
    await userEvent.click(body.getByRole("button", { name: t("outages.callback.send") }));
    await expect((await body.findAllByText(shown(t)))[0]).toBeVisible();
  },
});

export const Form = screen();
export const NumberMissing = sending("", (t) => t("outages.callback.phoneFault", { code: "MISSING" }));
export const WindowPast = sending("6175550148", (t) => t("problem.WINDOW_PAST.title"), {
  [callbacksPath]: { status: 422, code: "WINDOW_PAST" },
});
export const Requested = screen({ callback: requested });
export const Scheduled = screen({
  callback: { ...requested, state: "SCHEDULED", scheduledFor: "2026-11-21T17:15:00.000Z" },
});
export const OutageIsOver = screen({
  callback: { ...requested, outageId: ended.id },
  outages: [{ outage: ended, credit: null }],
});
export const Called = screen({ callback: { ...requested, state: "CALLED", calledAt: "2026-11-20T17:15:00.000Z" } });
export const NoOutage = screen({ outages: [] });
export const Loading = screen({}, { [accountOutagesPath]: "never" });
export const Failed = screen({}, { [accountOutagesPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
