import { userEvent } from "storybook/test";
import { callSettings, callSettingsPath, ofStandardUser } from "./callSettingsFixtures.ts";
import type { MockAnswers } from "./mockFetch.ts";
import { bootstrapFor, dana, sam } from "./fixtures.ts";
import { portalStory } from "./portalStory.tsx";
import { type StoryBody, type StoryCopy } from "./storySteps.ts";
import type { CallLine, CallSettings, LineSettings } from "../features/voice/model/callSettings.api.ts";

const paths = {
  forwarding: "/services/voice/call-forwarding",
  guard: "/services/voice/call-guard",
  phone: "/services/voice/phone",
  version: "/services/voice/version",
  manage: "/voice/manage-lines",
  manager: "/voice/forwarding-manager",
} as const;

type Screen = keyof typeof paths;

export const screen = (at: Screen, data: CallSettings = callSettings(), answers: MockAnswers = {}, profile = dana) =>
  portalStory({
    at: paths[at],
    bootstrap: bootstrapFor(profile),
    answers: { [callSettingsPath]: { body: data }, ...answers },
  });

/** The screen while the lines' settings load. */
export const loading = (at: Screen) => screen(at, undefined, { [callSettingsPath]: "never" });

/** The screen when the lines' settings could not be read. */
export const failed = (at: Screen) =>
  screen(at, undefined, { [callSettingsPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });

/** The screen of somebody without a line of their own. */
export const noLineOfYours = (at: Screen) => screen(at, ofStandardUser([]), {}, sam);

export const withSettings = (line: CallLine, changed: Partial<LineSettings>): CallLine => ({
  ...line,
  settings: { ...(line.settings as LineSettings), ...changed },
});

export const typeInto = async (body: StoryBody, label: string, typed: string) => {
  const field = await body.findByLabelText(new RegExp(label.replace(/[()]/g, "\\$&")));
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  return field;
};

export const save = async (body: StoryBody, t: StoryCopy) =>
  userEvent.click(body.getByRole("button", { name: t("voice.settings.save") }));
