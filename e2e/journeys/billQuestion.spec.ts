import { expect, test } from "../fixtures/test.ts";
import { openPageAs } from "../steps/signedInPage.ts";

test(
  "[B24] a customer asks about a charge on the bill, customer service answers, and the notification leads to the answer",
  { tag: "@full" },
  async ({
    page,
    copy,
    language,
    narrowest,
    viewport,
    browser,
    server,
    signIn,
    expectScreen,
    expectAccessiblePage,
  }) => {
    await signIn("dana", "/billing/view-statements?account=8347201180");
    await page.getByRole("main").locator("tbody tr, [data-row]").first().getByRole("link").click();
    await expect(page.getByRole("heading", { name: copy("statements.chargesTitle"), exact: false })).toBeVisible();
    await expectAccessiblePage();
    const line = copy("statements.line", { code: "VOICE_LINES", quantity: 4 });
    await page.getByRole("link", { name: new RegExp(`${copy("statements.question.ask")}.*${line}`) }).click();
    await expectScreen(copy("statements.question.title"));
    const words = "We have three telephones. Why are there four lines?";
    await page.getByLabel(copy("statements.question.text"), { exact: true }).fill(words);
    await page.getByRole("button", { name: copy("statements.question.send"), exact: true }).click();
    await expect(page.getByText(copy("statements.question.sent"))).toBeVisible();
    await expectAccessiblePage();

    const gina = await openPageAs(browser, server.port, "gina", { copy, language, narrowest, viewport });
    await gina.page.goto(page.url());
    await expect(gina.page.getByText(words)).toBeVisible();
    await gina.page
      .getByLabel(copy("statements.question.answer"), { exact: true })
      .fill("The fourth line is your fax machine.");
    await gina.page.getByRole("button", { name: copy("statements.question.sendAnswer"), exact: true }).click();
    await expect(gina.page.getByText(copy("statements.question.answerSent"))).toBeVisible();
    await gina.page.context().close();

    await page.goto("/notifications");
    await page
      .getByRole("main")
      .getByRole("link", { name: copy("messages.billQuestion.subject") })
      .first()
      .click();
    await expect(page.getByText("The fourth line is your fax machine.")).toBeVisible();
  },
);
