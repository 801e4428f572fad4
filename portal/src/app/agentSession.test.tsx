import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Profile } from "../features/session/model/session.slice.ts";
import { bootstrapFor, dana, gina } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";

async function open(at: string, profile: Profile, locale: "en-US" | "es-US" = "en-US"): Promise<void> {
  const bootstrap = bootstrapFor(profile, { locale });
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at={at} />);
}

const bar = (name: string) => page.getByRole("region", { name });

test.each(["/account-summary", "/services", "/billing/pay-bill"])(
  "[SESS-15 partly] an agent's session is marked on %s, on a phone too",
  async (at) => {
    await page.viewport(320, 640);
    await open(at, gina);
    await expect
      .element(
        bar("Agent session").getByText("Agent session: Gina, customer care, for Harbor Street Bakery.", {
          exact: true,
        }),
      )
      .toBeVisible();
  },
);

test("[SESS-15 partly] somebody who acts on behalf of a customer is marked as such, in Spanish too", async () => {
  await open("/services", { ...gina, userType: "BOBO" }, "es-US");
  await expect
    .element(
      bar("Sesión de agente").getByText("Sesión de agente: Gina en nombre de Harbor Street Bakery.", { exact: true }),
    )
    .toBeVisible();
});

test.each(["CUSTOMER", "CONSUMER"] as const)("a %s has no mark", async (userType) => {
  await open("/services", { ...dana, userType });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(bar("Agent session").elements()).toHaveLength(0);
});
