import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, storyWithSteps } from "../../../testing/storySteps.ts";
import { voiceGraphPath, voiceMessagesAnswer } from "../../../testing/voiceFixtures.ts";

const meta: Meta = { title: "Screens/Voice messages" };
export default meta;

const screen = (answers: MockAnswers = {}) =>
  portalStory({ at: "/voice/messages", bootstrap: bootstrapFor(dana), answers });

const passcodesPath = "/api/pub/cpni/v1/passcodes";
const confirmationsPath = "/api/pub/cpni/v1/confirmations";
const heldBack = (answers: MockAnswers = {}) =>
  screen({ [voiceGraphPath]: { body: { data: voiceMessagesAnswer(null) } }, ...answers });
const afterSending = (answer: object) =>
  storyWithSteps(heldBack({ [passcodesPath]: { body: answer } }), async (body, t) => {
    await press(body, t("cpni.send"));
  });

/** New, read, without a transcript, a fax, and one that was deleted just now. */
export const Messages = screen();
export const Loading = screen({ [voiceGraphPath]: "never" });
export const Failed = screen({ [voiceGraphPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
export const None = screen({ [voiceGraphPath]: { body: { data: voiceMessagesAnswer([]) } } });
/** More than a page has: links to the older ones. */
export const SeveralPages = screen({
  [voiceGraphPath]: { body: { data: voiceMessagesAnswer(undefined, { pages: 6 }) } },
});
/** It may have been deleted: the card says so, and keeps its buttons. */
export const NotDeleted = storyWithSteps(
  screen({ [`${voiceGraphPath} DeleteVoiceMessage`]: unavailable }),
  async (body, t) => {
    await press(body, new RegExp(`^${t("voice.message.delete")}`));
    await expect(await body.findByText(t("voice.message.unconfirmed", { change: "delete" }))).toBeVisible();
  },
);
/** The customer does not comply with the CPNI rules yet. */
export const HeldBack = heldBack();
/** A passcode to confirm the identity was sent. */
export const PasscodeSent = afterSending({ state: "SENT", triesLeft: 5 });
export const TooManyPasscodes = afterSending({ state: "TOO_MANY", triesLeft: null });
/** Without an e-mail address there is no passcode. */
export const NoPasscode = afterSending({ state: "UNAVAILABLE", triesLeft: null });
export const WrongPasscode = storyWithSteps(
  heldBack({
    [passcodesPath]: { body: { state: "SENT", triesLeft: 5 } },
    [confirmationsPath]: { body: { state: "WRONG", triesLeft: 4 } },
  }),
  async (body, t) => {
    await press(body, t("cpni.send"));
    await userEvent.type(await body.findByLabelText(t("cpni.passcode")), "123456");
    await press(body, t("cpni.confirm"));
    await body.findByText(t("cpni.wrong", { left: 4 }));
  },
);
