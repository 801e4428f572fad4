import type { Meta } from "@storybook/react-vite";
import type { CannedAnswers } from "../../../testing/cannedFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Services" };
export default meta;

const path = "/api/pub/account/v1/services";
const screen = (answers: CannedAnswers = {}) => portalStory({ at: "/services", bootstrap: bootstrapFor(dana), answers });

export const Three = screen();
export const None = screen({ [path]: { body: { services: [] } } });
export const Loading = screen({ [path]: "never" });
export const Failed = screen({ [path]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
