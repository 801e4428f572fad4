import type { Meta } from "@storybook/react-vite";
import type { MockAnswers } from "../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../testing/fixtures.ts";
import { portalStory } from "../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Self-installation" };
export default meta;

const screen = (answer: MockAnswers[string]) =>
  portalStory({
    at: "/selfinstall",
    bootstrap: bootstrapFor(dana),
    answers: { "/api/pub/selfinstall/v1/state": answer },
  });

export const ExternalSite = screen({ body: { next: "EXTERNAL", url: "https://self-install.example/" } });
export const WithoutExternalSite = screen({ body: { next: "EXTERNAL", url: null } });
export const Loading = screen("never");
export const Failed = screen({ status: 503, code: "TEMPORARILY_UNAVAILABLE" });
export const ContactToActivate = portalStory({ at: "/selfinstall/contact-to-activate" });
export const ContactToContinue = portalStory({ at: "/selfinstall/contact-to-continue" });
export const NothingToSetUp = portalStory({ at: "/selfinstall/nothing-to-set-up" });
