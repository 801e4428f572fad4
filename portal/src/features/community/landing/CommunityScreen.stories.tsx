import type { Meta } from "@storybook/react-vite";
import type { Community } from "../model/community.api.ts";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, inForce } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Community", globals: { site: "community" } };
export default meta;

const path = "/api/pub/account/v1/community";
const bootstrap = bootstrapFor({ ...dana, siteVersion: "community" });
const screen = (answers: MockAnswers = {}) => portalStory({ at: "/community", bootstrap, answers });
const withAgreement = (agreement: Community["agreement"]) => screen({ [path]: { body: { ...inForce, agreement } } });

export const InForce = screen();
export const Pending = withAgreement({ status: "PENDING", since: "2026-11-15" });
export const Ended = withAgreement({ status: "ENDED", since: "2026-09-30" });
export const WithoutAgreement = withAgreement(null);
export const Loading = screen({ [path]: "never", "/selfservice/graphauxiliary": "never" });
export const Failed = screen({ [path]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
/** The property is unknown; the agreement is still shown. */
export const WithoutProperty = screen({ "/api/pub/account/v1/accounts": { status: 500, code: "INTERNAL_ERROR" } });
