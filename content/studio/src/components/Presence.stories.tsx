import type { Meta } from "@storybook/react-vite";
import { partStory } from "../testing/studioStory.tsx";
import { Presence } from "./Presence.tsx";

const meta: Meta = { title: "Studio/Presence" };
export default meta;

const path = "/content/v1/editor/presence";
const teresa = { username: "teresa", firstName: "Teresa" };
const shown = <Presence place="message:billing.close" />;

export const OneOther = partStory(shown, { [path]: { body: { others: [teresa] } } });
export const Several = partStory(shown, {
  [path]: { body: { others: [teresa, { username: "amir", firstName: "Amir" }] } },
});
