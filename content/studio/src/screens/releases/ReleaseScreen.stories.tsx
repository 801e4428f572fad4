import type { Meta } from "@storybook/react-vite";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Release" };
export default meta;

const differences = "/content/v1/editor/releases/4/differences?with=2";

export const Live = studioStory({ at: "/studio/releases/4" });
export const Earlier = studioStory({ at: "/studio/releases/2" });
export const TogglesAlone = studioStory({ at: "/studio/releases/2?part=toggles" });
export const OnlyOnTheStage = studioStory({ at: "/studio/releases/5" });
export const SeenByAViewer = studioStory({ at: "/studio/releases/2", bootstrap: bootstrapFor(vic) });
export const NothingDiffers = studioStory({
  at: "/studio/releases/2",
  answers: { [differences]: { body: { messages: [], toggles: [] } } },
});
export const ComparisonFailed = studioStory({ at: "/studio/releases/2", answers: { [differences]: "offline" } });
export const Unknown = studioStory({
  at: "/studio/releases/99",
  answers: { "/content/v1/editor/releases?before=100&limit=1": { body: { releases: [], live: [] } } },
});
