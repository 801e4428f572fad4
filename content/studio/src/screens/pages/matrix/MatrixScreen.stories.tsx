import type { Meta } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { pageStory } from "../../../testing/studioStory.tsx";
import { onlyVisitors } from "../../../testing/previewFixtures.ts";

const meta: Meta = { title: "Studio/Matrix" };
export default meta;

const at = "/studio/pages/matrix?page=%2Fbilling";
const two = `${at}&states=business%3Adana,community%3Aalex`;
const previews = "/content/v1/editor/previews";

/** Waits until all pages are audited and the total is announced. */
const allJudged = async (canvas: HTMLElement) =>
  void (await within(canvas).findByText(/^4 (of 4 checked|de 4 revisadas)$/, {}, { timeout: 12_000 }));

export const AuditFinding = pageStory({ at: two, onShown: allJudged });
export const NoProblems = pageStory({ at: two, page: { findings: [] }, onShown: allJudged });
export const Opened = pageStory({
  at: two,
  onShown: async (canvas) => {
    await allJudged(canvas);
    await userEvent.click(
      within(canvas).getAllByRole("button", { name: /^2 (problems|problemas)$/ })[0] as HTMLElement,
    );
  },
});
export const TakingTurns = pageStory({ at, page: { silent: true } });
export const Nobody = pageStory({ at: `${at}&states=` });
export const People = pageStory({
  at: `${at}&states=`,
  onShown: async (canvas) =>
    userEvent.click(within(canvas).getByRole("button", { name: /^(Shown as|Se muestra como)/ })),
});
export const OnlyVisitors = pageStory({ at, answers: onlyVisitors, page: { findings: [] }, onShown: allJudged });
export const Loading = pageStory({ at, answers: { [previews]: "never" } });
export const Unreachable = pageStory({ at, answers: { [previews]: "offline" } });
