import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type MockAnswer, mockFetch } from "../testing/mockFetch.ts";
import { bootstrapFor, ofelia, people } from "../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../testing/StudioPage.tsx";

const path = "/api/pub/identity/v1/step-up";
const peoplePath = "/content/v1/editor/people";
const required = {
  status: 403,
  code: "STEP_UP_REQUIRED",
  title: "We need to confirm that it’s you.",
  detail: "Nothing was changed. Try again and confirm who you are.",
};
const wrongPassword = { status: 401, code: "INVALID_CREDENTIALS" };

let proofs: unknown[] = [];
let grants = 0;
beforeEach(() => {
  proofs = [];
  grants = 0;
});

/** An administrator who gives a role long after the sign-in, in front of the question. The proofs are answered in turn. */
async function asked(code: boolean, answers: MockAnswer[]): Promise<void> {
  const bootstrap = bootstrapFor(ofelia);
  let isProved = false;
  await render(
    <StudioPage
      at="/studio/people"
      bootstrap={bootstrap}
      words={await builtInWords(bootstrap)}
      fetch={mockFetch({
        "/content/v1/editor/start": { body: bootstrap },
        [peoplePath]: { body: { people } },
        [`PUT ${peoplePath}/amir/grants`]: async () => {
          grants += 1;
          return isProved ? { body: people[0] } : required;
        },
        [`GET ${path}`]: { body: { secondsLeft: 0, code, factors: code ? ["APP"] : [] } },
        [`POST ${path}`]: async (request) => {
          proofs.push(await request.json());
          const told = answers.shift() ?? "never";
          isProved = typeof told === "object" && "body" in told;
          return told as Exclude<MockAnswer, (request: Request) => unknown>;
        },
      })}
    />,
  );
  await page.getByRole("button", { name: "Give a role", exact: false }).first().click();
  await page.getByRole("textbox", { name: "Reason" }).fill("Reads from now on");
  await page.getByRole("alertdialog").getByRole("button", { name: "Give the role" }).click();
  await expect.element(question()).toBeVisible();
}

const question = () => page.getByRole("alertdialog", { name: "Confirm that it’s you" });
const password = () => question().getByLabelText("Password", { exact: true });
const code = () => question().getByLabelText("Code from your app");
const confirm = () => question().getByRole("button", { name: "Confirm" });

test("the question starts in the password; after it the role is given by itself", { tags: "full" }, async () => {
  await asked(false, [{ body: { secondsLeft: 600, code: false, factors: [] } }]);
  await expect.element(password()).toHaveFocus();
  await userEvent.keyboard("right{Enter}");
  await expect.element(question()).not.toBeInTheDocument();
  await expect.poll(() => grants).toBe(2);
  expect(proofs).toEqual([{ currentPassword: "right" }]);
});

test("a wrong password is told at its field, with the focus there, until it is edited", { tags: "full" }, async () => {
  await asked(false, [wrongPassword]);
  await password().fill("wrong");
  await confirm().click();
  await expect.element(password()).toHaveAccessibleDescription(/That password isn’t right/);
  await expect.element(password()).toHaveFocus();
  await password().fill("wrong2");
  await expect.element(password()).not.toHaveAccessibleDescription(/That password isn’t right/);
});

test(
  "with two-step sign-in a code is sent with the password, and a wrong one is told at its field",
  { tags: "full" },
  async () => {
    await asked(true, [{ status: 422, code: "SECOND_FACTOR_WRONG" }]);
    await password().fill("right");
    await code().fill("123456");
    await confirm().click();
    await expect.element(code()).toHaveAccessibleDescription(/This code doesn’t work/);
    await expect.element(code()).toHaveFocus();
    expect(proofs).toEqual([{ currentPassword: "right", code: "123456" }]);
  },
);

test("with nothing typed both fields are listed, and nothing is sent", { tags: "full" }, async () => {
  await asked(true, []);
  await expect.element(code()).toBeVisible();
  await confirm().click();
  await expect.element(question().getByText("2 things are missing")).toBeVisible();
  expect(proofs).toEqual([]);
});

test(
  "after Cancel the dialog below says that nothing was changed, and keeps what was typed",
  { tags: "full" },
  async () => {
    await asked(false, []);
    await question().getByRole("button", { name: "Cancel" }).click();
    await expect.element(page.getByText(/We need to confirm that it’s you/)).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Reason" })).toHaveValue("Reads from now on");
    expect(grants).toBe(1);
  },
);
