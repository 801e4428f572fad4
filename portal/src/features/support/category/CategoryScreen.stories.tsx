import type { Meta } from "@storybook/react-vite";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { categoryAnswerPath } from "../../../testing/supportFixtures.ts";

const meta: Meta = { title: "Screens/Support/Category" };
export default meta;

const screen = (answers: MockAnswers = {}) => portalStory({ at: "/support/category?name=billing", answers });

export const Articles = screen();
export const NoArticles = screen({ [categoryAnswerPath]: { body: { name: "BILLING", articles: [] } } });
export const Loading = screen({ [categoryAnswerPath]: "never" });
export const Failed = screen({ [categoryAnswerPath]: unavailable });
