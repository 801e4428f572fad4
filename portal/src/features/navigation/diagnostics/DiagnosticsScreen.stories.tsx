import type { Meta } from "@storybook/react-vite";
import { portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Diagnostics" };
export default meta;

export const Loaded = portalStory({ at: "/diagnostics" });
