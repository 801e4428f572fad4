import type { Meta } from "@storybook/react-vite";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { supportHomePath } from "../../../testing/supportFixtures.ts";

const meta: Meta = { title: "Screens/Support/Home" };
export default meta;

const screen = (answers: MockAnswers = {}) => portalStory({ at: "/support", answers });

export const Articles = screen();
export const NoArticles = screen({ [supportHomePath]: { body: { categories: [], useful: [] } } });
export const Loading = screen({ [supportHomePath]: "never" });
export const Failed = screen({ [supportHomePath]: unavailable });
