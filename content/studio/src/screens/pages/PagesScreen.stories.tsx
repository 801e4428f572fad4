import type { Meta } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { pageStory } from "../../testing/studioStory.tsx";
import { onlyVisitors } from "../../testing/previewFixtures.ts";

const meta: Meta = { title: "Studio/OnThePage" };
export default meta;

const at = "/studio/pages?site=business&person=dana&page=%2Fbilling";
const previews = "/content/v1/editor/previews";

const rowsThere = (canvas: HTMLElement) =>
  within(canvas).findByRole("button", { name: /billing\.payOnce\.amount\.title/ });

export const Words = pageStory({ at, onShown: async (canvas) => void (await rowsThere(canvas)) });
export const Desktop = pageStory({
  at: `${at}&width=desktop`,
  onShown: async (canvas) => void (await rowsThere(canvas)),
});
export const MessageBeside = pageStory({
  at: `${at}&changeSet=12&key=billing.payOnce.amount.title`,
  onShown: async (canvas) => void (await within(canvas).findByRole("textbox", { name: /^(English|Inglés)$/ })),
});
export const WordsOfAnotherSite = pageStory({
  at: `${at}&key=billing.payOnce.amount.title&scope=community`,
  onShown: async (canvas) => void (await within(canvas).findByRole("textbox", { name: /^(English|Inglés)$/ })),
});
export const NothingFound = pageStory({
  at,
  onShown: async (canvas) => {
    await rowsThere(canvas);
    await userEvent.type(within(canvas).getByRole("searchbox"), "zzz");
  },
});
export const NothingCanBeDone = pageStory({ at, page: { says: "refused" } });
export const TimeIsOver = pageStory({ at, page: { says: "ended" } });
export const PageSkeleton = pageStory({ at, page: { silent: true } });
export const OnlyVisitors = pageStory({ at: "/studio/pages?page=%2Fbilling", answers: onlyVisitors });
export const Loading = pageStory({ at, answers: { [previews]: "never" } });
export const Refused = pageStory({
  at,
  answers: {
    [previews]: {
      status: 403,
      code: "NOT_ALLOWED",
      title: "Your role can’t do that.",
      detail: "Ask whoever gave you your role.",
    },
  },
});
export const Unreachable = pageStory({ at, answers: { [previews]: "offline" } });
