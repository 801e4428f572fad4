import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, type StoryCopy, storyWithSteps } from "../../../testing/storySteps.ts";
import {
  factorOn,
  factorPath,
  here,
  laptop,
  otherSessionsPath,
  passkeysPath,
  passwordPath,
  phone,
  recoveryCodes,
  registrationsPath,
  securityKey,
  sessionPath,
  sessionsPath,
  setup,
  unknownDevice,
} from "../../../testing/securityFixtures.ts";

const meta: Meta = { title: "Screens/Sign-in and security" };
export default meta;

const sessions = (...all: object[]): MockAnswers => ({
  [factorPath]: { body: { since: null, recoveryCodesLeft: 0, factors: [] } },
  [passkeysPath]: { body: { passkeys: [] } },
  [sessionsPath]: { body: { sessions: all } },
});
const three = sessions(here, phone, unknownDevice);
const screen = (answers: MockAnswers = three) =>
  portalStory({ at: "/user-preferences/security", bootstrap: bootstrapFor(dana), answers });
const down = { status: 503, code: "TEMPORARILY_UNAVAILABLE" } as const;
const better = "nine herons over a quiet canal";

const withSteps = (answers: MockAnswers, steps: Parameters<typeof storyWithSteps>[1]) =>
  storyWithSteps(screen(answers), steps);

/** Types both passwords, submits, and finds the message. */
const changes = (answer: MockAnswers[string], typed: [string, string], shown: (t: StoryCopy) => string) =>
  withSteps({ ...three, [passwordPath]: answer }, async (body, t) => {
    const [current, fresh] = typed;
    if (current) await userEvent.type(await body.findByLabelText(t("session.security.password.current")), current);
    if (fresh) await userEvent.type(body.getByLabelText(t("session.recovery.field")), fresh);
    await userEvent.click(body.getByRole("button", { name: t("session.security.password.submit") }));
    const [words] = await body.findAllByText(shown(t), { exact: false }, { timeout: 5_000 });
    await expect(words).toBeVisible();
  });

export const ThreeDevices = screen();
export const OnlyHere = screen(sessions(here));
export const NoSessions = screen(sessions());
export const Loading = screen({ [factorPath]: "never", [passkeysPath]: "never", [sessionsPath]: "never" });
export const Failed = screen({ [factorPath]: down, [passkeysPath]: down, [sessionsPath]: down });

export const DeviceSignedOut = withSteps({ ...three, [sessionPath]: { body: {} } }, async (body, t) => {
  const device = t("session.security.sessions.device", { known: "both", browser: "Safari", system: "iOS" });
  const name = new RegExp(`^${t("session.security.sessions.end")} ${device},`);
  await userEvent.click(await body.findByRole("button", { name }));
  await expect(await body.findByText(t("session.security.sessions.ended", { device }))).toBeVisible();
});
export const DeviceStaysSignedIn = withSteps({ ...three, [sessionPath]: down }, async (body, t) => {
  const device = t("session.security.sessions.device", { known: "both", browser: "Safari", system: "iOS" });
  const name = new RegExp(`^${t("session.security.sessions.end")} ${device},`);
  await userEvent.click(await body.findByRole("button", { name }));
  await expect(await body.findByText(t("problem.TEMPORARILY_UNAVAILABLE.title"))).toBeVisible();
});

const asks = (answer: MockAnswers[string], shown: (t: StoryCopy) => string) =>
  withSteps({ ...three, [otherSessionsPath]: answer }, async (body, t) => {
    await userEvent.click(await body.findByRole("button", { name: t("session.security.sessions.endOthers") }));
    const dialog = within(await body.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: t("session.security.sessions.yes") }));
    await waitFor(async () => expect(body.getByText(shown(t), { exact: false })).toBeVisible());
  });
export const AskingToEndOthers = withSteps(three, async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("session.security.sessions.endOthers") }));
  await waitFor(() =>
    expect(body.getByRole("alertdialog", { name: t("session.security.sessions.question") })).toBeVisible(),
  );
});
export const OthersSignedOut = asks({ body: { ended: 2 } }, (t) =>
  t("session.security.sessions.endedOthers", { count: 2 }),
);
export const OthersStaySignedIn = asks(down, (t) => t("problem.TEMPORARILY_UNAVAILABLE.title"));

