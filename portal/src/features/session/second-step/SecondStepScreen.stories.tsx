import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, type StoryCopy, storyWithSteps } from "../../../testing/storySteps.ts";

const meta: Meta = { title: "Screens/Second step of the sign-in" };
export default meta;

const completions = "/api/pub/identity/v1/sign-in-completions";
const contacts = "/selfservice/graphauxiliary";
const numbers: MockAnswers = {
  [contacts]: {
    body: { data: { supportContacts: [{ topic: "CARE", phone: "+18005550100", phoneShown: "(800) 555-0100" }] } },
  },
};
const screen = (answers: MockAnswers = {}, factors = "APP") =>
  portalStory({ at: `/sign-in-code?targetUrl=%2Fbilling&factors=${factors}`, answers: { ...numbers, ...answers } });

/** Types a code, submits it, and finds the message. */
const sends = (answer: MockAnswers[string], code: string, shown: (t: StoryCopy) => string) =>
  storyWithSteps(screen({ [completions]: answer }), async (body, t) => {
    const field = await body.findByLabelText(t("session.secondFactor.app.label"));
    if (code) await userEvent.type(field, code);
    await press(body, t("session.signIn.submit"));
    const [words] = await body.findAllByText(shown(t), { exact: false }, { timeout: 5_000 });
    await expect(words).toBeVisible();
  });

export const Empty = screen();
export const Loading = sends("never", "123 456", (t) => t("session.signIn.busy"));
export const NothingTyped = sends("never", "", (t) => t("session.secondFactor.app.invalid"));
const wrong = { status: 422, code: "SECOND_FACTOR_WRONG" };
export const WrongCode = sends(wrong, "123456", (t) => t("session.secondFactor.app.wrong"));
export const TooManyTries = sends({ status: 429, code: "TOO_MANY_REQUESTS" }, "123456", (t) =>
  t("session.signIn.tooMany", { minutes: 1 }),
);
export const TookTooLong = sends({ status: 422, code: "SIGN_IN_STEP_OVER" }, "123456", (t) =>
  t("problem.SIGN_IN_STEP_OVER.title"),
);
export const Failed = sends({ status: 503, code: "TEMPORARILY_UNAVAILABLE" }, "123456", (t) =>
  t("problem.TEMPORARILY_UNAVAILABLE.title"),
);
export const WrongRecoveryCode = storyWithSteps(screen({ [completions]: wrong }), async (body, t) => {
  await press(body, t("session.secondFactor.recovery.use"));
  await userEvent.type(await body.findByLabelText(t("session.secondFactor.recovery.label")), "k3fd-5x2m-p7qa");
  await press(body, t("session.signIn.submit"));
  await expect(await body.findByText(t("session.secondFactor.recovery.wrong"))).toBeVisible();
});
/** The telephone numbers cannot be read; the code can be entered all the same. */
export const WithoutNumbers = screen({ [contacts]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });

const challenges = "/api/pub/identity/v1/passkey-sign-in-challenges";
export const CodeOrPasskey = screen({}, "APP.PASSKEY");
/** Without an app, a recovery code is the other way. */
export const OnlyPasskey = screen({}, "PASSKEY");
const withPasskey = (answer: MockAnswers[string], shown: (t: StoryCopy) => string) =>
  storyWithSteps(screen({ [challenges]: answer }, "PASSKEY"), async (body, t) => {
    await press(body, t("session.passkey.use"));
    await expect(await body.findByText(shown(t), { exact: false })).toBeVisible();
  });
export const PasskeyRefused = withPasskey({ status: 422, code: "PASSKEY_REFUSED" }, (t) =>
  t("problem.PASSKEY_REFUSED.title"),
);
export const PasskeyTookTooLong = withPasskey({ status: 422, code: "SIGN_IN_STEP_OVER" }, (t) =>
  t("problem.SIGN_IN_STEP_OVER.title"),
);
