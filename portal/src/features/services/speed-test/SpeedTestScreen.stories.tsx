import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { speedTestEvents } from "./speedTest.slice.ts";

const meta: Meta = { title: "Screens/Speed test" };
export default meta;

const at = "/services/internet/speed-test";
const bootstrap = bootstrapFor(dana);

const resultsPath = "/api/pub/speed-test/v1/results";
const result = (id: number, measuredAt: string, downloadKbps: number, latencyMs: number) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  measuredAt,
  downloadKbps,
  uploadKbps: 41_600,
  latencyMs,
  planMbps: 600,
});
const kept = {
  timeZone: "America/New_York",
  results: [
    result(1, "2026-11-21T14:55:00Z", 571_400, 18),
    result(2, "2026-11-20T21:30:00Z", 38_200, 24),
    result(3, "2026-11-02T13:05:00Z", 548_000, 212),
  ],
};

type Words = Awaited<ReturnType<typeof storyCopy>>;
type Event = ReturnType<(typeof speedTestEvents)[keyof typeof speedTestEvents]>;

/** The screen after one of the speed test's actions; nothing is measured with mocked responses. */
function after(event: Event, shown: (t: Words) => string, answers: MockAnswers = {}, next?: Event) {
  const story = portalStory({
    at,
    bootstrap,
    answers,
    onPortal: ({ store }) => {
      const unsubscribe = store.subscribe(() => {
        if (!("speedTest" in store.getState())) return;
        unsubscribe();
        setTimeout(() => {
          store.dispatch(event);
          if (next) store.dispatch(next);
        }, 300);
      });
    },
  });
  const play: StoryObj["play"] = async ({ canvas, canvasElement, globals }) => {
    await arrived(canvasElement);
    // The query compares with text whose no-break spaces have become spaces.
    const text = shown(await storyCopy(globals)).replaceAll("\u00a0", " ");
    const [words] = await canvas.findAllByText(text, {}, { timeout: 5_000 });
    await expect(words).toBeInTheDocument();
  };
  return { ...story, play };
}

const measured = (downloadMbps: number, latencyMs = 18) =>
  speedTestEvents.finished({ downloadMbps, uploadMbps: 41.6, latencyMs });

/** Before the first test there are no results. */
export const Ready = portalStory({ at, bootstrap, answers: { [resultsPath]: { body: { ...kept, results: [] } } } });
export const WithResults = portalStory({ at, bootstrap, answers: { [resultsPath]: { body: kept } } });
export const ResultsLoading = portalStory({ at, bootstrap, answers: { [resultsPath]: "never" } });
export const ResultsFailed = portalStory({
  at,
  bootstrap,
  answers: { [resultsPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } },
});
export const Measuring = after(speedTestEvents.progressed({ part: "download", step: 2, steps: 4 }), (t) =>
  t("services.speedTest.measuring", { part: "download" }),
);
export const Good = after(measured(571.4), (t) => t("services.speedTest.verdict", { verdict: "good" }));
export const Slow = after(measured(38.2), (t) => t("services.speedTest.verdict", { verdict: "slow" }));
export const Delayed = after(measured(571.4, 212), (t) => t("services.speedTest.verdict", { verdict: "delayed" }));
/** The result could not be added to the list. */
export const NotKept = after(
  speedTestEvents.finished({ downloadMbps: 571.4, uploadMbps: 41.6, latencyMs: 18 }),
  (t) => t("services.speedTest.notKept"),
  { [resultsPath]: { body: kept } },
  speedTestEvents.notKept({ kind: "unreachable" }),
);
export const Stopped = after(speedTestEvents.stopped(), (t) => t("services.speedTest.stopped"));
export const Failed = after(speedTestEvents.failed({ kind: "unreachable" }), (t) => t("shell.unreachable.title"));
/** The plan's speed is unknown: only the figures are shown. */
export const PlanUnknown = after(measured(80), (t) => t("services.speedTest.mbps", { mbps: 80 }), {
  "/api/pub/account/v1/services": { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
});
