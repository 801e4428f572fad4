import type { Meta } from "@storybook/react-vite";
import { type MockAnswers, notFound } from "../../testing/mockFetch.ts";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";
import { killed, ruled, setting, special, stale, toggleOf } from "../../testing/toggleFixtures.ts";
import type { Toggle } from "./toggles.api.ts";

export default { title: "Studio/Toggle" } satisfies Meta;

const changes = {
  body: {
    changes: [
      { id: 8, at: "2026-11-21T15:00:00.000Z", author: "erin", reason: "Communities first", action: "draftSaved" },
    ],
  },
};

const shown = (toggle: Toggle, answers: MockAnswers = {}) => ({
  at: `/studio/toggles/${toggle.key}`,
  answers: {
    "/content/v1/editor/changes": changes,
    [`/content/v1/editor/toggles/${toggle.key}`]: { body: toggle },
    ...answers,
  },
});

export const WithRulesAndADraft = studioStory(shown(ruled));
export const ASetting = studioStory(shown(setting));
export const Stopped = studioStory(shown(killed));
export const ToBeTidiedUp = studioStory(shown(stale));
export const RulesOfExperts = studioStory(shown(special));
export const ForAViewer = studioStory({ ...shown(ruled), bootstrap: bootstrapFor(vic) });
export const HistoryCannotBeRead = studioStory(
  shown(toggleOf("bankLinking"), { "/content/v1/editor/changes": "offline" }),
);
export const NotThere = studioStory({
  at: "/studio/toggles/nothing",
  answers: { "/content/v1/editor/toggles/nothing": notFound },
});
export const Loading = studioStory(shown(ruled, { [`/content/v1/editor/toggles/${ruled.key}`]: "never" }));
export const Failed = studioStory(shown(ruled, { [`/content/v1/editor/toggles/${ruled.key}`]: "offline" }));
