import type { Meta } from "@storybook/react-vite";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { nothingFound, searchAnswerPath, searchResults } from "../../../testing/supportFixtures.ts";

const meta: Meta = { title: "Screens/Support/Search results" };
export default meta;

const screen = (answers: MockAnswers = {}, query = "?query=bill") =>
  portalStory({
    at: `/search-results${query}`,
    answers: { [searchAnswerPath]: { body: searchResults() }, ...answers },
  });

export const Results = screen();
export const Similar = screen({
  [searchAnswerPath]: { body: searchResults({ match: "SIMILAR", total: 2, pages: 1 }) },
});
export const MoreThanOffered = screen({
  [searchAnswerPath]: { body: searchResults({ total: 300, isCapped: true, pages: 30 }) },
});
export const NoMatch = screen({ [searchAnswerPath]: { body: nothingFound } }, "?query=xyz");
export const WithoutQuery = screen({}, "");
export const Loading = screen({ [searchAnswerPath]: "never" });
export const Failed = screen({ [searchAnswerPath]: unavailable });
