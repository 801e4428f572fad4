import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { MockAnswer } from "../testing/mockFetch.ts";
import { bootstrapFor, ofelia, people } from "../testing/fixtures.ts";
import { studioStory } from "../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Confirm that it is you" };
export default meta;

const path = "/api/pub/identity/v1/step-up";
const peoplePath = "/content/v1/editor/people";
const ways = (code: boolean, factors: ("APP" | "PASSKEY")[] = code ? ["APP"] : []): MockAnswer => ({
  body: { secondsLeft: 0, code, factors },
});
const down: MockAnswer = {
  status: 503,
  code: "TEMPORARILY_UNAVAILABLE",
  title: "We can’t do this right now.",
  detail: "Wait a minute and try again.",
};
const required: MockAnswer = {
  status: 403,
  code: "STEP_UP_REQUIRED",
  title: "We need to confirm that it’s you.",
  detail: "Nothing was changed. Try again and confirm who you are.",
};

async function shown(selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  });
}

/** Ofelia gives somebody a role long after the sign-in; fields are found by name, because labels differ by language. */
const asked = (read: MockAnswer, then?: () => Promise<void>, proof: MockAnswer = "never"): StoryObj => ({
  ...studioStory({
    at: "/studio/people",
    bootstrap: bootstrapFor(ofelia),
    answers: {
      [peoplePath]: { body: { people } },
      [`PUT ${peoplePath}/amir/grants`]: required,
      [`GET ${path}`]: read,
      [`POST ${path}`]: proof,
    },
    async onShown(canvas) {
      const [give] = await within(canvas).findAllByRole("button", { name: /^(Give a role|Asignar un rol)/ });
      await userEvent.click(give as HTMLElement);
      await userEvent.type(await shown("[role=alertdialog] textarea"), "Reads from now on");
      const below = within(await shown("[role=alertdialog]"));
      await userEvent.click(await below.findByRole("button", { name: /^(Give the role|Asignar el rol)$/ }));
      await waitFor(() => expect(document.querySelectorAll("[role=alertdialog]").length).toBe(2));
      await then?.();
    },
  }),
  tags: ["starts-open"],
});

const form = "#studio-step-up";
const submit = async () => userEvent.click(await shown(`button[form=studio-step-up]`));
async function sent(code?: string): Promise<void> {
  await userEvent.type(await shown(`${form} input[name=password]`), "a password");
  if (code !== undefined) await userEvent.type(await shown(`${form} input[name=code]`), code);
  await submit();
}
const invalid = (name: string) => async () => void (await shown(`${form} input[name=${name}][aria-invalid=true]`));

export const Password = asked(ways(false), async () => expect(await shown(`${form} input`)).toHaveFocus());
export const PasswordAndCode = asked(ways(true), async () => void (await shown(`${form} input[name=code]`)));
export const PasswordAndCodeInSpanish: StoryObj = { ...PasswordAndCode, globals: { locale: "es-US" } };
/** Somebody whose second factor is a passkey: a code is a recovery code, and the passkey is in place of everything. */
export const PasswordAndPasskey = asked(
  ways(true, ["PASSKEY"]),
  async () => void (await shown(`${form} input[name=code]`)),
);
export const NothingTyped = asked(ways(true), async () => {
  await shown(`${form} input[name=code]`);
  await submit();
  await invalid("code")();
});
export const Loading = asked("never");
export const Failed = asked(
  down,
  async () => void (await within(document.body).findByText("We can’t do this right now.")),
);
export const Sending = asked(ways(false), () => sent());
export const WrongPassword = asked(
  ways(false),
  async () => {
    await sent();
    await invalid("password")();
  },
  { status: 401, code: "INVALID_CREDENTIALS" },
);
export const WrongCode = asked(
  ways(true),
  async () => {
    await sent("123456");
    await invalid("code")();
  },
  { status: 422, code: "SECOND_FACTOR_WRONG" },
);
export const TooManyTries = asked(
  ways(false),
  async () => {
    await sent();
    await within(document.body).findByText("Too many tries.");
  },
  { status: 429, code: "TOO_MANY_REQUESTS", title: "Too many tries.", detail: "Wait a few minutes and try again." },
);
/** The dialog below has what was typed, and says that nothing was changed. */
export const Cancelled = asked(ways(false), async () => {
  const [, question] = document.querySelectorAll<HTMLElement>("[role=alertdialog]");
  await shown(form);
  await userEvent.click(within(question as HTMLElement).getByRole("button", { name: /^(Cancel|Cancelar)$/ }));
  await within(document.body).findByText(/We need to confirm that it’s you/);
  await expect(await shown("[role=alertdialog] textarea")).toHaveValue("Reads from now on");
});
