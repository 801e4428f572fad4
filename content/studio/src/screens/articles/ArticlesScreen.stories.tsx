import type { Meta } from "@storybook/react-vite";
import { articlePages, articlePhones } from "../../testing/articleFixtures.ts";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { newEtag } from "../../testing/formFixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

export default { title: "Studio/Articles" } satisfies Meta;

const path = "GET /content/v1/editor/articles";

export const Everything = studioStory({ at: "/studio/articles" });
export const Filtered = studioStory({ at: "/studio/articles?missing=es" });
export const NothingFound = studioStory({ at: "/studio/articles?q=telegram" });
export const Empty = studioStory({
  at: "/studio/articles",
  answers: { [path]: { body: { articles: [], pages: articlePages, phones: articlePhones, newEtag } } },
});
export const ForAViewer = studioStory({ at: "/studio/articles", bootstrap: bootstrapFor(vic) });
export const Loading = studioStory({ at: "/studio/articles", answers: { [path]: "never" } });
export const Failed = studioStory({ at: "/studio/articles", answers: { [path]: "offline" } });
