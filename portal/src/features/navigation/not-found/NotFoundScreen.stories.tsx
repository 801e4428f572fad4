import type { Meta } from "@storybook/react-vite";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Page not found" };
export default meta;

export const SignedOut = portalStory({ at: "/404" });
export const SignedIn = portalStory({ at: "/404", bootstrap: bootstrapFor(dana) });
