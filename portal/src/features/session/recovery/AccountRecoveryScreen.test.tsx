import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { bootstrapFor } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

test("where no number of customer care is set, account recovery says where to find the number to call", async () => {
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
});

test("account recovery says what happens for a forgotten password before it is chosen", async () => {
  const bootstrap = bootstrapFor();
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/account-recovery" />);
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Forgot your password?" }))
    .toHaveAccessibleDescription("Tell us who you are. We’ll email you a code.");
});
