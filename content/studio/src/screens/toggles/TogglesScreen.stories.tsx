import type { Meta } from "@storybook/react-vite";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";
import { toggles } from "../../testing/toggleFixtures.ts";

export default { title: "Studio/Toggles" } satisfies Meta;

const path = "/content/v1/editor/toggles";
const answers = { [path]: { body: { toggles } } };

export const Everything = studioStory({ at: "/studio/toggles", answers });
export const ToBeTidiedUp = studioStory({ at: "/studio/toggles?look=stale", answers });
export const NothingFits = studioStory({ at: "/studio/toggles?kind=permission", answers });
export const ForAViewer = studioStory({ at: "/studio/toggles", answers, bootstrap: bootstrapFor(vic) });
export const Loading = studioStory({ at: "/studio/toggles", answers: { [path]: "never" } });
export const Failed = studioStory({ at: "/studio/toggles", answers: { [path]: "offline" } });
