import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { type MockAnswers, mockFetch } from "../../../testing/mockFetch.ts";
import type { Profile } from "../../session/model/session.slice.ts";
import { bootstrapFor, dana, hostedVoice, owing, sam, services, servicesAnswerOf } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";

const meta: Meta = { title: "Screens/Services" };
export default meta;

const path = "/selfservice/graph";
const bootstrap = bootstrapFor(dana);
const unavailable: MockAnswers = { [path]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } };
const screen = (answers: MockAnswers = {}) => portalStory({ at: "/services", bootstrap, answers });

export const Three = screen();
export const None = screen({ [path]: { body: { data: { services: [] } } } });

const withHostedVoice = (service: ReturnType<typeof hostedVoice>, who: Profile = dana) =>
  portalStory({
    at: "/services",
    bootstrap: bootstrapFor(who),
    answers: { [path]: { body: { data: servicesAnswerOf([...services, service]) } } },
  });

export const HostedVoice = withHostedVoice(hostedVoice(12, "https://hosted-voice.example.com/harbor-street"));
export const HostedVoiceOneLine = withHostedVoice(hostedVoice(1, "https://hosted-voice.example.com/harbor-street"));
export const HostedVoiceOfStandardUser = withHostedVoice(
  hostedVoice(12, "https://hosted-voice.example.com/harbor-street"),
  sam,
);
export const HostedVoiceWithoutAddress = withHostedVoice(hostedVoice(5));
const withService = (service: Partial<typeof owing.status.service>) => ({
  "/api/pub/account/v1/accounts": {
    body: { accounts: [{ ...owing, status: { ...owing.status, service: { ...owing.status.service, ...service } } }] },
  },
});
const stopped = (service: Parameters<typeof withService>[0]) =>
  portalStory({
    at: "/services",
    bootstrap,
    answers: {
      ...withService(service),
      [path]: {
        body: {
          data: servicesAnswerOf([...services, hostedVoice(12, "https://hosted-voice.example.com/harbor-street")]),
        },
      },
    },
  });
export const Suspended = stopped({ state: "SUSPENDED" });
export const BeingRestored = stopped({
  state: "BEING_RESTORED",
  restoredBy: "2026-11-21T15:15:00.000Z",
  restoreMinutes: 15,
});
export const Disconnected = stopped({ state: "DISCONNECTED" });
export const MobileLimited = stopped({ mobile: "HOTLINED" });
const troubled = services.map((service) => ({
  ...service,
  ...(service.key === "INTERNET" && { trouble: "OUTAGE" as const }),
  ...(service.key === "VOICE" && { trouble: "EQUIPMENT_OFFLINE" as const }),
}));
export const Outage = screen({
  "/api/pub/account/v1/services": { body: { services: troubled } },
  [path]: { body: { data: servicesAnswerOf(troubled) } },
});
export const OutageInSpanish = { ...Outage, globals: { locale: "es-US" } };
export const Loading = screen({ [path]: "never" });
export const Failed = screen(unavailable);

const connection = { down: false };
const cut: typeof fetch = (input, init) => mockFetch(connection.down ? unavailable : {})(input, init);

/** A refetch failed: the data loaded before stays below the error. */
export const PartlyKnown: StoryObj = {
  ...portalStory({ at: "/services", bootstrap, parts: { fetch: cut } }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await storyCopy(globals);
    const internet = t("services.name", { key: "INTERNET" });
    await arrived(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 2, name: internet })).toBeVisible();
    connection.down = true;
    await userEvent.click(canvas.getByRole("link", { current: "page" }));
    await expect(await canvas.findByRole("button", { name: t("shell.tryAgain") })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: internet })).toBeVisible();
    connection.down = false;
  },
};
