import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { bootstrapFor, erin } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { factorPath, here, passkeysPath, sessionsPath, setup } from "../../../testing/securityFixtures.ts";

test(
  "an editor without an account can open the page that the Studio links to, and set two-step sign-in up",
  { tags: "full" },
  async () => {
    const bootstrap = bootstrapFor(erin);
    await render(
      <PortalPage
        content={await builtInContent(bootstrap)}
        bootstrap={bootstrap}
        at="/user-preferences/security"
        answers={{
          [passkeysPath]: { body: { passkeys: [] } },
          [factorPath]: { body: { since: null, recoveryCodesLeft: 0, factors: [] } },
          [sessionsPath]: { body: { sessions: [here] } },
          [`${factorPath}-setups`]: { body: setup },
        }}
      />,
    );
    await expect.element(page.getByRole("heading", { name: "Sign-in and security", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Turn on", exact: true }).click();
    await page.getByLabelText("Current password", { exact: true }).last().fill("a password");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(setup.key.slice(0, 4), { exact: false }).first()).toBeVisible();
  },
);
