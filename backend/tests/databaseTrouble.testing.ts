import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { DatabaseTrouble } from "../testing/databaseTrouble.ts";
import { newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { type Payer, payMutation } from "../testing/payer.ts";

/** The browser's view of a response: the payment, or that it should retry. */
async function answered(response: Response): Promise<string> {
  const body = (await response.json()) as {
    code?: string;
    data?: { createInstantPaymentV2: { payment?: { state: string }; code?: string } } | null;
    errors?: { extensions: { code: string } }[];
  };
  const outcome = body.data?.createInstantPaymentV2;
  return body.code ?? body.errors?.[0]?.extensions.code ?? outcome?.payment?.state ?? outcome?.code ?? "nothing";
}

/**
 * Fails each statement of a payment in turn with this code of PostgreSQL, and retries as the portal does. The usual run
 * fails every fifth.
 */
export function paymentTroubleTests(what: string, code: string): void {
  const step = process.env["TEST_FULL"] === "1" ? 1 : 5;
  describe(`[R9] ${what}`, () => {
    let backend: TestBackend;
    let payer: Payer;
    let trouble: DatabaseTrouble;
    beforeAll(async () => {
      backend = await openBackend();
      trouble = backend.trouble();
    });
    // Time passes while customers retry; a session that is idle for so long would end.
    beforeEach(async () => void (payer = await newPayer(backend, 500_000)));
    afterAll(() => backend.close());

    const charges = () => backend.processor.charged().length;

    /** Retries as the portal does: the same attempt, until its outcome is known. */
    async function askAgain(input: object): Promise<string> {
      backend.securityClock.advance(15);
      await backend.reconcile();
      return answered(await payer.graphResponse(payMutation, { input }));
    }

    test(
      "a database error at any statement of a payment returns a retryable error, and retrying pays once",
      { timeout: 120_000 },
      async () => {
        let failed = 0;
        for (let statement = 1; ; statement += step) {
          if (failed % 40 === 39) payer = await newPayer(backend, 500_000);
          const input = await payer.attempt(100);
          const [taken, due] = [charges(), await payer.amountDue()];
          trouble.failFrom(statement, code);
          const first = await answered(await payer.graphResponse(payMutation, { input }));
          const reached = trouble.end();
          // Statements after the outcome may fail without an error for the customer.
          expect(["TEMPORARILY_UNAVAILABLE", ...(reached ? [] : ["SUBMITTED"])], `statement ${statement}`).toContain(
            first,
          );
          expect(await askAgain(input), `after statement ${statement}`).toBe("SUBMITTED");
          expect([charges() - taken, due - (await payer.amountDue())], `after statement ${statement}`).toEqual([
            1, 100,
          ]);
          if (!reached) break;
          failed += 1;
        }
        expect(failed * step).toBeGreaterThan(30);
      },
    );
  });
}
