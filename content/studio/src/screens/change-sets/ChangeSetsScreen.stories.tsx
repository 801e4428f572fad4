import type { Meta } from "@storybook/react-vite";
import { amir, bootstrapFor } from "../../testing/fixtures.ts";
import { reviewAnswers } from "../../testing/reviewAnswers.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Change sets" };
export default meta;

const at = "/studio/change-sets";
const list = "/content/v1/editor/change-sets";

export const Mine = studioStory({ at, answers: reviewAnswers });
export const ToReview = studioStory({ at: `${at}?show=inReview`, bootstrap: bootstrapFor({ ...amir, username: "renata" }), answers: reviewAnswers });
export const Scheduled = studioStory({ at: `${at}?show=scheduled`, answers: reviewAnswers });
export const Nothing = studioStory({ at, answers: { ...reviewAnswers, [list]: { body: { changeSets: [] } } } });
export const Loading = studioStory({ at, answers: { ...reviewAnswers, [list]: "never" } });
export const Unreachable = studioStory({ at, answers: { ...reviewAnswers, [list]: "offline" } });
