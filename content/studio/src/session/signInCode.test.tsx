import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Bootstrap } from "../api/bootstrap.ts";
import { type MockAnswer, type MockAnswers, mockFetch } from "../testing/mockFetch.ts";
import { bootstrapFor, erin } from "../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../testing/StudioPage.tsx";
import type { Session } from "./createSession.ts";

const completionPath = "/api/pub/identity/v1/sign-in-completions";
const wrong = { status: 422, code: "SECOND_FACTOR_WRONG" };
const stepOver = {
  status: 422,
  code: "SIGN_IN_STEP_OVER",
  title: "It’s been too long since you entered your password.",
  detail: "Sign in again with your username and password.",
};

/** The service for an editor with two-step sign-in: nobody is signed in until the completion answers so. */
function service(completion: MockAnswer): MockAnswers {
  let current = bootstrapFor();
  return {
    "/content/v1/editor/start": async () => ({ body: current }),
    "/api/pub/sbnetloginedge/login": { body: { result: "SECOND_FACTOR_REQUIRED", csrfToken: "next" } },
    [completionPath]: async (request) => {
      const told = typeof completion === "function" ? await completion(request) : completion;
      if (typeof told === "object" && "body" in told) current = bootstrapFor(erin);
      return told;
    },
  };
}
const success: MockAnswer = { body: { result: "SUCCESS", csrfToken: "last" } };

async function open(at: string, bootstrap: Bootstrap, completion: MockAnswer): Promise<Session> {
  const opened: { session?: Session } = {};
  await render(
    <StudioPage
      at={at}
      bootstrap={bootstrap}
      words={await builtInWords(bootstrap)}
      fetch={mockFetch(service(completion))}
      onStudio={({ session }) => void (opened.session = session)}
    />,
  );
  await expect.poll(() => document.getElementById("page-title"), { timeout: 10_000 }).not.toBeNull();
  return opened.session as Session;
}

const username = () => page.getByLabelText("Username");
const password = () => page.getByLabelText("Password", { exact: true });
const code = () => page.getByRole("textbox", { name: "Code from your app" });
const announced = () => [...document.querySelectorAll("[role=status]")].map((region) => region.textContent);

/** The sign-in page after a right password. */
async function askedForCode(completion: MockAnswer): Promise<void> {
  await open("/studio/messages?q=pague", bootstrapFor(), completion);
  await username().fill("erin");
  await password().fill("right");
  await userEvent.keyboard("{Enter}");
  await expect.element(code()).toBeVisible();
}

async function enter(typed: string): Promise<void> {
  await code().fill(typed);
  await userEvent.keyboard("{Enter}");
}

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test("after the password focus is in the field for the code, which the phone can fill in", async () => {
  await askedForCode(success);
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(code()).toHaveAccessibleDescription("6 digits, or a recovery code.");
  expect(password().elements()).toEqual([]);
});

test("the step is announced", async () => {
  await askedForCode(success);
  await expect.poll(announced).toContain("One more step: the code from your authenticator app.");
});

test.each([["123 456"], ["k3fd-5x2m-p7qa"]])(
  "the code %s leads to the requested page",
  { tags: "full" },
  async (typed) => {
    const sent: unknown[] = [];
    await askedForCode(async (request) => {
      sent.push(await request.json(), request.headers.get("x-csrf-token"));
      return { body: { result: "SUCCESS", csrfToken: "last" } };
    });
    await enter(typed);
    await expect.element(page.getByRole("heading", { level: 1, name: "Messages" })).toHaveFocus();
    expect(sent).toEqual([{ code: typed }, "next"]);
  },
);

test.each([[""], ["12345"]])(
  "“%s” is reported at the field as no code, and nothing is sent",
  { tags: "full" },
  async (typed) => {
    await askedForCode(() => Promise.reject(new Error("It was sent.")));
    await enter(typed);
    await expect.element(code()).toHaveAccessibleDescription(/Enter the 6 digits that your app shows/);
    await expect.element(code()).toHaveFocus();
  },
);

test("a wrong code is reported at its field, and stays there to be corrected", { tags: "full" }, async () => {
  await askedForCode(wrong);
  await code().fill("123456");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect.element(code()).toHaveAccessibleDescription(/This code doesn’t work/);
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveValue("123456");
  await code().fill("123457");
  await expect.element(code()).toHaveAccessibleDescription("6 digits, or a recovery code.");
});

test("too many tries are reported above the field", { tags: "full" }, async () => {
  await askedForCode({ status: 429, code: "TOO_MANY_REQUESTS", title: "Too many tries.", detail: "Wait." });
  await enter("123456");
  await expect.element(page.getByText("Too many tries.")).toBeVisible();
  await expect.element(code()).toHaveValue("123456");
});

test("a code that comes too late leads back to the empty password, and says why", { tags: "full" }, async () => {
  await askedForCode(stepOver);
  await enter("123456");
  await expect.element(page.getByText(stepOver.title)).toBeVisible();
  await expect.element(password()).toHaveFocus();
  await expect.element(password()).toHaveValue("");
  await expect.element(username()).toHaveValue("erin");
});

test("a password that must be replaced after the code leads to the page for that", { tags: "full" }, async () => {
  await askedForCode({ body: { result: "PASSWORD_RESET_REQUIRED", csrfToken: "last" } });
  await enter("123456");
  const link = page.getByRole("link", { name: "Choose a new password" });
  await expect.element(link).toHaveAttribute("href", "/account-recovery?password-reset-required");
});

test("Start again leads back to the password", { tags: "full" }, async () => {
  await askedForCode(wrong);
  await enter("123456");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect.element(password()).toHaveFocus();
  expect(page.getByText("This code doesn’t work", { exact: false }).elements()).toEqual([]);
});

test("after Start again, the refusal of a code that was on its way does not appear", { tags: "full" }, async () => {
  let refuse: () => void = () => undefined;
  const refusal = new Promise<typeof wrong>((resolve) => {
    refuse = () => resolve(wrong);
  });
  await askedForCode(() => refusal);
  await enter("123456");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect.element(password()).toHaveFocus();
  refuse();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(
    page
      .getByRole("alert")
      .elements()
      .filter((alert) => alert.textContent),
  ).toEqual([]);
  await expect.element(page.getByRole("button", { name: "Sign in", exact: true })).toBeEnabled();
});

test("over an ended session the code restores the screen with what was typed", { tags: "full" }, async () => {
  const session = await open("/studio/messages", bootstrapFor(erin), success);
  const search = page.getByRole("searchbox", { name: "Search the messages" });
  await search.fill("pague");
  session.end();
  await password().fill("right");
  await userEvent.keyboard("{Enter}");
  await expect.element(code()).toHaveFocus();
  const dialog = page.getByRole("alertdialog", { name: "Your session has ended" });
  await expect.element(dialog).toHaveAccessibleDescription(/Enter the code for erin to continue/);
  await enter("123456");
  await expect.poll(() => document.querySelector("[role=alertdialog]")).toBeNull();
  await expect.element(search).toHaveValue("pague");
});

test(
  "over an ended session a code that comes too late leads back to the password in the same dialog",
  { tags: "full" },
  async () => {
    const session = await open("/studio/messages", bootstrapFor(erin), stepOver);
    session.end();
    await password().fill("right");
    await userEvent.keyboard("{Enter}");
    await enter("123456");
    await expect.element(page.getByText(stepOver.title)).toBeVisible();
    await expect.element(password()).toHaveFocus();
  },
);
