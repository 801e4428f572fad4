import { afterAll, beforeAll } from "vitest";
import { newPayer } from "./newCustomer.ts";
import { openBackend, type TestBackend } from "./openBackend.ts";
import type { Payer } from "./payer.ts";

/** The backend of a test file and one customer, signed in, who owes so many cents: there from the first test to the last. */
export function onePayer(amountDue: number): { backend: TestBackend; payer: Payer } {
  const held = {} as { backend: TestBackend; payer: Payer };
  beforeAll(async () => {
    held.backend = await openBackend();
    held.payer = await newPayer(held.backend, amountDue);
  });
  afterAll(() => held.backend.close());
  return held;
}
