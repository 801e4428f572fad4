import { expect, test } from "../fixtures/test.ts";
import { discardOwnChangeSets, openStudio, textOf, withWords } from "../steps/translation.ts";

test.afterEach(({ page }) => discardOwnChangeSets(page));

/**
 * One valid translation and three faults: text that cannot be parsed, changed English source text, and an unknown key.
 */
function comesBack(xliff: string): string {
  const translated = withWords(xliff, "billing.close", "target", "Cierre esto");
  const broken = withWords(translated, "billing.tryAgain", "target", "Intente {otra vez");
  const otherEnglish = withWords(
    withWords(broken, "billing.loading", "source", "Something else"),
    "billing.loading",
    "target",
    "Otra cosa",
  );
  return otherEnglish.replace(
    "</body>",
    '<trans-unit id="billing.noSuchKey"><source>a</source><target>b</target></trans-unit></body>',
  );
}

test(
  "[COPY-03 partly] an import with three faults shows each with its place, and the valid translation can be applied",
  { tag: "@full" },
  async ({ page, copy, language, signIn, expectScreen, expectAccessiblePage }) => {
    await signIn("teresa", "/studio/import-export");
    await openStudio(page, language);
    await expectScreen(copy("studio.importExport.title"));

    const file = await test.step("the billing texts go out", async () => {
      await page.getByLabel(copy("studio.importExport.export.namespace"), { exact: true }).selectOption("billing");
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: copy("studio.importExport.export.download"), exact: true }).click();
      return coming;
    });
    expect(file.suggestedFilename()).toMatch(/^messages-billing-release-\d+\.xlf$/);

    await test.step("the file comes back and is looked at", async () => {
      await page.getByLabel(copy("studio.importExport.import.file")).setInputFiles({
        name: "back.xlf",
        mimeType: "application/xml",
        buffer: Buffer.from(comesBack(await textOf(file))),
      });
      await expect(page.getByLabel(copy("studio.importExport.format"), { exact: true })).toHaveValue("xliff12");
      await expect(page.getByLabel(copy("studio.importExport.import.name"), { exact: true })).toHaveValue(
        copy("studio.importExport.import.name.usual", { file: "back.xlf" }),
      );
      await page.getByRole("button", { name: copy("studio.importExport.import.check"), exact: true }).click();
      await expect(
        page.getByRole("heading", { name: copy("studio.importExport.report.title"), exact: true }),
      ).toBeFocused();
    });

    await test.step("each message says what would become of it", async () => {
      const row = (key: string) =>
        page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${key}`) }) });
      await expect(row("billing.close")).toContainText(copy("studio.importExport.outcome.taken"));
      await expect(row("billing.tryAgain")).toContainText(copy("studio.importExport.outcome.refused"));
      await expect(row("billing.tryAgain")).toContainText(
        copy("studio.finding.place", { language: copy("studio.importExport.report.language.es"), line: 1, column: 9 }),
      );
      await expect(row("billing.loading")).toContainText(copy("studio.importExport.outcome.sourceChanged"));
      await expect(row("billing.noSuchKey")).toContainText(copy("studio.importExport.outcome.unknownKey"));
      await expectAccessiblePage();
    });

    await test.step("what is right becomes a draft", async () => {
      await page.getByRole("button", { name: copy("studio.importExport.take", { count: 1 }), exact: true }).click();
      await expect(
        page.getByText(copy("studio.importExport.taken.title", { count: 1 }), { exact: true }),
      ).toBeVisible();
      await expect(
        page.getByRole("link", { name: copy("studio.importExport.taken.link"), exact: true }),
      ).toHaveAttribute("href", /^\/studio\/change-sets\/\d+$/);
      await expectAccessiblePage();
    });
  },
);

test(
  "[COPY-03 partly] the glossary can be searched",
  { tag: "@full" },
  async ({ page, copy, language, signIn, expectScreen, expectAccessiblePage }) => {
    await signIn("teresa", "/studio/glossary");
    await openStudio(page, language);
    await expectScreen(copy("studio.glossary.title"));
    await page.getByRole("searchbox").fill("extracto");
    await expect(page.getByRole("rowheader")).toHaveText(["statement"]);
    await page.getByRole("button", { name: `${copy("studio.glossary.change.short")} statement`, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessiblePage();
  },
);
