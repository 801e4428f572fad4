import type { Meta } from "@storybook/react-vite";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Guides" };
export default meta;

export const All = portalStory({ at: "/page" });
export const UnknownKey = portalStory({ at: "/page?key=nothing" });
export const Bill = portalStory({ at: "/page?key=bill" });
export const Security = portalStory({ at: "/page?key=security" });
export const Welcome = portalStory({ at: "/wg/", bootstrap: bootstrapFor(dana) });
