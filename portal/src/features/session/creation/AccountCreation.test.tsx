import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

/** Creates a sign-in with a server that answers, but whose session can't be read afterwards. */
async function create(at: string) {
  const bootstrap = bootstrapFor();
  const content = await builtInContent(bootstrap);
  const answers = {
    "/api/pub/identity/v1/account-creation-completions": { body: { state: "CREATED", csrfToken: "next" } },
    "/api/pub/portal/v1/bootstrap": unavailable,
  };
  await render(<PortalPage content={content} bootstrap={bootstrap} at={at} answers={answers} />);
  await page.getByRole("textbox", { name: "Code" }).fill("48151623");
  await page.getByRole("textbox", { name: "Username" }).fill("lee.ortiz");
  await page.getByLabelText("Password", { exact: true }).fill("nine herons over a quiet canal");
  await page.getByRole("button", { name: "Create sign-in" }).click();
}
const title = () => page.getByRole("heading", { level: 1, name: "Your sign-in was created" });

test(
  "[SESS-17 partly] when the new session can’t be read, the page says that the sign-in was created",
  { tags: "full" },
  async () => {
    await create("/create-account?step=code");
    await expect.element(title()).toHaveFocus();
  },
);

test(
  "[SESS-17 partly] a created sign-in leads to the sign-in page, which shows no failure",
  { tags: "full" },
  async () => {
    await create("/create-account?step=code");
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Sign in to your account" })).toBeVisible();
    expect(page.getByRole("alert").elements()).toEqual([]);
  },
);

test("[SESS-17 partly] a sign-in created for Security Suite leads to the services", { tags: "full" }, async () => {
  await create("/create-fsecure-account?step=code");
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Sign in" }))
    .toHaveAttribute("href", "/?targetUrl=%2Fservices");
});

test(
  "[SESS-17 partly] who asks for another code finds the entries of the first step again",
  { tags: "full" },
  async () => {
    const bootstrap = bootstrapFor();
    const content = await builtInContent(bootstrap);
    const answers = { "/api/pub/identity/v1/account-creations": { body: {} } };
    await render(<PortalPage content={content} bootstrap={bootstrap} at="/create-account" answers={answers} />);
    const field = (name: string | RegExp) => page.getByRole("textbox", { name });
    await field("Account number").fill("8347209101");
    await field(/ZIP/).fill("02128");
    await field("First name").fill("Lee");
    await field(/Email/).fill("lee@shop.example");
    await page.getByRole("button", { name: /code/ }).click();
    await expect.element(field("Code")).toBeVisible();
    await page.getByRole("link", { name: /another|again/i }).click();
    await expect.element(field("First name")).toHaveValue("Lee");
    await expect.element(field("Account number")).toHaveValue("8347209101");
    await expect.element(field(/ZIP/)).toHaveValue("02128");
    await expect.element(field(/Email/)).toHaveValue("lee@shop.example");
  },
);
