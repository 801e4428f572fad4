import type { Meta } from "@storybook/react-vite";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Not found" };
export default meta;

export const NotFound = studioStory({ at: "/studio/nothing-here" });
