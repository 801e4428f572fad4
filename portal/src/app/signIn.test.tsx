import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { Locale } from "../features/content/model/content.slice.ts";
import { expectNoAxeViolations } from "../testing/axe.ts";
import { bootstrapFor } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";

const login = "/api/pub/sbnetloginedge/login";

/** Signs in through the form of the whole portal, with this answer of the server. */
async function signIn(body: object, locale: Locale = "en-US") {
  const bootstrap = { ...bootstrapFor(undefined), locale };
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/" answers={{ [login]: { body } }} />);
  const words =
    locale === "en-US" ? ["Username", "Password", "Sign in"] : ["Nombre de usuario", "Contraseña", "Iniciar sesión"];
  const [username = "", password = "", submit = ""] = words;
  await userEvent.fill(page.getByLabelText(username, { exact: true }), "dana");
  await userEvent.fill(page.getByLabelText(password, { exact: true }), "a right password");
  await userEvent.click(page.getByRole("button", { name: submit, exact: true }));
}

beforeEach(() => page.viewport(1280, 900));

test.each([
  ["en-US", "Choose a new password"],
  ["es-US", "Elija una contraseña nueva"],
] as const)(
  "[SESS-01 partly] %s: whoever must change the password gets to account recovery, and isn't signed in",
  { tags: "full" },
  async (locale, title) => {
    await signIn({ result: "PASSWORD_RESET_REQUIRED", csrfToken: "next" }, locale);
    await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(page.getByRole("button", { name: /^(Sign out|Cerrar sesión)$/ }).elements()).toEqual([]);
    await expectNoAxeViolations();
  },
);
