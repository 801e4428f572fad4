import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { CannedAnswers } from "../../../testing/cannedFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { speedTestEvents } from "./speedTest.slice.ts";

const meta: Meta = { title: "Screens/Speed test" };
export default meta;

const at = "/services/internet/speed-test";
const bootstrap = bootstrapFor(dana);

type Words = Awaited<ReturnType<typeof storyCopy>>;
type Event = ReturnType<(typeof speedTestEvents)[keyof typeof speedTestEvents]>;

/** The screen after one of the speed test's actions; nothing is measured with mocked responses. */
function after(event: Event, shown: (t: Words) => string, answers: CannedAnswers = {}) {
  const story = portalStory({
    at,
    bootstrap,
    answers,
    onPortal: ({ store }) => {
      const unsubscribe = store.subscribe(() => {
        if (!("speedTest" in store.getState().screens)) return;
        unsubscribe();
        setTimeout(() => store.dispatch(event), 300);
      });
    },
  });
  const play: StoryObj["play"] = async ({ canvas, canvasElement, globals }) => {
    await arrived(canvasElement);
    const [words] = await canvas.findAllByText(shown(await storyCopy(globals)), {}, { timeout: 5_000 });
    await expect(words).toBeInTheDocument();
  };
  return { ...story, play };
}

const measured = (downloadMbps: number, latencyMs = 18) =>
  speedTestEvents.finished({ downloadMbps, uploadMbps: 41.6, latencyMs });

export const Ready = portalStory({ at, bootstrap });
export const Measuring = after(speedTestEvents.progressed({ part: "download", step: 2, steps: 4 }), (t) =>
  t("services.speedTest.measuring", { part: "download" }),
);
export const Good = after(measured(571.4), (t) => t("services.speedTest.verdict", { verdict: "good" }));
export const Slow = after(measured(38.2), (t) => t("services.speedTest.verdict", { verdict: "slow" }));
export const Delayed = after(measured(571.4, 212), (t) => t("services.speedTest.verdict", { verdict: "delayed" }));
export const Stopped = after(speedTestEvents.stopped(), (t) => t("services.speedTest.stopped"));
export const Failed = after(speedTestEvents.failed({ kind: "unreachable" }), (t) => t("shell.unreachable.title"));
/** The plan's speed is unknown: only the figures are shown. */
export const PlanUnknown = after(measured(80), (t) => t("services.speedTest.mbps", { mbps: 80 }), {
  "/api/pub/account/v1/services": { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
});
