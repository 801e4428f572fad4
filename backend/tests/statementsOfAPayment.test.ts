import { Query } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

type Sent = { text: string; values?: unknown[] };
type Submit = (this: Sent, ...rest: unknown[]) => unknown;
const prototype = Query.prototype as unknown as { submit: Submit };

/**
 * Every SQL statement sent to PostgreSQL while a function runs. Counted where a statement is sent: a connection that the
 * tests before have used keeps the functions that it had then.
 */
async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { submit } = prototype;
  prototype.submit = function counted(...rest) {
    sent.push({ text: this.text, values: this.values ?? [] });
    return submit.apply(this, rest);
  };
  await work().finally(() => void (prototype.submit = submit));
  return sent;
}

/** By part: 6 the ticket, 1 the vault, 3 the call's session, user and rate limit, 15 the intent, 11 the settlement, 19 the response. */
const MOST = 55;
const MAX_IN_ANSWER = 19;

test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "a payment with a saved card, including ticket and security code, sends no more SQL statements than before, and its response reads nothing twice",
  async () => {
    const { username, savedCardId } = await newCustomer(backend, 50_000);
    const payer = await Payer.signIn(backend, username);
    const pay = async () => payer.pay(await payer.attempt(100, { method: await payer.savedCard(savedCardId) }));
    await pay();
    const sent = await statementsOf(pay);
    expect(sent.length).toBeLessThanOrEqual(MOST);
    const answer = sent.slice(sent.findLastIndex(({ text }) => text === "commit") + 1);
    expect(answer.length).toBeLessThanOrEqual(MAX_IN_ANSWER);
    const read = answer.map(({ text, values }) => JSON.stringify([text, values]));
    expect(read.filter((statement, index) => read.indexOf(statement) !== index)).toEqual([]);
    expect(answer.filter(({ text }) => text.includes("ledger_accounts"))).toHaveLength(1);
  },
);
