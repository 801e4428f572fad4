import type { StoryObj } from "@storybook/react-vite";
import { Fragment, type ReactNode } from "react";
import type { Bootstrap, Locale } from "../api/bootstrap.ts";
import { type CannedAnswers, cannedFetch, unanswered } from "./cannedFetch.ts";
import { bootstrapFor, erin } from "./fixtures.ts";
import { builtInWords, StudioPage, type StudioPageProps } from "./StudioPage.tsx";
import { StudioPart, type StudioPartProps } from "./StudioPart.tsx";

type OnShown = (canvas: HTMLElement) => Promise<void>;
type Told = { bootstrap?: Bootstrap; answers?: CannedAnswers; onShown?: OnShown };
type Page = Omit<StudioPartProps, "children">;

/**
 * A story of a whole page of the Studio, in the language of the toolbar, for Erin unless somebody else is told. `onShown` is what somebody
 * does once the screen is there.
 *
 * @example export const Failed = studioStory({ at: "/studio/messages", answers: { "/content/v1/editor/messages": "offline" } });
 */
export const studioStory = ({ at, onStudio, onShown, ...told }: Told & Pick<StudioPageProps, "at" | "onStudio">): StoryObj => ({
  parameters: { layout: "fullscreen" },
  ...storyOver({ ...told, onShown: inTurn(screenThere, onShown) }, (page) => <StudioPage {...page} at={at} {...(onStudio ? { onStudio } : {})} />),
});

/** A story of one component of the Studio, in the language of the toolbar. */
export const partStory = (part: ReactNode, answers: CannedAnswers = {}): StoryObj => storyOver({ answers }, (page) => <StudioPart {...page}>{part}</StudioPart>);

/** A story over a network of its own; it fails when it asks for something that no answer is canned for. */
function storyOver({ bootstrap = bootstrapFor(erin), answers = {}, onShown }: Told, show: (page: Page) => ReactNode): StoryObj {
  const inLanguage = (globals: Record<string, unknown>) => ({ ...bootstrap, locale: globals["locale"] as Locale });
  return {
    loaders: [
      async ({ globals }) => {
        // Words that another story left unsaved are none of this one's.
        sessionStorage.clear();
        const asked: string[] = [];
        return { words: await builtInWords(inLanguage(globals)), asked, fetch: cannedFetch(answers, (call) => asked.push(call)) };
      },
    ],
    // A picture or a check of a page that is still coming would be one of nothing.
    play: async ({ canvasElement, loaded }) => {
      await onShown?.(canvasElement);
      await settled();
      if (loaded["asked"].length > 0) throw new Error(unanswered(loaded["asked"]));
    },
    // Another language starts the page anew.
    render: (_, { loaded, globals }) => <Fragment key={String(globals["locale"])}>{show({ bootstrap: inLanguage(globals), words: loaded["words"], fetch: loaded["fetch"] })}</Fragment>,
  };
}

const inTurn = (first: OnShown, then?: OnShown): OnShown => async (canvas) => {
  await first(canvas);
  await then?.(canvas);
};

async function screenThere(canvas: HTMLElement): Promise<void> {
  while (!canvas.querySelector("#page-title")) await pause(20);
  await settled();
}

/** What a screen asked for has had the time to come. */
export const settled = (): Promise<void> => pause(150);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
