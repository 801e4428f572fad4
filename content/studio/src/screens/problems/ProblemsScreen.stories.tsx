import type { Meta } from "@storybook/react-vite";
import { reviewAnswers } from "../../testing/reviewAnswers.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Problems" };
export default meta;

const at = "/studio/problems";
const list = "/content/v1/editor/errors";

export const Some = studioStory({ at, answers: reviewAnswers });
export const OfOneRelease = studioStory({ at: `${at}?release=4`, answers: reviewAnswers });
export const NoneFits = studioStory({ at: `${at}?q=nothing`, answers: reviewAnswers });
export const None = studioStory({ at, answers: { ...reviewAnswers, [list]: { body: { errors: [] } } } });
export const Loading = studioStory({ at, answers: { ...reviewAnswers, [list]: "never" } });
export const Unreachable = studioStory({ at, answers: { ...reviewAnswers, [list]: "offline" } });
