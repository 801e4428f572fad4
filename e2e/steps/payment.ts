import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";

/** The values typed into the vault's iframe. */
export type Card = { name: string; number: string; expiry: string; code: string; zip: string };

/** A card of docs/test-cards.md with valid values in the other fields. */
export const card = (number: string, code = "123"): Card => ({
  name: "Ana Prueba",
  number,
  expiry: "1231",
  code,
  zip: "10001",
});

export const cards = {
  approved: card("4242424242424242"),
  mastercard: card("5555555555554444"),
  declined: card("4000000000011009"),
  notEnoughFunds: card("4000000000012007"),
  codeMismatch: card("4000000000013005"),
  pendingThenApproved: card("4000000000014003"),
  pendingThenDeclined: card("4000000000015000"),
  neverAnswered: card("4000000000016008"),
  chargedAnswerLost: card("4000000000017006"),
  failsBeforeCharging: card("4000000000018004"),
};

const nextPaint = (element: Locator) =>
  element.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * A control below the vault's iframe, scrolled into view. The browser updates the position of a cross-process iframe
 * with the next frame; a click before that would hit the iframe's old position.
 */
async function belowIframe(control: Locator): Promise<Locator> {
  let before = "";
  await expect(async () => {
    await control.scrollIntoViewIfNeeded();
    await nextPaint(control);
    const now = JSON.stringify(await control.boundingBox());
    const isStable = now === before;
    before = now;
    expect(isStable, "the control stands still").toBe(true);
  }).toPass({ intervals: [100] });
  return control;
}

export const clickBelowIframe = async (button: Locator): Promise<void> => (await belowIframe(button)).click();

/** Selects an option below the one that has the vault's iframe. */
export const checkBelowIframe = async (option: Locator): Promise<void> => (await belowIframe(option)).check();

/** The actions of a customer in a one-time payment. */
export class Payment {
  readonly page: Page;
  readonly copy: Copy;

  constructor(page: Page, copy: Copy) {
    this.page = page;
    this.copy = copy;
  }

  /** The vault's page inside the method step. */
  get vault(): FrameLocator {
    return this.page.frameLocator("iframe");
  }

  get continueButton(): Locator {
    return this.page.getByRole("button", { name: this.copy("billing.payOnce.continue"), exact: true });
  }

  get terms(): Locator {
    return this.page.getByRole("checkbox", { name: this.copy("billing.payOnce.review.terms"), exact: true });
  }

  /** The Pay button; its label contains the amount. */
  payButton(cents: number): Locator {
    return this.page.getByRole("button", {
      name: this.copy("billing.payOnce.review.submit", { amount: cents }),
      exact: true,
    });
  }

  async open(): Promise<void> {
    await this.page.goto("/billing/pay-bill");
    await this.#expectHeading(this.copy("billing.payOnce.amount.title"));
  }

  /** Presses Continue. */
  async goToNextStep(): Promise<void> {
    await clickBelowIframe(this.continueButton);
  }

  async continue(next: string): Promise<void> {
    await this.goToNextStep();
    await this.#expectHeading(next);
  }

  /** Step 1 with the amount due, or with another amount ("12.34"). */
  async amount(typed?: string): Promise<void> {
    if (typed !== undefined) await this.typeAmount(typed);
    await this.continue(this.copy("billing.payOnce.method.title"));
  }

  async typeAmount(typed: string): Promise<void> {
    await expect(this.continueButton).toBeVisible();
    const other = this.page.getByRole("radio", { name: this.copy("billing.payOnce.amount.other"), exact: true });
    if (await other.isVisible()) await other.check();
    await this.page.getByLabel(this.copy("billing.payOnce.amount.otherLabel"), { exact: true }).fill(typed);
  }

  /** Step 2 up to the form of a new card. */
  async chooseNewCard(): Promise<void> {
    await checkBelowIframe(
      this.page.getByRole("radio", { name: this.copy("billing.payOnce.method.new"), exact: true }),
    );
    await expect(this.field("vault.cardNumber")).toBeVisible();
  }

  /** The security code of a saved card. */
  codeOf(lastFour: string): Locator {
    return this.vault.getByLabel(this.copy("vault.securityCodeOf", { lastFour }), { exact: true });
  }

  field(label: "vault.cardName" | "vault.cardNumber" | "vault.expiry" | "vault.securityCode" | "vault.zip"): Locator {
    return this.vault.getByLabel(this.copy(label), { exact: true });
  }

  /** A field of a bank account. */
  bankField(label: "vault.accountHolder" | "vault.routingNumber" | "vault.accountNumber"): Locator {
    return this.vault.getByLabel(this.copy(label), { exact: true });
  }

  async typeCard({ name, number, expiry, code, zip }: Card): Promise<void> {
    await this.field("vault.cardName").fill(name);
    await this.field("vault.cardNumber").fill(number);
    await this.field("vault.expiry").fill(expiry);
    await this.field("vault.securityCode").fill(code);
    await this.field("vault.zip").fill(zip);
  }

  /** Steps 2 and 3, up to review. */
  async withNewCard(typed: Card): Promise<void> {
    await this.chooseNewCard();
    await this.typeCard(typed);
    await this.continue(this.copy("billing.payOnce.date.title"));
    await this.continue(this.copy("billing.payOnce.review.title"));
  }

  /** Step 4: accepts the terms and presses Pay. */
  async pay(cents: number): Promise<void> {
    await this.terms.check();
    await this.payButton(cents).click();
  }

  /** All steps from the first to pressing Pay. */
  async make(cents: number, typed: Card): Promise<void> {
    await this.open();
    await this.amount((cents / 100).toFixed(2));
    await this.withNewCard(typed);
    await this.pay(cents);
  }

  async #expectHeading(heading: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
  }
}
