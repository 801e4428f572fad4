import type { StoryObj } from "@storybook/react-vite";
import { FrameAddressProvider } from "../screens/pages/frame/frameAddress.ts";
import type { CannedAnswers } from "./cannedFetch.ts";
import { type CannedPage, cannedPage } from "./cannedPage.ts";
import { previewAnswers } from "./previewFixtures.ts";
import { studioStory } from "./studioStory.tsx";

type Shown = { at: string; page?: CannedPage; answers?: CannedAnswers; onShown?: (canvas: HTMLElement) => Promise<void> };

/** A story of a screen with a page of the portal in a frame, over a canned one. */
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
