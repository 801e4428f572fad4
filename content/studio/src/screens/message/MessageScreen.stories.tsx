import type { Meta } from "@storybook/react-vite";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Message" };
export default meta;

const path = "/content/v1/editor/messages/billing.payOnce.review.title";

export const WithDraft = studioStory({ at: "/studio/messages/billing.payOnce.review.title" });
export const Live = studioStory({ at: "/studio/messages/billing.payOnce.amount.title" });
export const Loading = studioStory({ at: "/studio/messages/billing.payOnce.review.title", answers: { [path]: "never" } });
export const NoSuchMessage = studioStory({ at: "/studio/messages/no.such.key" });