export const NothingTyped = changes({ body: { csrfToken: "t" } }, ["", ""], (t) =>
  t("session.security.password.currentMissing"),
);
export const CommonPassword = changes({ body: { csrfToken: "t" } }, ["old", "Password-2026"], (t) =>
  t("session.recovery.tooWeak"),
);
export const WrongCurrentPassword = changes({ status: 401, code: "INVALID_CREDENTIALS" }, ["old", better], (t) =>
  t("session.security.password.currentWrong"),
);
const same = { status: 400, code: "INVALID_REQUEST", fields: [{ field: "newPassword", code: "SAME_AS_BEFORE" }] };
export const SameAsBefore = changes(same, [better, better], (t) => t("session.recovery.sameAsBefore"));
export const TooManyTries = changes({ status: 429, code: "TOO_MANY_REQUESTS" }, ["old", better], (t) =>
  t("session.signIn.tooMany", { minutes: 1 }),
);
export const Saving = changes("never", ["old", better], (t) => t("session.security.password.saving"));
export const Saved = changes({ body: { csrfToken: "t" } }, ["old", better], (t) =>
  t("session.security.password.saved"),
);
export const NotSaved = changes(down, ["old", better], (t) => t("problem.TEMPORARILY_UNAVAILABLE.title"));

/** Two-step sign-in. */
const setups = { ...three, [`${factorPath}-setups`]: { body: setup } };
const on = (left = 10) => ({ ...three, [factorPath]: { body: { ...factorOn, recoveryCodesLeft: left } } });
const password = (t: StoryCopy) => t("session.security.password.current");
const wrongCode = { status: 422, code: "SECOND_FACTOR_WRONG" };

export const FactorOn = screen(on());
export const FactorWithoutCodes = screen(on(0));
export const FactorPasswordMissing = withSteps(setups, async (body, t) => {
  await press(body, t("session.secondFactor.turnOn"));
  await press(body, t("session.secondFactor.continue"));
  await waitFor(async () => expect(body.getAllByText(t("session.security.password.currentMissing"))).not.toEqual([]));
});

/** Turns it on, as far as the answer to the code allows. */
const turnsOn = (answer: MockAnswers[string], shown: (t: StoryCopy) => string) =>
  withSteps({ ...setups, [`${factorPath}-confirmations`]: answer }, async (body, t) => {
    await press(body, t("session.secondFactor.turnOn"));
    await userEvent.type((await body.findAllByLabelText(password(t)))[1] as HTMLElement, "portico-demo-2026");
    await press(body, t("session.secondFactor.continue"));
    await userEvent.type(await body.findByLabelText(t("session.secondFactor.app.label")), "123 456");
    await press(body, t("session.secondFactor.turnOn"));
    await waitFor(async () => expect(body.getAllByText(shown(t), { exact: false })).not.toEqual([]));
  });
export const FactorSetup = turnsOn("never", (t) => t("session.secondFactor.working"));
export const FactorFirstCodeWrong = turnsOn(wrongCode, (t) => t("session.secondFactor.app.wrong"));
export const FactorCodes = turnsOn({ body: { recoveryCodes } }, (t) => t("session.secondFactor.codesTitle"));

/** Turns it off with a recovery code, as far as the answer allows. */
const turnsOff = (answer: MockAnswers[string], shown: (t: StoryCopy) => string) =>
  withSteps({ ...on(), [`${factorPath}-removals`]: answer }, async (body, t) => {
    await press(body, t("session.secondFactor.turnOff"));
    await userEvent.type((await body.findAllByLabelText(password(t)))[1] as HTMLElement, "portico-demo-2026");
    await press(body, t("session.secondFactor.recovery.use"));
    await userEvent.type(await body.findByLabelText(t("session.secondFactor.recovery.label")), recoveryCodes[0] ?? "");
    await press(body, t("session.secondFactor.turnOff"));
    await waitFor(async () => expect(body.getAllByText(shown(t), { exact: false })).not.toEqual([]));
  });
