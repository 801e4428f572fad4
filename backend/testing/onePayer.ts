import { afterAll, beforeAll } from "vitest";
import { newPayer } from "./newCustomer.ts";
import { openBackend, type TestBackend } from "./openBackend.ts";
import type { Payer } from "./payer.ts";

/** A test file's backend with one signed-in customer who owes the given cents, shared by all its tests. */
export function onePayer(amountDue: number): { backend: TestBackend; payer: Payer } {
  const held = {} as { backend: TestBackend; payer: Payer };
  beforeAll(async () => {
    held.backend = await openBackend();
    held.payer = await newPayer(held.backend, amountDue);
  });
  afterAll(() => held.backend.close());
  return held;
}
