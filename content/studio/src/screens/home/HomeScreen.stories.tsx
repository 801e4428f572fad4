import type { Meta } from "@storybook/react-vite";
import { bootstrapFor, erin, vic } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Home" };
export default meta;

export const Home = studioStory({ at: "/studio" });
export const WriterAlone = studioStory({ at: "/studio", bootstrap: bootstrapFor({ ...erin, grants: [{ role: "editor" }], abilities: ["view", "edit"] }) });
export const ViewerAlone = studioStory({ at: "/studio", bootstrap: bootstrapFor(vic) });
