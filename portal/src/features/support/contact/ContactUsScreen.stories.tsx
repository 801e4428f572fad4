import type { Meta } from "@storybook/react-vite";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { otherLocation, partnerPath, supportLine } from "../../../testing/partnerFixtures.ts";
import { withCookie } from "../../../testing/serverCookie.ts";
import { portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Support/Contact us" };
export default meta;

const numbers = "/selfservice/graphauxiliary";
const screen = (answers: MockAnswers = {}, bootstrap = bootstrapFor()) =>
  portalStory({ at: "/contactus", bootstrap, answers });

export const Visitor = screen();
export const SignedIn = screen({}, bootstrapFor(dana));
export const OwnAddressLoading = screen({ [`${partnerPath}/address`]: "never" }, bootstrapFor(dana));
export const OwnAddressNotServed = screen(
  { [`${partnerPath}/address`]: { body: { ...otherLocation, partner: null } } },
  bootstrapFor(dana),
);
export const AtNight = screen({}, { ...bootstrapFor(), businessNow: "2026-11-22T07:00:00.000Z" });
export const NoNumbers = screen({ [numbers]: { body: { data: { supportContacts: [] } } } });
/** Another provider serves the visitor's place. */
export const OtherProvider = screen({ [`${partnerPath}/ip`]: { body: otherLocation } });
/** Somebody looked up a place that another provider serves, and came back: what is known of it comes first. */
export const ReturningVisitor = withCookie(
  "portico-service-area",
  "02996.NONE",
  screen({
    [`${partnerPath}/zipcode/02996`]: { body: otherLocation },
    [`${partnerPath}/support/zipcode/02996`]: { body: supportLine },
  }),
);
export const NotServed = screen({
  [`${partnerPath}/ip`]: { body: { ...otherLocation, city: null, state: null, partner: null } },
});
export const LocationFailed = screen({ [`${partnerPath}/ip`]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
export const Loading = screen({ [numbers]: "never" });
export const Failed = screen({ [numbers]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
