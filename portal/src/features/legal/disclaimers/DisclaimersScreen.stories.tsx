import type { Meta } from "@storybook/react-vite";
import { unavailable } from "../../../testing/mockFetch.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { documentsPath } from "../../../testing/termsFixtures.ts";

const meta: Meta = { title: "Screens/Disclaimers" };
export default meta;

export const SignedOut = portalStory({ at: "/disclaimers" });
export const InSpanish = { ...SignedOut, globals: { locale: "es-US" } };
export const Loading = portalStory({ at: "/disclaimers", answers: { [documentsPath]: "never" } });
export const NotPublished = portalStory({
  at: "/disclaimers",
  answers: { [documentsPath]: { body: { documents: [] } } },
});
export const Failed = portalStory({ at: "/disclaimers", answers: { [documentsPath]: unavailable } });
