import type { StoryObj } from "@storybook/react-vite";
import type { Locale } from "../api/bootstrap.ts";
import { type CannedAnswers, cannedFetch } from "./cannedFetch.ts";
import { bootstrapFor, erin } from "./fixtures.ts";
import { builtInWords, StudioPage, type StudioPageProps } from "./StudioPage.tsx";

type Shown = Pick<StudioPageProps, "at" | "onStudio"> & { bootstrap?: StudioPageProps["bootstrap"]; answers?: CannedAnswers };

/**
 * A story of a whole page of the Studio, in the language of the toolbar, for Erin unless somebody else is told.
 *
 * @example export const Failed = studioStory({ at: "/studio/messages", answers: { "/content/v1/editor/messages": "offline" } });
 */
export const studioStory = ({ bootstrap = bootstrapFor(erin), answers = {}, ...shown }: Shown): StoryObj => {
  const inLanguage = (globals: Record<string, unknown>) => ({ ...bootstrap, locale: globals["locale"] as Locale });
  return {
    parameters: { layout: "fullscreen" },
    loaders: [async ({ globals }) => ({ words: await builtInWords(inLanguage(globals)) })],
    // A picture or a check of a page that is still coming would be one of nothing.
    play: ({ canvasElement }) => arrived(canvasElement),
    render: (_, { loaded, globals }) => <StudioPage key={String(globals["locale"])} {...shown} fetch={cannedFetch(answers)} bootstrap={inLanguage(globals)} words={loaded["words"]} />,
  };
};

/** Waits until the screen of a page has come, and what it asked for has had the time to. */
export async function arrived(canvas: HTMLElement): Promise<void> {
  while (!canvas.querySelector("#page-title")) await pause(20);
  await pause(150);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
