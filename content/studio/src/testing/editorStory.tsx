import type { StoryObj } from "@storybook/react-vite";
import type { Editor, Locale } from "../api/bootstrap.ts";
import { type CannedCalls, editorFetch } from "./editorFetch.ts";
import { paymentsKey, startFor, writer } from "./editorFixtures.ts";
import { builtInWords, StudioPage } from "./StudioPage.tsx";

type Shown = { at?: string; editor?: Editor; calls?: CannedCalls; onShown?: (canvas: HTMLElement) => Promise<void> };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until the screen has come and the gate with it: a picture of a page that is still coming would be one of nothing. */
async function arrived(canvas: HTMLElement): Promise<void> {
  while (!canvas.querySelector("#page-title")) await pause(20);
  await pause(400);
}

/** A story of the message editor as a whole page, in the language of the toolbar. */
export const editorStory = ({ at = `/studio/messages/${paymentsKey}`, editor = writer, calls = {}, onShown }: Shown = {}): StoryObj => {
  const start = (globals: Record<string, unknown>) => startFor(editor, globals["locale"] as Locale);
  return {
    parameters: { layout: "fullscreen" },
    loaders: [
      async ({ globals }) => {
        // Words that another story left unsaved are none of this one's.
        sessionStorage.clear();
        return { words: await builtInWords(start(globals)) };
      },
    ],
    play: async ({ canvasElement }) => {
      await arrived(canvasElement);
      await onShown?.(canvasElement);
    },
    render: (_, { loaded, globals }) => <StudioPage key={String(globals["locale"])} at={at} fetch={editorFetch(calls)} bootstrap={start(globals)} words={loaded["words"]} />,
  };
};
