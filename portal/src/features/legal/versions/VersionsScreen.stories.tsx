import type { Meta } from "@storybook/react-vite";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { legalVersions, versionsAnswerPath } from "../../../testing/termsFixtures.ts";

const meta: Meta = { title: "Screens/Versions of terms" };
export default meta;

const screen = (answer: MockAnswers[string], query = "") =>
  portalStory({ at: `/terms-and-conditions/order${query}`, answers: { [versionsAnswerPath("order")]: answer } });

export const SeveralVersions = screen({ body: legalVersions });
export const OneOpen = screen({ body: legalVersions }, "?language=en-US&version=4");
export const InSpanish = { ...SeveralVersions, globals: { locale: "es-US" } };
export const AfterTheLastPage = screen({ body: { page: 3, hasMore: false, versions: [] } }, "?page=3");
export const NeverPublished = screen({ body: { page: 1, hasMore: false, versions: [] } });
export const Loading = screen("never");
export const Failed = screen(unavailable);
export const NoSuchVersion = screen({ status: 404, code: "NOT_FOUND" }, "?version=99");
export const NoSuchText = portalStory({ at: "/terms-and-conditions/nothing" });
