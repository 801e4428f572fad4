import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

type Query = (this: Client, config: string | { text: string }, ...rest: unknown[]) => unknown;
const prototype = Client.prototype as unknown as { query: Query };

/** Every SQL statement sent to PostgreSQL while a function runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = prototype;
  prototype.query = function counted(config, ...rest) {
    sent.push(typeof config === "string" ? config : config.text);
    return query.call(this, config, ...rest);
  };
  await work().finally(() => void (prototype.query = query));
  return sent;
}

/** By part: 6 the ticket, 1 the vault, 3 the call's session, user and rate limit, 15 the intent, 11 the settlement, 17 the response. */
const MOST = 53;
const MOST_IN_ANSWER = 17;

test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "a payment with a saved card, including ticket and security code, sends no more SQL statements than before, and its response reads nothing twice",
  async () => {
    const { username, savedCardId } = await newCustomer(backend, 50_000);
    const payer = await Payer.signIn(backend, username);
    const pay = async () => payer.pay(await payer.attempt(100, { method: await payer.savedCard(savedCardId) }));
    await pay();
    const sent = await statementsOf(pay);
    expect(sent.length).toBeLessThanOrEqual(MOST);
    const answer = sent.slice(sent.lastIndexOf("commit") + 1);
    expect(answer.length).toBeLessThanOrEqual(MOST_IN_ANSWER);
    expect(answer.filter((text) => text.includes("ledger_accounts"))).toHaveLength(1);
  },
);
