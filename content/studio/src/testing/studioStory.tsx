import type { StoryObj } from "@storybook/react-vite";
import { Fragment, type ReactNode } from "react";
import type { Bootstrap, Locale } from "../api/bootstrap.ts";
import { FrameAddressProvider } from "../screens/pages/frame/useFrameSource.ts";
import { type MockAnswers, mockFetch, unanswered } from "./mockFetch.ts";
import { cannedPage, type CannedPage } from "./cannedPage.ts";
import { bootstrapFor, erin } from "./fixtures.ts";
import { previewAnswers } from "./previewFixtures.ts";
import { builtInWords, StudioPage, type StudioPageProps, StudioPart, type StudioPartProps } from "./StudioPage.tsx";

type OnShown = (canvas: HTMLElement) => Promise<void>;
type Told = { bootstrap?: Bootstrap; answers?: MockAnswers; onShown?: OnShown };
type Page = Omit<StudioPartProps, "children">;

/**
 * A story of a whole Studio page, in the toolbar's language, as Erin by default. `onShown` runs once the screen is
 * rendered.
 *
 * @example
 * const answers = { "/content/v1/editor/messages": "offline" };
 * export const Failed = studioStory({ at: "/studio/messages", answers });
 */
export const studioStory = ({
  at,
  onStudio,
  onShown,
  ...told
}: Told & Pick<StudioPageProps, "at" | "onStudio">): StoryObj => ({
  parameters: { layout: "fullscreen" },
  ...storyOver({ ...told, onShown: inTurn(screenThere, onShown) }, (page) => (
    <StudioPage {...page} at={at} {...(onStudio ? { onStudio } : {})} />
  )),
});

/** A story of one component of the Studio, in the toolbar's language. */
export const partStory = (part: ReactNode, answers: MockAnswers = {}): StoryObj =>
  storyOver({ answers }, (page) => <StudioPart {...page}>{part}</StudioPart>);

/** A story with its own fake network; fails on a request without a canned response. */
function storyOver(
  { bootstrap = bootstrapFor(erin), answers = {}, onShown }: Told,
  show: (page: Page) => ReactNode,
): StoryObj {
  const inLanguage = (globals: Record<string, unknown>) => ({ ...bootstrap, locale: globals["locale"] as Locale });
  return {
    loaders: [
      async ({ globals }) => {
        // Unsaved drafts of other stories must not appear here.
        sessionStorage.clear();
        const asked: string[] = [];
        return {
          words: await builtInWords(inLanguage(globals)),
          asked,
          fetch: mockFetch(answers, (call) => asked.push(call)),
        };
      },
    ],
    // A screenshot or check of a loading page would be meaningless.
    play: async ({ canvasElement, loaded }) => {
      await onShown?.(canvasElement);
      await settled();
      if (loaded["asked"].length > 0) throw new Error(unanswered(loaded["asked"]));
    },
    // Switching the language restarts the page.
    render: (_, { loaded, globals }) => (
      <Fragment key={String(globals["locale"])}>
        {show({ bootstrap: inLanguage(globals), words: loaded["words"], fetch: loaded["fetch"] })}
      </Fragment>
    ),
  };
}

const inTurn =
  (first: OnShown, then?: OnShown): OnShown =>
  async (canvas) => {
    await first(canvas);
    await then?.(canvas);
  };

async function screenThere(canvas: HTMLElement): Promise<void> {
  while (!canvas.querySelector("#page-title")) await pause(20);
  await settled();
}

/** Waits until the screen's requests had time to complete. */
export const settled = (): Promise<void> => pause(150);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Shown = {
  at: string;
  page?: CannedPage;
  answers?: MockAnswers;
  onShown?: (canvas: HTMLElement) => Promise<void>;
};

/** A story of a screen with a portal page in an iframe, over a canned page. */
export const pageStory = ({ page = {}, answers = {}, ...shown }: Shown): StoryObj => {
  const frameAddress = cannedPage(page);
  return {
    ...studioStory({ ...shown, answers: { ...previewAnswers, ...answers } }),
    decorators: [
      (Story) => (
        <FrameAddressProvider value={frameAddress}>
          <Story />
        </FrameAddressProvider>
      ),
    ],
  };
};
