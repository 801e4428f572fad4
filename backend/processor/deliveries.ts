import { signWebhook, webhookHeader } from "../src/modules/payments/processor/processorSignature.ts";
import type { Book } from "./book.ts";
import type { Webhook } from "./settings.ts";

const RETRY_MILLISECONDS = 5_000;
const TIMEOUT_MILLISECONDS = 4_000;

/**
 * Delivers webhook events in order, with retries: at least once, also after a restart.
 * @returns a function that stops it
 */
export function startDeliveries(
  book: Book,
  { url, key }: Webhook,
  bringAbout: () => void,
  intervalMilliseconds = 1_000,
): () => void {
  const retryFrom = new Map<string, number>();
  let busy = false;

  async function deliver(id: string, body: string): Promise<void> {
    const headers = { "content-type": "application/json", [webhookHeader]: signWebhook(body, key, Date.now()) };
    const taken = await fetch(url, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (taken) book.write({ at: new Date().toISOString(), kind: "delivered", id });
    else retryFrom.set(id, Date.now() + RETRY_MILLISECONDS);
  }

  async function round(): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      bringAbout();
      const due = book.undelivered().filter(({ id }) => (retryFrom.get(id) ?? 0) <= Date.now());
      for (const event of due) await deliver(event.id, JSON.stringify(event));
    } finally {
      busy = false;
    }
  }

  const timer = setInterval(() => void round(), intervalMilliseconds);
  return () => clearInterval(timer);
}
