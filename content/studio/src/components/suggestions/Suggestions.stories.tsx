import type { Meta } from "@storybook/react-vite";
import { partStory } from "../../testing/studioStory.tsx";
import { Suggestions } from "./Suggestions.tsx";

const meta: Meta = { title: "Studio/Suggestions" };
export default meta;

const path = "/content/v1/editor/suggestions";
const shown = <Suggestions messageKey="billing.pay.title" english="Choose a payment method" onUse={() => undefined} />;

export const Filled = partStory(shown);
export const Nothing = partStory(shown, { [path]: { body: { terms: [], translations: [] } } });
export const NoEnglishYet = partStory(
  <Suggestions messageKey="billing.pay.title" english=" " onUse={() => undefined} />,
);
export const Loading = partStory(shown, { [path]: "never" });
export const Unreachable = partStory(shown, { [path]: "offline" });
