import { composeStory, type StoryObj } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { notFound } from "./cannedFetch.ts";
import { studioStory } from "./studioStory.tsx";

const at = "/studio/messages/no.such.key";
const path = "/content/v1/editor/messages/no.such.key";
const play = (story: StoryObj) => composeStory(story, {}, { initialGlobals: { locale: "en-US" } }).run();

test("a story that asks for something that no answer is canned for fails, and names it", async () => {
  await expect(play(studioStory({ at }))).rejects.toThrow(`No answer is canned for GET ${path}`);
});

test("what there is not can be told, as everything else; what is not told is answered as for an editor for whom all is well", async () => {
  await play(studioStory({ at, answers: { [path]: notFound } }));
  expect(document.body.textContent).toContain("no.such.key");
  await play(studioStory({ at: "/studio" }));
  expect(document.body.textContent).toContain("Hello, Erin");
});
