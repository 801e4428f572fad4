import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import {
  contactAnswer,
  contactAnswerPath,
  emailsAnswer,
  emailsAnswerPath,
  memberAnswer,
  memberAnswerPath,
} from "../../../testing/contactFixtures.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import type { Contact, EmailPreferences } from "./contact.api.ts";

const meta: Meta = { title: "Screens/Contact and emails" };
export default meta;

const unavailable = { status: 503, code: "TEMPORARILY_UNAVAILABLE" } as const;
const answers = (contact: Partial<Contact> = {}, emails: Partial<EmailPreferences> = {}): MockAnswers => ({
  [contactAnswerPath]: { body: { ...contactAnswer, ...contact } },
  [emailsAnswerPath]: { body: { ...emailsAnswer, ...emails } },
  [memberAnswerPath(dana.guid)]: { body: memberAnswer("6175550142", "6175550143") },
  [memberAnswerPath(sam.guid)]: { body: memberAnswer() },
});
const screen = (canned: MockAnswers = answers(), profile = dana) =>
  portalStory({ at: "/user-preferences/contact", bootstrap: bootstrapFor(profile), answers: canned });
const pending = { email: "dana.reyes@example.com", expiresAt: "2026-11-21T15:15:00.000Z", triesLeft: 5 };

type Form = { body: ReturnType<typeof within>; t: Awaited<ReturnType<typeof storyCopy>> };

/** Opens the form for a new address, and fills it in. */
const afterSending = (
  canned: MockAnswers,
  check: (form: Form) => Promise<unknown>,
  email = pending.email,
): StoryObj => ({
  ...screen(canned),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    await userEvent.click(await body.findByRole("button", { name: t("contact.email.change") }));
    await userEvent.type(body.getByRole("textbox", { name: t("contact.email.field") }), email);
    await userEvent.type(body.getByLabelText(t("contact.email.password")), "not my password");
    await userEvent.click(body.getByRole("button", { name: t("contact.email.send") }));
    await check({ body, t });
  },
});

export const Owner = screen();
export const StandardUser = screen(
  answers({ firstName: "Sam" }, { topics: emailsAnswer.topics.slice(1), address: "sam@portico.example" }),
  sam,
);
export const OnlyRecipient = screen(
  answers({}, { topics: emailsAnswer.topics.map((each) => ({ ...each, onlyRecipient: each.wanted === "ALL" })) }),
);
export const WithoutAddress = screen(answers({ email: null }, { address: null }));
export const Unchangeable = screen(answers({ changeable: false }));
export const CodeSent = screen(answers({ pending }));
export const Loading = screen({
  [contactAnswerPath]: "never",
  [emailsAnswerPath]: "never",
  [memberAnswerPath(dana.guid)]: "never",
});
export const Failed = screen({
  [contactAnswerPath]: unavailable,
  [emailsAnswerPath]: unavailable,
  [memberAnswerPath(dana.guid)]: unavailable,
});
export const OnlyEmailsFailed = screen({ ...answers(), [emailsAnswerPath]: unavailable });

export const FieldsMissing: StoryObj = {
  ...screen(),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    await userEvent.click(await body.findByRole("button", { name: t("contact.email.change") }));
    await userEvent.click(body.getByRole("button", { name: t("contact.email.send") }));
    await expect(body.getByRole("heading", { name: t("contact.email.errors", { count: 2 }) })).toBeVisible();
  },
};

export const WrongPassword = afterSending(
  {
    ...answers(),
    [`${contactAnswerPath}/email`]: {
      status: 422,
      code: "INVALID_CONTACT",
      fields: [{ field: "currentPassword", code: "NOT_MATCHING" }],
    },
  },
  async ({ body, t }) => expect(await body.findByText(t("contact.email.passwordWrong"))).toBeVisible(),
);

export const TooManyTries = afterSending(
  { ...answers(), [`${contactAnswerPath}/email`]: { status: 429, code: "TOO_MANY_REQUESTS", retryAfterSeconds: 300 } },
  async ({ body, t }) => expect(await body.findByText(t("session.signIn.tooMany", { minutes: 5 }))).toBeVisible(),
);

export const NotSent = afterSending(
  { ...answers(), [`${contactAnswerPath}/email`]: unavailable },
  async ({ body, t }) => expect(await body.findByText(t("problem.TEMPORARILY_UNAVAILABLE.title"))).toBeVisible(),
);

/** Enters a code that the server answers with a state. */
const afterCode = (
  state: "WRONG" | "ENDED" | "CONFIRMED",
  contact: Partial<Contact>,
  seen: (form: Form) => string,
): StoryObj => ({
  ...screen({
    ...answers({ pending }),
    [`${contactAnswerPath}/email/confirm`]: { body: { state, contact: { ...contactAnswer, ...contact } } },
  }),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    await userEvent.type(await body.findByRole("textbox", { name: t("contact.email.code") }), "123456");
    await userEvent.click(body.getByRole("button", { name: t("contact.email.confirm") }));
    await expect(await body.findByText(seen({ body, t }))).toBeVisible();
  },
});

export const CodeWrong = afterCode("WRONG", { pending: { ...pending, triesLeft: 4 } }, ({ t }) =>
  t("contact.email.codeWrong", { left: 4 }),
);
export const CodeEnded = afterCode("ENDED", {}, ({ t }) => t("contact.email.endedTitle"));
export const Confirmed = afterCode("CONFIRMED", { email: pending.email }, ({ t }) =>
  t("contact.email.confirmed", { email: pending.email }),
);

/** The choice goes back to what the server has, and says that it was not saved. */
export const ChoiceNotSaved: StoryObj = {
  ...screen({ ...answers(), [`PUT ${emailsAnswerPath}`]: { status: 422, code: "ONLY_RECIPIENT" } }),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    const none = t("contact.wanted.PAYMENT_PROBLEMS", { wanted: "NONE" });
    await userEvent.click(await body.findByRole("radio", { name: none }));
    await expect(await body.findByText(new RegExp(t("problem.ONLY_RECIPIENT.title")))).toBeVisible();
  },
};

const nameStory = (answer: MockAnswers[string], seen: (form: Form) => string): StoryObj => ({
  ...screen({ ...answers(), [`${contactAnswerPath}/name`]: answer }),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    await userEvent.type(await body.findByRole("textbox", { name: t("contact.name.field") }), " Reyes");
    await userEvent.click(body.getByRole("button", { name: t("contact.name.save") }));
    await expect(await body.findByText(seen({ body, t }))).toBeVisible();
  },
});

export const NameSaved = nameStory({ body: { ...contactAnswer, firstName: "Dana Reyes" } }, ({ t }) =>
  t("contact.name.saved"),
);
export const NameNotSaved = nameStory(unavailable, ({ t }) => t("problem.TEMPORARILY_UNAVAILABLE.title"));
