import type { Meta } from "@storybook/react-vite";
import { type MockAnswers, notFound } from "../../testing/mockFetch.ts";
import { drafted, published, technical } from "../../testing/formFixtures.ts";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";
import type { WebForm } from "./forms.api.ts";

export default { title: "Studio/Form" } satisfies Meta;

const changes = {
  body: {
    changes: [
      {
        ...{ id: 9, at: "2026-11-21T15:00:00.000Z", author: "renata", reason: "Shorter", action: "published" },
        ...{ item: "form", key: published.key, scope: "all", value: technical },
      },
    ],
  },
};

const shown = (form: WebForm, answers: MockAnswers = {}) => ({
  at: `/studio/forms/${form.key}`,
  answers: {
    "/content/v1/editor/changes": changes,
    [`GET /content/v1/editor/forms/${form.key}`]: { body: form },
    ...answers,
  },
});

export const Published = studioStory(shown(published));
export const DraftWithProblems = studioStory(shown(drafted));
export const ForAViewer = studioStory({ ...shown(published), bootstrap: bootstrapFor(vic) });
export const HistoryCannotBeRead = studioStory(shown(published, { "/content/v1/editor/changes": "offline" }));
export const NotThere = studioStory({
  at: "/studio/forms/support.form.nothing",
  answers: { "GET /content/v1/editor/forms/support.form.nothing": notFound },
});
/** A question was moved above the one that it depends on. */
export const BrokenCondition = studioStory(
  shown({ ...published, live: { ...technical, fields: [...technical.fields].reverse() } }),
);
export const Loading = studioStory(shown(published, { [`GET /content/v1/editor/forms/${published.key}`]: "never" }));
export const Failed = studioStory(shown(published, { [`GET /content/v1/editor/forms/${published.key}`]: "offline" }));
