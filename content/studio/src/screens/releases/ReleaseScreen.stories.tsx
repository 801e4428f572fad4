import type { Meta } from "@storybook/react-vite";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { reviewAnswers } from "../../testing/reviewAnswers.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Release" };
export default meta;

const differences = "/content/v1/editor/releases/4/differences?with=2";

export const Live = studioStory({ at: "/studio/releases/4", answers: reviewAnswers });
export const Earlier = studioStory({ at: "/studio/releases/2", answers: reviewAnswers });
export const TogglesAlone = studioStory({ at: "/studio/releases/2?part=toggles", answers: reviewAnswers });
export const OnlyOnTheStage = studioStory({ at: "/studio/releases/5", answers: reviewAnswers });
export const SeenByAViewer = studioStory({ at: "/studio/releases/2", bootstrap: bootstrapFor(vic), answers: reviewAnswers });
export const NothingDiffers = studioStory({ at: "/studio/releases/2", answers: { ...reviewAnswers, [differences]: { body: { messages: [], toggles: [] } } } });
export const ComparisonFailed = studioStory({ at: "/studio/releases/2", answers: { ...reviewAnswers, [differences]: "offline" } });
export const Unknown = studioStory({ at: "/studio/releases/99", answers: { ...reviewAnswers, "/content/v1/editor/releases?before=100&limit=1": { body: { releases: [], live: [] } } } });
