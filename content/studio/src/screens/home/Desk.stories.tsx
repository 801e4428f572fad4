import type { Meta } from "@storybook/react-vite";
import { amir, bootstrapFor, vic } from "../../testing/fixtures.ts";
import { reviewAnswers } from "../../testing/reviewAnswers.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Home desk" };
export default meta;

const at = "/studio";
const editor = "/content/v1/editor";

export const ForAWriter = studioStory({ at, answers: reviewAnswers });
export const ForAnApprover = studioStory({ at, bootstrap: bootstrapFor({ ...amir, username: "renata" }), answers: reviewAnswers });
export const NothingWaits = studioStory({ at, bootstrap: bootstrapFor(vic), answers: { ...reviewAnswers, [`${editor}/errors`]: { body: { errors: [] } } } });
export const PartOfItFailed = studioStory({ at, answers: { ...reviewAnswers, [`${editor}/errors`]: "offline", [`${editor}/changes?action=scheduleFailed&limit=50`]: "offline" } });
export const Loading = studioStory({ at, answers: { ...reviewAnswers, [`${editor}/change-sets`]: "never", [`${editor}/releases`]: "never", [`${editor}/errors`]: "never" } });
