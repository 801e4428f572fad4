import type { Meta } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { live, releases } from "../../testing/releaseFixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Releases" };
export default meta;

const at = "/studio/releases";
const list = "/content/v1/editor/releases";
const sameOnStage = live.map((each) => ({ ...each, release: "4" }));

export const WithAStage = studioStory({
  at,
  onShown: async (canvas) => {
    const name = /^(See it all on the page|Verlo todo en la página)$/;
    await expect(await within(canvas).findByRole("link", { name })).toHaveAttribute(
      "href",
      "/studio/pages?changeSet=staging",
    );
  },
});
export const NothingOnTheStage = studioStory({
  at,
  answers: { [list]: { body: { releases: releases.slice(1), live: sameOnStage } } },
});
export const SeenByAViewer = studioStory({ at, bootstrap: bootstrapFor(vic) });
export const NothingYet = studioStory({
  at,
  answers: {
    [list]: { body: { releases: [], live: [] } },
    "/content/v1/editor/changes?action=restored&whole=true&limit=200": { body: { changes: [] } },
  },
});
export const Loading = studioStory({ at, answers: { [list]: "never" } });
export const Unreachable = studioStory({ at, answers: { [list]: "offline" } });
