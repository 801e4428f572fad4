import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type MockAnswers, mockFetch } from "../testing/mockFetch.ts";
import { bootstrapFor } from "../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../testing/StudioPage.tsx";

const challenges = "/api/pub/identity/v1/passkey-sign-in-challenges";
const login = "/api/pub/sbnetloginedge/login";

async function open(answers: MockAnswers): Promise<void> {
  const bootstrap = bootstrapFor();
  const fetch = mockFetch({ "/content/v1/editor/start": { body: bootstrap }, ...answers });
  await render(
    <StudioPage at="/studio/sign-in" bootstrap={bootstrap} words={await builtInWords(bootstrap)} fetch={fetch} />,
  );
  await expect.element(page.getByLabelText("Username"), { timeout: 10_000 }).toBeVisible();
}

const passkey = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(async () => {
  await page.viewport(1280, 900);
});
afterEach(() => vi.restoreAllMocks());

test("a passkey that the browser did not get is told, and the typed name stays", { tags: "full" }, async () => {
  vi.spyOn(navigator.credentials, "get").mockRejectedValue(new DOMException("", "NotAllowedError"));
  await open({ [challenges]: { body: { challenge: "AAAA" } } });
  await page.getByLabelText("Username").fill("erin");
  await passkey("Sign in with a passkey").click();
  const alert = page.getByRole("alert").filter({ hasText: "No passkey was used." });
  await expect.element(alert.getByText(/Try again when you’re ready/)).toBeVisible();
  await expect.element(page.getByLabelText("Username")).toHaveValue("erin");
});

test("a browser that has no passkeys here is told, with what to do", async () => {
  vi.spyOn(navigator.credentials, "get").mockRejectedValue(new DOMException("", "SecurityError"));
  await open({ [challenges]: { body: { challenge: "AAAA" } } });
  await passkey("Sign in with a passkey").click();
  const alert = page.getByRole("alert").filter({ hasText: "This browser can’t use passkeys here." });
  await expect.element(alert.getByText(/Use your password/)).toBeVisible();
});

test("after the password, an editor without an app is asked for the passkey or a recovery code", async () => {
  await open({ [login]: { body: { result: "SECOND_FACTOR_REQUIRED", csrfToken: "next", factors: ["PASSKEY"] } } });
  await page.getByLabelText("Username").fill("erin");
  await page.getByLabelText("Password", { exact: true }).fill("right");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Recovery code" })).toHaveFocus();
  await expect.element(passkey("Use a passkey")).toBeVisible();
  await expect.element(page.getByText("One more step: your passkey, or a recovery code.").first()).toBeVisible();
});

test("with an app alone no passkey is offered after the password", async () => {
  await open({ [login]: { body: { result: "SECOND_FACTOR_REQUIRED", csrfToken: "next", factors: ["APP"] } } });
  await page.getByLabelText("Username").fill("erin");
  await page.getByLabelText("Password", { exact: true }).fill("right");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Code from your app" })).toBeVisible();
  expect(passkey("Use a passkey").elements()).toEqual([]);
});
