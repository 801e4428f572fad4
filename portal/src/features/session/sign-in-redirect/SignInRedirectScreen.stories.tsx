import type { Meta } from "@storybook/react-vite";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Sign-in redirect" };
export default meta;

/** The sign-in page, which returns to the target. */
export const SignedOut = portalStory({ at: "/sign-in-redirect?targetUrl=/disclaimers" });
/** The target. */
export const SignedIn = portalStory({
  at: "/sign-in-redirect?targetUrl=/disclaimers",
  bootstrap: bootstrapFor(dana),
});
