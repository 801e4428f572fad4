import type { TestBackend } from "./types.ts";

/** A callback as it arrives: the body's bytes and the header with its signature. */
export interface SignedCallback { body: string; header: string }

/** Delivers a callback over the same door as the processor. @returns the status */
export async function deliver(backend: TestBackend, { body, header }: SignedCallback): Promise<number> {
  const headers = { "content-type": "application/json", "x-portico-webhook-signature": header, host: "localhost" };
  return (await backend.app.inject({ method: "POST", url: "/api/pub/paymentedge/v1/webhooks", headers, payload: body })).statusCode;
}

/** Every callback that the processor would send now. */
export const callbacks = (backend: TestBackend): SignedCallback[] => backend.processor.webhooks(backend.securityClock.now().getTime());

/** Lets what the processor does later happen now, and delivers every callback about it. */
export async function laterOn(backend: TestBackend): Promise<void> {
  // What was done in this millisecond counts as having waited in the next one.
  await new Promise((resolve) => setTimeout(resolve, 2));
  backend.processor.settlePending();
  for (const callback of callbacks(backend)) {
    const status = await deliver(backend, callback);
    if (status !== 202) throw new Error(`a callback was answered ${status}`);
  }
}
