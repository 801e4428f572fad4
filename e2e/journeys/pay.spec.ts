import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Language } from "@portico/message/tree";
import { copyIn, dollars } from "../fixtures/copy.ts";
import { onEmbedded } from "../fixtures/data.ts";
import { expectTaggedPdf } from "../fixtures/pdf.ts";
import { expect, test } from "../fixtures/test.ts";
import { cards, Payment } from "../steps/payment.ts";
import { switchLanguage } from "../steps/shell.ts";

test.use(onEmbedded);

const payers = { en: { username: "dana", owes: 24_817 }, es: { username: "lucia", owes: 12_950 } };
const other = { en: "es", es: "en" } as const satisfies Record<Language, Language>;

/** URLs of the requests that contain this text, from now on. */
function requestsWith(page: Page, text: string): string[] {
  const urls: string[] = [];
  page.on(
    "request",
    (request) => (request.url() + (request.postData() ?? "")).includes(text) && urls.push(request.url()),
  );
  return urls;
}

test(
  "[PAY-01] [PAY-16 partly] [WALL-07 partly] [COPY-01] [COPY-07] [DSYS-04 partly] a bill is paid in four steps, in two languages, and stays paid after a server restart",
  { tag: "@phone" },
  async ({ page, server, copy, language, signIn, expectScreen, expectNavigationTo, faults }) => {
    test.slow();
    const { username, owes } = payers[language];
    const payment = new Payment(page, copy);
    const cardWentTo = requestsWith(page, cards.approved.number);

    await test.step("the summary says what is owed and leads to paying it", async () => {
      await signIn(username);
      await expect(
        page
          .getByRole("region")
          .filter({ hasText: dollars(owes) })
          .first(),
      ).toBeVisible();
      await page.getByRole("link", { name: copy("summary.pay", { amount: owes }), exact: true }).click();
      await expectNavigationTo(copy("billing.payOnce.amount.title"));
    });

    await test.step("the method step takes a new card in the vault's frame", async () => {
      await payment.goToNextStep();
      await expectNavigationTo(copy("billing.payOnce.method.title"));
      await payment.chooseNewCard();
      await expectScreen(copy("billing.payOnce.method.title"));
      await payment.typeCard(cards.approved);
    });

    await test.step("changing the language keeps the step and what was typed, inside the frame too", async () => {
      const inOther = copyIn(other[language]);
      await switchLanguage(page, other[language]);
      await expect(payment.vault.getByLabel(inOther("vault.cardName"), { exact: true })).toHaveValue(
        cards.approved.name,
      );
      await expectScreen(inOther("billing.payOnce.method.title"), other[language]);
      await expect(payment.vault.getByLabel(inOther("vault.cardNumber"), { exact: true })).toHaveValue(
        /4242 4242 4242 4242/,
      );
      await expect(payment.vault.getByLabel(inOther("vault.zip"), { exact: true })).toHaveValue(cards.approved.zip);
      await switchLanguage(page, language);
      await expect(payment.field("vault.securityCode")).toHaveValue(cards.approved.code);
    });

    await test.step("date and review come with everything that was filled in", async () => {
      await payment.goToNextStep();
      await expectNavigationTo(copy("billing.payOnce.date.title"));
      await payment.goToNextStep();
      await expectNavigationTo(copy("billing.payOnce.review.title"));
      await expect(page.getByRole("main")).toContainText(dollars(owes));
      await expect(page.getByRole("main")).toContainText("4242");
    });

    await test.step("the card went to the vault alone, and is nowhere else", async () => {
      expect(cardWentTo).toEqual([`http://vault.localhost:${server.vaultPort}/api/pub/pciedge/pci/v1/payments`]);
      expect(
        await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])),
      ).not.toContain(cards.approved.number);
      expect(readFileSync(server.logPath, "utf8")).not.toContain(cards.approved.number);
    });

    const confirmation = await test.step("paying leads to the payment's own page", async () => {
      await payment.pay(owes);
      await expectNavigationTo(copy("billing.outcome.title.charged"));
      await expect(page.getByRole("heading", { name: copy("billing.outcome.charged"), exact: true })).toBeVisible();
      return (
        (
          await page
            .getByRole("definition")
            .filter({ hasText: /^[2-9A-Z]{5}-[2-9A-Z]{5}/ })
            .innerText()
        ).split("\n")[0] ?? ""
      );
    });

    await test.step("the receipt is a page and a tagged PDF in the customer's language", async () => {
      await page.getByRole("link", { name: copy("billing.outcome.receipt"), exact: true }).click();
      await expectNavigationTo(copy("billing.receipt.title"));
      await expect(page.getByRole("main")).toContainText(confirmation);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: copy("billing.receipt.download"), exact: true }).click();
      expect((await download).suggestedFilename()).toBe(copy("billing.receipt.fileName", { number: confirmation }));
      await expectTaggedPdf(await download, language);
    });

    await test.step("the payment is in the history, and still is when the server was ended and started again", async () => {
      // The page keeps sending telemetry to a server that is stopping, stopped, or starting.
      faults.allow(
        /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_NETWORK|503 \(Service Unavailable\).*telemetry/,
      );
      expect(await server.end()).toBe(0);
      await server.start();
      await page.goto("/billing/payment-history");
      await expectScreen(copy("billing.history.title"));
      const newest = page.getByRole("main").locator("tbody tr, [data-row]").first();
      await expect(newest).toContainText(dollars(owes));
      await expect(newest).toContainText("4242");
      await newest.getByRole("link").click();
      await expectNavigationTo(copy("billing.outcome.title.charged"));
      await expect(page.getByRole("main")).toContainText(confirmation);
    });

    await test.step("the summary owes nothing any more", async () => {
      await page.goto("/account-summary");
      await expect(page.getByText(copy("summary.due.nothing"), { exact: true })).toBeVisible();
    });
  },
);
