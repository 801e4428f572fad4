import type { Meta } from "@storybook/react-vite";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, owing } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Your accounts" };
export default meta;

const accountsPath = "/api/pub/account/v1/accounts";
const screen = (answers: MockAnswers = {}) => portalStory({ at: "/accounts", bootstrap: bootstrapFor(dana), answers });

export const Several = screen({
  [accountsPath]: {
    body: {
      accounts: [
        owing,
        { ...owing, accountId: "8347201206", companyName: "Pine and Ladle Catering", nickname: null, role: "STANDARD" },
      ],
    },
  },
});
export const One = screen();
export const Loading = screen({ [accountsPath]: "never" });
export const Failed = screen({ [accountsPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
