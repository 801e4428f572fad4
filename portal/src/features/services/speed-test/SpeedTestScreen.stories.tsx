import type { Meta } from "@storybook/react-vite";
import type { CannedAnswers } from "../../../testing/cannedFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { speedTestEvents } from "./speedTest.slice.ts";

const meta: Meta = { title: "Screens/Speed test" };
export default meta;

const at = "/services/internet/speed-test";
const bootstrap = bootstrapFor(dana);

type Event = ReturnType<(typeof speedTestEvents)[keyof typeof speedTestEvents]>;

/** The screen after an event that a test says; nothing is measured over canned answers. */
function after(event: Event, answers: CannedAnswers = {}) {
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
  return { ...story, play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await arrived(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 400));
  } };
}

const measured = (downloadMbps: number, latencyMs = 18) => speedTestEvents.finished({ downloadMbps, uploadMbps: 41.6, latencyMs });

export const Ready = portalStory({ at, bootstrap });
export const Measuring = after(speedTestEvents.progressed({ part: "download", step: 2, steps: 4 }));
export const Good = after(measured(571.4));
export const Slow = after(measured(38.2));
export const Delayed = after(measured(571.4, 212));
export const Stopped = after(speedTestEvents.stopped());
export const Failed = after(speedTestEvents.failed({ kind: "unreachable" }));
/** Nothing says what the plan promises: the figures stand alone. */
export const PlanUnknown = after(measured(80), { "/api/pub/account/v1/services": { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });

