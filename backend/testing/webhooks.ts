import type { TestBackend } from "./types.ts";

/** A webhook event as it arrives: the body's bytes and the signature header. */
export interface SignedCallback {
  body: string;
  header: string;
}

/**
 * Delivers a webhook event to the same endpoint as the processor.
 * @returns the status
 */
export async function deliver(backend: TestBackend, { body, header }: SignedCallback): Promise<number> {
  const headers = { "content-type": "application/json", "x-portico-webhook-signature": header, host: "localhost" };
  return (await backend.app.inject({ method: "POST", url: "/api/pub/paymentedge/v1/webhooks", headers, payload: body }))
    .statusCode;
}

/** Every webhook event that the processor would send now. */
export const callbacks = (backend: TestBackend): SignedCallback[] =>
  backend.processor.webhooks(backend.securityClock.now().getTime());

/** Events already delivered, by backend, so that several accounts of one backend do not deliver all of them again. */
const delivered = new WeakMap<TestBackend, Set<string>>();

/** Applies the processor's later events now, and delivers every new webhook event. */
export async function laterOn(backend: TestBackend): Promise<void> {
  // The next millisecond is after everything that was done in this one.
  await new Promise((resolve) => setTimeout(resolve, 2));
  backend.processor.settlePending();
  const before = delivered.get(backend) ?? new Set();
  delivered.set(backend, before);
  for (const callback of callbacks(backend).filter(({ body }) => !before.has(body))) {
    const status = await deliver(backend, callback);
    if (status !== 202) throw new Error(`a callback was answered ${status}`);
    before.add(callback.body);
  }
}
