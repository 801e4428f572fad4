import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { MockAnswer } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, type StoryBody, type StoryCopy, storyWithSteps } from "../../../testing/storySteps.ts";
import { everybody, peoplePath } from "../../../testing/usersFixtures.ts";

const meta: Meta = { title: "Screens/Confirm that it is you" };
export default meta;

const path = "/api/pub/identity/v1/step-up";
const ways = (code: boolean, factors: readonly string[] = code ? ["APP"] : []) => ({
  body: { secondsLeft: 0, code, factors },
});
const required = { status: 403, code: "STEP_UP_REQUIRED" };

/** Somebody is invited long after the sign-in. */
const asked = (
  { read = ways(false), proof = "never" }: { read?: MockAnswer; proof?: MockAnswer },
  steps: (body: StoryBody, t: StoryCopy) => Promise<void>,
) =>
  storyWithSteps(
    portalStory({
      at: "/user-preferences/people",
      bootstrap: bootstrapFor(dana),
      answers: {
        [peoplePath]: { body: everybody },
        "/api/pub/users/v1/accounts/8347201180/invitations": required,
        [`GET ${path}`]: read,
        [`POST ${path}`]: proof,
      },
    }),
    async (body, t) => {
      await press(body, t("users.invite"));
      await userEvent.type(await body.findByLabelText(t("users.email.label")), "lee@harbor.example");
      await press(body, t("users.send"));
      const question = await body.findByRole("alertdialog", { name: t("session.stepUp.title") });
      await waitFor(() => expect(question).toBeVisible());
      await steps(body, t);
    },
  );

async function typePassword(body: StoryBody, t: StoryCopy) {
  await userEvent.type(await body.findByLabelText(t("session.security.password.current")), "a password");
  await press(body, t("session.stepUp.submit"));
}

/** The words of an answer to the password. */
const answered = (proof: MockAnswer, shown: (t: StoryCopy) => string, read = ways(false)) =>
  asked({ read, proof }, async (body, t) => {
    await typePassword(body, t);
    const [words] = await body.findAllByText(shown(t), { exact: false }, { timeout: 5_000 });
    await expect(words).toBeVisible();
  });

export const Password = asked({}, async (body, t) => {
  await waitFor(() => expect(body.getByLabelText(t("session.security.password.current"))).toHaveFocus());
});
export const PasswordAndCode = asked({ read: ways(true) }, async (body, t) => {
  await expect(await body.findByLabelText(t("session.secondFactor.app.label"))).toBeVisible();
});
export const CodeOrPasskey = asked({ read: ways(true, ["APP", "PASSKEY"]) }, async (body, t) => {
  await expect(await body.findByText(t("session.passkey.instead"))).toBeVisible();
});
export const PasskeyWithoutApp = asked({ read: ways(true, ["PASSKEY"]) }, async (body, t) => {
  await expect(await body.findByLabelText(t("session.secondFactor.recovery.label"))).toBeVisible();
});
export const NothingTyped = asked({ read: ways(true) }, async (body, t) => {
  await body.findByLabelText(t("session.security.password.current"));
  await press(body, t("session.stepUp.submit"));
  await expect((await body.findAllByText(t("session.security.password.currentMissing"))).length).toBe(2);
});
export const Loading = asked({ read: "never" }, async (body, t) => {
  await expect(await body.findByText(t("session.secondFactor.loading"))).toBeInTheDocument();
});
const down = { status: 503, code: "TEMPORARILY_UNAVAILABLE" };
export const Failed = asked({ read: down }, async (body, t) => {
  await expect(await body.findByText(t("problem.TEMPORARILY_UNAVAILABLE.title"))).toBeVisible();
});
export const Sending = answered("never", (t) => t("session.secondFactor.working"));
export const WrongPassword = answered({ status: 401, code: "INVALID_CREDENTIALS" }, (t) =>
  t("session.security.password.currentWrong"),
);
export const TooManyTries = answered({ status: 429, code: "TOO_MANY_REQUESTS", retryAfterSeconds: 600 }, (t) =>
  t("session.signIn.tooMany", { minutes: 10 }),
);
export const NotSent = answered(down, (t) => t("problem.TEMPORARILY_UNAVAILABLE.title"));
/** The dialog below has what was typed, and says that nothing was changed. */
export const Cancelled = asked({}, async (body, t) => {
  await body.findByLabelText(t("session.security.password.current"));
  await press(body, t("session.secondFactor.cancel"));
  await expect(await body.findByText(t("problem.STEP_UP_REQUIRED.title"), { exact: false })).toBeVisible();
  await expect(body.getByLabelText(t("users.email.label"))).toHaveValue("lee@harbor.example");
});
