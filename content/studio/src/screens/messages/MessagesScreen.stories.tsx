import type { Meta } from "@storybook/react-vite";
import { manyMessages } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Messages" };
export default meta;

const list = "/content/v1/editor/messages";
const many = manyMessages(3000);

export const Filled = studioStory({ at: "/studio/messages" });
export const ThreeThousand = studioStory({
  at: "/studio/messages",
  answers: { [list]: { body: { messages: many, total: many.length } } },
});
export const Narrowed = studioStory({ at: "/studio/messages?q=pague&part=billing" });
export const NothingFits = studioStory({ at: "/studio/messages?q=xyzzy" });
export const Loading = studioStory({ at: "/studio/messages", answers: { [list]: "never" } });
export const Empty = studioStory({ at: "/studio/messages", answers: { [list]: { body: { messages: [], total: 0 } } } });
export const Unreachable = studioStory({ at: "/studio/messages", answers: { [list]: "offline" } });
export const Refused = studioStory({
  at: "/studio/messages",
  answers: {
    [list]: { status: 403, code: "NOT_ALLOWED", title: "Your role can't do this.", detail: "Ask the account owner." },
  },
});