export const FactorNotTurnedOff = turnsOff(wrongCode, (t) => t("session.secondFactor.recovery.wrong"));
export const FactorProofDown = turnsOff(down, (t) => t("problem.TEMPORARILY_UNAVAILABLE.title"));

/** Passkeys. */
const withPasskeys = {
  ...three,
  [factorPath]: { body: { ...factorOn, factors: ["PASSKEY"] } },
  [`GET ${passkeysPath}`]: { body: { passkeys: [laptop, securityKey] } },
  [passkeysPath]: { body: { passkeys: [laptop, securityKey] } },
};
const onePath = `${passkeysPath}/${laptop.passkeyId}`;

export const Passkeys = screen(withPasskeys);
export const PasskeyNameMissing = withSteps(three, async (body, t) => {
  await press(body, t("session.passkey.add"));
  await press(body, t("session.secondFactor.continue"));
  await waitFor(async () => expect(body.getAllByText(t("session.passkey.nameMissing"))).not.toEqual([]));
});

/** Asks for a passkey with a name, as far as the answer allows. */
const adds = (answer: MockAnswers[string], shown: (t: StoryCopy) => string) =>
  withSteps({ ...withPasskeys, [registrationsPath]: answer }, async (body, t) => {
    await press(body, t("session.passkey.add"));
    await userEvent.type(await body.findByLabelText(t("session.passkey.name")), "Phone");
    await press(body, t("session.secondFactor.continue"));
    await waitFor(async () => expect(body.getAllByText(shown(t), { exact: false })).not.toEqual([]));
  });
export const AddingPasskey = adds("never", (t) => t("session.secondFactor.working"));
export const PasskeyNotAdded = adds(down, (t) => t("problem.TEMPORARILY_UNAVAILABLE.title"));
export const TooManyPasskeys = adds({ status: 422, code: "TOO_MANY_PASSKEYS" }, (t) =>
  t("problem.TOO_MANY_PASSKEYS.title"),
);

/** What the browser answers instead of making a passkey. */
const browserRefuses = (name: string, shown: (t: StoryCopy) => string): StoryObj => ({
  ...adds({ body: { challenge: "AAAA", rp: {}, user: { id: "AAAA" }, pubKeyCredParams: [] } }, shown),
  beforeEach: () => {
    const { create } = navigator.credentials;
    navigator.credentials.create = () => Promise.reject(new DOMException("", name));
    return () => {
      navigator.credentials.create = create;
    };
  },
});
export const PasskeyCancelled = browserRefuses("NotAllowedError", (t) => t("session.passkey.cancelled.title"));
export const PasskeyKnown = browserRefuses("InvalidStateError", (t) => t("session.passkey.known.title"));
export const PasskeysUnsupported = browserRefuses("NotSupportedError", (t) => t("session.passkey.unsupported.title"));

export const PasskeyRenamed = withSteps({ ...withPasskeys, [onePath]: { body: {} } }, async (body, t) => {
  await press(body, `${t("session.passkey.rename")} ${laptop.name}`);
  const field = await body.findByLabelText(t("session.passkey.name"));
  await userEvent.clear(field);
  await userEvent.type(field, "Front desk");
  await press(body, t("session.passkey.save"));
  await expect(
    await body.findByText(t("session.passkey.saved", { change: "renamed", name: "Front desk" })),
  ).toBeVisible();
});

/** Confirms the question before a passkey is removed. */
const removes = (answer: MockAnswers[string], shown: (t: StoryCopy) => string) =>
  withSteps({ ...withPasskeys, [onePath]: answer }, async (body, t) => {
    await press(body, `${t("session.passkey.remove")} ${laptop.name}`);
    await press(body, t("session.passkey.yes"));
    await waitFor(async () => expect(body.getByText(shown(t), { exact: false })).toBeVisible());
  });
export const PasskeyRemoved = removes({ body: {} }, (t) =>
  t("session.passkey.saved", { change: "removed", name: laptop.name }),
);
export const PasskeyNotRemoved = removes(down, (t) => t("problem.TEMPORARILY_UNAVAILABLE.title"));
