import type { Meta } from "@storybook/react-vite";
import { portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Maintenance" };
export default meta;

export const Maintenance = portalStory({ at: "/maintenance" });
