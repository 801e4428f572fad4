import type { Meta } from "@storybook/react-vite";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { articleAnswerPath } from "../../../testing/supportFixtures.ts";

const meta: Meta = { title: "Screens/Support/Article" };
export default meta;

const screen = (answers: MockAnswers = {}) => portalStory({ at: "/support/articles/set-up-auto-pay", answers });

export const Article = screen();
export const Unknown = screen({ [articleAnswerPath]: { status: 404, code: "NOT_FOUND" } });
export const Loading = screen({ [articleAnswerPath]: "never" });
export const Failed = screen({ [articleAnswerPath]: unavailable });
