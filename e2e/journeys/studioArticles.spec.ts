import type { Page } from "@playwright/test";
import { onEmbedded } from "../fixtures/data.ts";
import { expect, test } from "../fixtures/editor.ts";
import { expectGoodStudioScreen } from "../fixtures/screen.ts";
import { publishChangeSet } from "../steps/changeSets.ts";
import { openPageAs } from "../steps/signedInPage.ts";

test.use(onEmbedded);

const id = "splice-the-cable";
const key = `support.article.${id}`;
const words = {
  en: {
    title: "Splice a cable",
    summary: "Join two cables.",
    body: "## At home\n\n1. Strip both ends.\n2. Twist them.",
  },
  es: {
    title: "Empalmar un cable",
    summary: "Una dos cables.",
    body: "## En casa\n\n1. Pele las dos puntas.\n2. Tuérzalas.",
  },
} as const;
const languages = ["en", "es"] as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test(
  "[SERV-08] an editor writes an article in both languages, another one approves it, and a customer finds it by search in Spanish",
  { tag: "@full" },
  async ({ page, browser, server, copy, language, narrowest, editor }) => {
    test.slow();
    const spanish = await browser.newContext({ locale: "es-US", baseURL: `http://localhost:${server.port}` });
    const customer = await spanish.newPage();
    // The test publishes; the fixture goes back to this release afterwards.
    expect(await editor.live()).toBeTruthy();
    const setting = { copy, language, narrowest, viewport: page.viewportSize() };
    const [erin, amir] = [
      await openPageAs(browser, server.port, "erin", setting),
      await openPageAs(browser, server.port, "amir", setting),
    ];
    const found = async () => {
      await customer.goto(`/search-results?${new URLSearchParams({ query: "empalmar cable" })}`);
      await expect(customer.getByRole("heading", { level: 1 })).toBeVisible();
    };
    const link = customer.locator(`a[href='/support/articles/${id}']`);

    await test.step("the editor makes it, writes both languages, and saves a draft", async () => {
      await erin.page.goto("/studio/articles");
      await button(erin.page, copy("studio.articles.create")).click();
      const dialog = erin.page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: copy("studio.articles.create.key"), exact: true }).fill(id);
      for (const each of languages)
        await dialog
          .getByRole("textbox", { name: copy("studio.articles.field.title", { language: each }), exact: true })
          .fill(words[each].title);
      await button(erin.page, copy("studio.articles.create.save")).click();
      await erin.page.waitForURL(new RegExp(`/studio/articles/${key}`));
      for (const each of languages) {
        const box = (part: "summary" | "body") =>
          erin.page.getByRole("textbox", {
            name: copy(`studio.articles.field.${part}`, { language: each }),
            exact: true,
          });
        await box("summary").fill(words[each].summary);
        await box("body").fill(words[each].body);
      }
      await expect(erin.page.getByText(copy("studio.articles.problems.none"))).toBeVisible();
      await erin.page.locator("textarea[name='why']").fill("Customers ask for it");
      await button(erin.page, copy("studio.toggles.edit.save")).click();
      await expect(erin.page.getByText(copy("studio.articles.saved.title"))).toBeVisible();
      await expectGoodStudioScreen(erin.page, { language, narrowest });
    });

    await test.step("a draft is not found", async () => {
      await found();
      await expect(link).toHaveCount(0);
    });

    const address = await erin.page
      .getByRole("link", { name: copy("studio.articles.saved.link"), exact: true })
      .getAttribute("href");

    await test.step("whoever wrote it submits it, somebody else approves it, and it is published", async () => {
      await publishChangeSet(erin, amir, address ?? "");
    });

    await test.step("a customer finds it by words of the Spanish text, and reads it", async () => {
      await found();
      await link.click();
      await expect(customer.getByRole("heading", { level: 1, name: words.es.title, exact: true })).toBeVisible();
      await expect(customer.getByRole("heading", { level: 2, name: "En casa", exact: true })).toBeVisible();
      const steps = customer.getByRole("list").filter({ hasText: "Tuérzalas." }).getByRole("listitem");
      await expect(steps).toHaveText(["Pele las dos puntas.", "Tuérzalas."]);
    });

    for (const each of [erin, amir]) await each.page.context().close();
    await spanish.close();
  },
);
