import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { bootstrapFor } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

test(
  "where no number of customer care is set, account recovery says where to find the number to call",
  { tags: "full" },
  async () => {
    const bootstrap = bootstrapFor();
    await render(
      <PortalPage
        content={await builtInContent(bootstrap)}
        bootstrap={bootstrap}
        at="/account-recovery"
        answers={{ "/selfservice/graphauxiliary": { body: { data: { supportContacts: [] } } } }}
      />,
    );
    await expect
      .element(page.getByRole("main").getByText("You’ll find the number to call on your bill.", { exact: true }))
      .toBeVisible();
  },
);

test("account recovery says what happens for a forgotten password before it is chosen", async () => {
  const bootstrap = bootstrapFor();
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/account-recovery" />);
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Forgot your password?" }))
    .toHaveAccessibleDescription("Tell us who you are. We’ll email you a code.");
});

const codePage = "/account-recovery?password-reset=true&step=code";

test(
  "after an attempt without a user name and a code, the user name can be typed without losing the focus",
  { tags: "full" },
  async () => {
    const bootstrap = bootstrapFor();
    await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={codePage} />);
    await page.getByRole("button", { name: "Continue" }).click();
    const name = page.getByLabelText("Username or email address");
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard("dana");
    await expect.element(name).toHaveValue("dana");
  },
);

test("while another code is being sent, the button that asked for it says so, and the other one does not", async () => {
  const bootstrap = bootstrapFor();
  const answers = { "/api/pub/identity/v1/recoveries": "never" as const };
  await render(
    <PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={codePage} answers={answers} />,
  );
  await page.getByLabelText("Username or email address").fill("dana");
  await page.getByRole("button", { name: "Email me a new code" }).click();
  await expect.element(page.getByRole("button", { name: "Sending" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Continue" })).toBeVisible();
});
