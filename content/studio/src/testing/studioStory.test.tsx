import { composeStory, type StoryObj } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { notFound } from "./mockFetch.ts";
import { studioStory } from "./studioStory.tsx";

const at = "/studio/messages/no.such.key";
const path = "/content/v1/editor/messages/no.such.key";
const play = (story: StoryObj) => composeStory(story, {}, { initialGlobals: { locale: "en-US" } }).run();

test("a story with a request that has no canned response fails, and names it", async () => {
  await expect(play(studioStory({ at }))).rejects.toThrow(`No answer is canned for GET ${path}`);
});

test(
  "a story can override the responses; others default to those of an editor for whom everything works",
  { tags: "full" },
  async () => {
    await play(studioStory({ at, answers: { [path]: notFound } }));
    expect(document.body.textContent).toContain("no.such.key");
    await play(studioStory({ at: "/studio" }));
    expect(document.body.textContent).toContain("Hello, Erin");
  },
);
