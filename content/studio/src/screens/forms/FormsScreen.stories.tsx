import type { Meta } from "@storybook/react-vite";
import { newEtag } from "../../testing/formFixtures.ts";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

export default { title: "Studio/Forms" } satisfies Meta;

const path = "GET /content/v1/editor/forms";

export const Everything = studioStory({ at: "/studio/forms" });
export const Empty = studioStory({ at: "/studio/forms", answers: { [path]: { body: { forms: [], newEtag } } } });
export const ForAViewer = studioStory({ at: "/studio/forms", bootstrap: bootstrapFor(vic) });
export const Loading = studioStory({ at: "/studio/forms", answers: { [path]: "never" } });
export const Failed = studioStory({ at: "/studio/forms", answers: { [path]: "offline" } });
