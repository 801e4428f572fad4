import type { Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { cards, Payment, type Card } from "./payment.ts";

/** Signs in on the community site and fills in a payment of this many cents, up to its review. */
export async function review(
  page: Page,
  copy: Copy,
  signIn: (username: string, target: string) => Promise<void>,
  cents: number,
  card: Card = cards.approved,
): Promise<Payment> {
  const payment = new Payment(page, copy);
  await signIn("alex", "/billing/pay-bill");
  await payment.amount((cents / 100).toFixed(2));
  await payment.withNewCard(card);
  return payment;
}
