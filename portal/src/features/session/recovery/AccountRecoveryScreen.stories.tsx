import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { bootstrapFor } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { recoverySteps } from "../model/recoverySteps.ts";

const meta: Meta = { title: "Screens/Account recovery" };
export default meta;

const contacts = "/selfservice/graphauxiliary";
const resets = "/api/pub/identity/v1/password-resets";
const requests = "/api/pub/identity/v1/recoveries";
const confirmations = "/api/pub/identity/v1/recovery-confirmations";
const required = "/account-recovery?password-reset-required";

type Words = Awaited<ReturnType<typeof storyCopy>>;
type Typed = Record<string, string>;

/** Pastes into the fields, submits, and finds the screen's message. */
const sends =
  (typed: Typed, shown: (t: Words) => string): StoryObj["play"] =>
  async ({ canvas, canvasElement, globals }) => {
    await arrived(canvasElement);
    for (const [name, text] of Object.entries(typed)) {
      await userEvent.click(canvasElement.querySelector(`input[name=${name}]`) as HTMLElement);
      await userEvent.paste(text);
    }
    await userEvent.click(canvasElement.querySelector("form button[type=submit]") as HTMLElement);
    const [words] = await canvas.findAllByText(shown(await storyCopy(globals)), { exact: false }, { timeout: 5_000 });
    await expect(words).toBeVisible();
  };

const down = { status: 503, code: "TEMPORARILY_UNAVAILABLE" } as const;
const sent = { body: {} };
const reply = (body: object) => ({ body });
const email = { identifier: "kim@books.example" };
const name = { identifier: "kim" };
const code = { identifier: "kim", code: "48151623" };
const better = { newPassword: "a better phrase" };

export const WhatWasForgotten = portalStory({ at: "/account-recovery" });
export const NumbersOnTheirWay = portalStory({ at: "/account-recovery", answers: { [contacts]: "never" } });
export const NumbersFailed = portalStory({ at: "/account-recovery", answers: { [contacts]: down } });
export const NoNumbers = portalStory({
  at: "/account-recovery",
  answers: { [contacts]: { body: { data: { supportContacts: [] } } } },
});

const story = (at: string, answers: Record<string, object | "never">, typed: Typed, shown: (t: Words) => string) => ({
  ...portalStory({ at, answers: answers as NonNullable<Parameters<typeof portalStory>[0]["answers"]> }),
  play: sends(typed, shown),
});

export const Username = portalStory({ at: recoverySteps.username });
export const UsernameWithoutAddress = story(recoverySteps.username, {}, name, (t) =>
  t("session.recovery.emailInvalid"),
);
export const UsernameOnItsWay = story(recoverySteps.username, { [requests]: "never" }, email, (t) =>
  t("session.recovery.sending"),
);
export const UsernameSent = story(recoverySteps.username, { [requests]: sent }, email, (t) =>
  t("session.recovery.sentTitle"),
);
export const UsernameInTheDemo = {
  ...portalStory({
    at: recoverySteps.username,
    answers: { [requests]: sent },
    bootstrap: { ...bootstrapFor(), demo: true },
  }),
  play: sends(email, (t) => t("session.recovery.sentTitle")),
};
export const TooManyRequests = story(
  recoverySteps.username,
  { [requests]: { status: 429, code: "TOO_MANY_REQUESTS" } },
  email,
  (t) => t("session.signIn.tooMany", { minutes: 1 }),
);
export const NoMail = story(recoverySteps.ask, { [requests]: { status: 422, code: "MAIL_UNAVAILABLE" } }, name, (t) =>
  t("problem.MAIL_UNAVAILABLE.title"),
);

export const Password = portalStory({ at: recoverySteps.ask });
export const PasswordWithoutName = story(recoverySteps.ask, {}, {}, (t) => t("session.recovery.identifierMissing"));
export const CodeRequested = story(recoverySteps.ask, { [requests]: sent }, name, (t) =>
  t("session.recovery.codeTitle"),
);

export const Code = portalStory({ at: recoverySteps.code });
export const CodeInTheDemo = portalStory({ at: recoverySteps.code, bootstrap: { ...bootstrapFor(), demo: true } });
export const CodeTooShort = story(recoverySteps.code, {}, { identifier: "kim", code: "4815" }, (t) =>
  t("session.recovery.codeInvalid", { digits: 8 }),
);
export const CodeChecked = story(recoverySteps.code, { [confirmations]: "never" }, code, (t) =>
  t("session.recovery.confirming"),
);
export const CodeWrong = story(
  recoverySteps.code,
  { [confirmations]: reply({ state: "WRONG", triesLeft: 3 }) },
  code,
  (t) => t("session.recovery.codeWrong", { left: 3 }),
);
export const CodeEnded = story(recoverySteps.code, { [confirmations]: reply({ state: "ENDED" }) }, code, (t) =>
  t("session.recovery.codeEndedTitle"),
);
export const CodeConfirmed = story(recoverySteps.code, { [confirmations]: reply({ state: "CONFIRMED" }) }, code, (t) =>
  t("session.recovery.confirmed"),
);
export const AnotherCode: StoryObj = {
  ...portalStory({ at: recoverySteps.code, answers: { [requests]: sent } }),
  play: async ({ canvas, canvasElement, globals }) => {
    await arrived(canvasElement);
    const t = await storyCopy(globals);
    await userEvent.type(canvasElement.querySelector("input[name=identifier]") as HTMLElement, "kim");
    await userEvent.click(canvas.getByRole("button", { name: t("session.recovery.another") }));
    await expect(await canvas.findByText(t("session.recovery.anotherSent"))).toBeVisible();
  },
};

export const PasswordAfterCode = portalStory({ at: recoverySteps.password });
export const GrantOfCodeOver = story(
  recoverySteps.password,
  { [resets]: { status: 401, code: "NOT_SIGNED_IN" } },
  better,
  (t) => t("session.recovery.expiredCodeDetail"),
);

export const NewPassword = portalStory({ at: required });
export const NothingTyped = story(required, {}, {}, (t) => t("session.recovery.missing"));
export const TooShort = story(required, {}, { newPassword: "short" }, (t) => t("session.recovery.tooShort"));
export const Common = story(required, {}, { newPassword: "Password-2026" }, (t) => t("session.recovery.tooWeak"));
export const Personal = story(
  required,
  {
    [resets]: {
      status: 400,
      code: "INVALID_REQUEST",
      fields: [{ field: "newPassword", code: "TOO_PERSONAL" }],
    },
  },
  better,
  (t) => t("session.recovery.tooPersonal"),
);
export const Saving = story(required, { [resets]: "never" }, better, (t) => t("session.recovery.busy"));
export const GrantOver = story(required, { [resets]: { status: 401, code: "NOT_SIGNED_IN" } }, better, (t) =>
  t("session.recovery.expired"),
);
export const NotSaved = story(required, { [resets]: down }, better, (t) => t("problem.TEMPORARILY_UNAVAILABLE.title"));
