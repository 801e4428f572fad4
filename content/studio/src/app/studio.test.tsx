import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Bootstrap } from "../api/bootstrap.ts";
import { mockFetch, type MockAnswers } from "../testing/mockFetch.ts";
import { bootstrapFor, dana, erin } from "../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../testing/StudioPage.tsx";
import type { Studio } from "./createStudio.ts";

type Options = { bootstrap?: Bootstrap; answers?: MockAnswers; fetch?: typeof fetch };

/** Opens the whole Studio at a URL over canned responses. */
async function open(
  at: string,
  { bootstrap = bootstrapFor(erin), answers = {}, fetch = mockFetch(answers) }: Options = {},
): Promise<Studio> {
  const opened: { studio?: Studio } = {};
  await render(
    <StudioPage
      at={at}
      bootstrap={bootstrap}
      words={await builtInWords(bootstrap)}
      fetch={fetch}
      onStudio={(studio) => void (opened.studio = studio)}
    />,
  );
  await expect.poll(() => document.getElementById("page-title"), { timeout: 10_000 }).not.toBeNull();
  return opened.studio as Studio;
}

const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const menu = () => page.getByRole("navigation", { name: "Studio menu" });
const search = () => page.getByRole("searchbox", { name: "Search the messages" });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test("the document title is the screen's, in the current language", { tags: "full" }, async () => {
  await open("/studio/messages");
  expect(document.title).toBe("Messages - Portico Studio");
  await page.getByRole("button", { name: "Español" }).click();
  await expect.poll(() => document.title).toBe("Mensajes - Portico Studio");
  expect(document.documentElement.lang).toBe("es-US");
});

test("a message's screen may set its own title", { tags: "full" }, async () => {
  await open("/studio/messages/billing.payOnce.amount.title");
  expect(document.title).toBe("billing.payOnce.amount.title - Portico Studio");
});

test(
  "after a navigation focus is on the screen's heading; the first screen of a page load takes no focus",
  { tags: "full" },
  async () => {
    await open("/studio");
    expect(document.activeElement).toBe(document.body);
    await menu().getByRole("link", { name: "Messages" }).click();
    await expect.element(heading("Messages")).toHaveFocus();
    await expect.element(menu().getByRole("link", { name: "Messages" })).toHaveAttribute("aria-current", "page");
  },
);

test("the first tab stop is the skip link", async () => {
  await open("/studio");
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Skip to the main content" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("at 768 px a menu button in the header lists every section, toggles included", { tags: "full" }, async () => {
  await page.viewport(768, 1024);
  await open("/studio/messages");
  await page.getByRole("button", { name: "All sections" }).click();
  expect(page.getByRole("menuitem").elements()).toHaveLength(14);
  await page.getByRole("menuitem", { name: "Toggles and settings" }).click();
  await expect.element(heading("Toggles and settings")).toHaveFocus();
  await page.viewport(1280, 900);
  expect(page.getByRole("button", { name: "All sections" }).elements()).toEqual([]);
});

test.each([
  [1090, "side"],
  [1089, "bottom"],
])("at %d px the menu is at the %s", async (width, place) => {
  await page.viewport(width, 800);
  await open("/studio");
  const shown = [...document.querySelectorAll("nav")].filter((nav) => getComputedStyle(nav).display !== "none");
  expect(shown.map((nav) => (nav.hasAttribute("data-bar") ? "bottom" : "side"))).toEqual([place]);
});

test("a visitor is redirected to sign in, and then to the requested URL", { tags: "full" }, async () => {
  const start = { body: bootstrapFor(erin) };
  await open("/studio/messages?q=pague", {
    bootstrap: bootstrapFor(),
    answers: {
      "/content/v1/editor/start": start,
      "/api/pub/sbnetloginedge/login": { body: { result: "SUCCESS", csrfToken: "next" } },
    },
  });
  await expect.element(heading("Sign in to the Studio")).toBeVisible();
  await page.getByLabelText("Username").fill("erin");
  await page.getByLabelText("Password", { exact: true }).fill("right");
  await userEvent.keyboard("{Enter}");
  await expect.element(heading("Messages")).toHaveFocus();
  await expect.element(search()).toHaveValue("pague");
});

