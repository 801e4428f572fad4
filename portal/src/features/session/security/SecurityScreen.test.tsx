import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { bootstrapFor, erin } from "../../../testing/fixtures.ts";
import { mockFetch } from "../../../testing/mockFetch.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import {
  factorPath,
  here,
  laptop,
  passkeysPath,
  securityKey,
  sessionsPath,
  setup,
} from "../../../testing/securityFixtures.ts";

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

test("a passkey is renamed after another one whose new name is still being saved", async () => {
  const bootstrap = bootstrapFor(erin);
  const sent: string[] = [];
  let answer: () => void = () => undefined;
  const canned = mockFetch({
    [passkeysPath]: { body: { passkeys: [laptop, securityKey] } },
    [factorPath]: { body: { since: null, recoveryCodesLeft: 0, factors: ["PASSKEY"] } },
    [sessionsPath]: { body: { sessions: [here] } },
    [`${passkeysPath}/${laptop.passkeyId}`]: { body: {} },
    [`${passkeysPath}/${securityKey.passkeyId}`]: { body: {} },
  });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "PUT") {
      sent.push(((await request.clone().json()) as { name: string }).name);
      if (sent.length === 1) await new Promise<void>((done) => (answer = done));
    }
    return canned(request);
  };
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/user-preferences/security"
      parts={{ fetch }}
    />,
  );
  const name = page.getByRole("textbox", { name: "Name of the passkey" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await page.getByRole("button", { name: "Rename Office laptop" }).click();
  await name.fill("Desk");
  await save.click();
  await page.getByRole("button", { name: "Rename Security key in the safe" }).click();
  await name.fill("Safe");
  await expect.element(save).toHaveAccessibleDescription(/still being saved/);
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  answer();
  await expect.element(page.getByText(/Desk/)).toBeVisible();
  await expect.element(save).not.toHaveAccessibleDescription();
  await expect.element(name).toHaveValue("Safe");
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent).toEqual(["Desk", "Safe"]);
});
