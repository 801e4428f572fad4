import type { Frame } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";
import { card, Payment } from "../steps/payment.ts";

test(
  "[PAY-14] [PAY-08] [PAY-13 partly] card errors are shown at their fields, and the brand appears while typing",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    const payment = new Payment(page, copy);
    await signIn("morgan", "/billing/pay-bill");
    await payment.amount();
    await payment.chooseNewCard();
    const saysOf = (field: Parameters<Payment["field"]>[0], message: string) =>
      expect(payment.field(field)).toHaveAccessibleDescription(new RegExp(message.replace(/[.?]/g, "\\$&")));

    await test.step("the form wears what the page around it wears", async () => {
      const worn = (frame: Frame) =>
        frame.evaluate(() => {
          const ink = getComputedStyle(document.documentElement).getPropertyValue("--p-ink");
          return { font: getComputedStyle(document.body).fontFamily, ink };
        });
      const around = await worn(page.mainFrame());
      expect(around.ink).not.toBe("");
      await expect.poll(() => Promise.all(page.frames().map(worn))).toEqual([around, around]);
    });

    await test.step("nothing typed", async () => {
      await payment.goToNextStep();
      await saysOf("vault.cardName", copy("vault.error.cardName.missing"));
      await saysOf("vault.zip", copy("vault.error.zip.missing"));
      await expect(payment.field("vault.cardName")).toBeFocused();
      await expectScreen(copy("billing.payOnce.method.title"));
    });

    await test.step("a number that is not one, an expired date, a short code, a short ZIP", async () => {
      await payment.typeCard({ ...card("4242424242424241", "12"), expiry: "0120", zip: "1234" });
      await payment.goToNextStep();
      await saysOf("vault.cardNumber", copy("vault.error.cardNumber.invalid"));
      await saysOf("vault.expiry", copy("vault.error.expiry.expired"));
      await saysOf("vault.securityCode", copy("vault.error.securityCode.invalid", { length: "back" }));
      await saysOf("vault.zip", copy("vault.error.zip.invalid"));
    });

    await test.step("American Express has four digits on the front", async () => {
      await payment.typeCard({ ...card("378282246310005", "123"), expiry: "1249" });
      await expect(
        payment.vault.getByText(copy("vault.brand", { brand: "amex" }), { exact: true }).first(),
      ).toBeVisible();
      await payment.goToNextStep();
      await saysOf("vault.securityCode", copy("vault.error.securityCode.invalid", { length: "front" }));
      await saysOf("vault.expiry", copy("vault.error.expiry.tooFarAhead"));
      await expectScreen(copy("billing.payOnce.method.title"));
    });
  },
);
