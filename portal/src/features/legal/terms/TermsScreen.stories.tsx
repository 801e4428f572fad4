import type { Meta } from "@storybook/react-vite";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { acceptancesPath, documentsPath, termsAcceptances } from "../../../testing/termsFixtures.ts";

const meta: Meta = { title: "Screens/Terms and conditions" };
export default meta;

const screen = (answer: MockAnswers[string], at = "/terms-and-conditions") =>
  portalStory({ at, bootstrap: bootstrapFor(dana), answers: { [acceptancesPath]: answer } });

export const SignedOut = portalStory({ at: "/terms-and-conditions" });
export const Accepted = screen({ body: termsAcceptances });
export const LastPage = screen({ body: { ...termsAcceptances, hasMore: false } }, "/terms-and-conditions?page=2");
export const NothingAccepted = screen({ body: { ...termsAcceptances, acceptances: [], hasMore: false } });
export const Loading = screen("never");
export const Failed = screen({ status: 503, code: "TEMPORARILY_UNAVAILABLE" });
export const DatesFailed = portalStory({ at: "/terms-and-conditions", answers: { [documentsPath]: unavailable } });