test("missing sign-in input is reported at its field, and nothing is sent", async () => {
  await open("/studio/sign-in", { bootstrap: bootstrapFor() });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect.element(page.getByText("2 things are missing")).toBeVisible();
  await expect.element(page.getByLabelText("Username")).toHaveAccessibleDescription("Enter your username.");
});

test("a customer is told that the Studio is for editors, and can leave", async () => {
  await open("/studio/messages", { bootstrap: bootstrapFor(dana) });
  await expect.element(heading("Your username can’t open the Studio")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to the portal" })).toHaveAttribute("href", "/");
  expect(document.querySelectorAll("nav").length).toBe(0);
  await page.getByRole("button", { name: "Sign in as someone else" }).click();
  await expect.element(heading("Sign in to the Studio")).toBeVisible();
});

test("an unknown URL shows not found", { tags: "full" }, async () => {
  await open("/studio/nothing-here");
  await expect.element(heading("This page doesn’t exist")).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect.element(heading("Hello, Erin")).toBeVisible();
});

test("switching language keeps the page and typed input", { tags: "full" }, async () => {
  await open("/studio/messages");
  await search().fill("factura");
  await page.getByRole("button", { name: "Español" }).click();
  await expect.element(page.getByRole("searchbox", { name: "Buscar en los mensajes" })).toHaveValue("factura");
});

test(
  "the end of a session shows a dialog over the screen; typed input is kept when the same user signs in again",
  { tags: "full" },
  async () => {
    const answers = {
      "/content/v1/editor/start": { body: bootstrapFor(erin) },
      "/api/pub/sbnetloginedge/login": { body: { result: "SUCCESS", csrfToken: "next" } },
    };
    const { session } = await open("/studio/messages", { answers });
    await search().fill("pague");
    session.end();
    const dialog = page.getByRole("alertdialog", { name: "Your session has ended" });
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByLabelText("Password", { exact: true })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).toBeVisible();
    await page.getByLabelText("Password", { exact: true }).fill("right");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => document.querySelector("[role=alertdialog]")).toBeNull();
    await expect.element(search()).toHaveValue("pague");
    await expect
      .poll(() => [...document.querySelectorAll("[role=status]")].map((region) => region.textContent))
      .toContain("You’re signed in again. Continue where you left off.");
  },
);

test("a failed sign-out says so and can be retried", { tags: "full" }, async () => {
  await open("/studio", { answers: { "/api/pub/session/v1/logout": "offline" } });
  await page.getByRole("button", { name: "Sign out" }).click();
  const dialog = page.getByRole("alertdialog", { name: "You’re still signed in." });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.querySelector("[role=alertdialog]")).toBeNull();
});

test("signing out leads to the sign-in page, which confirms it", async () => {
  await open("/studio/messages");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect.element(page.getByText("You’re signed out.")).toBeVisible();
});

test("a failed read shows the service's error message and can be retried", async () => {
  let broken = true;
  const well = mockFetch();
  const ill = mockFetch({
    "/content/v1/editor/messages": {
      status: 503,
      code: "TEMPORARILY_UNAVAILABLE",
      title: "This isn't available right now.",
      detail: "Try again in a few minutes.",
    },
  });
  await open("/studio/messages", { fetch: (input, init) => (broken ? ill : well)(input, init) });
  await expect.element(page.getByRole("main").getByText("This isn't available right now.")).toBeVisible();
  await expect.element(page.getByText(/Try again in a few minutes\./)).toBeVisible();
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("link", { name: "billing.payOnce.amount.title" })).toBeVisible();
});

test("offline, the Studio shows its own error message", async () => {
  await open("/studio/messages", {
    answers: { "/content/v1/editor/messages": "offline" },
    bootstrap: { ...bootstrapFor(erin), locale: "es-US" },
  });
  await expect
    .element(page.getByRole("main").getByText("No podemos conectarnos al Studio en este momento."))
    .toBeVisible();
});
