import { readFileSync } from "node:fs";
import { Client } from "pg";
import type { Door } from "./door.ts";

interface Statement { connection: number; text: string; values: unknown[] }

/** What belongs together: a statement by itself, or all from "begin" to its end. */
type Segment = Statement[];

/** So many payments of each payer are written down, and played again. */
const PAYMENTS = 30;

/** What was written down of setting up, and of each payer's payments. */
export interface Recording { before: Segment[]; payers: Segment[][] }

const begins = ({ text }: Statement) => /^begin/i.test(text);
const ends = ({ text }: Statement) => /^(?:commit|rollback)(?! to)/i.test(text);

/** Connections work side by side; what one of them does in a transaction is kept together, in the order in which transactions ended. */
function segmentsOf(statements: readonly Statement[]): Segment[] {
  const open = new Map<number, Segment>();
  const segments: Segment[] = [];
  for (const statement of statements) {
    const running = open.get(statement.connection);
    if (running) running.push(statement);
    else if (begins(statement)) open.set(statement.connection, [statement]);
    else segments.push([statement]);
    if (!running || !ends(statement)) continue;
    segments.push(running);
    open.delete(statement.connection);
  }
  return segments;
}

/**
 * Has each payer of a door pay, one after the other, and reads what the backend sent to the database meanwhile.
 * @param file what `recordStatements.ts` writes
 * @throws Error when a payment is not taken
 */
export async function record({ payers }: Door, file: string): Promise<Recording> {
  const lines = () => readFileSync(file, "utf8").split("\n").slice(0, -1);
  const marks = [lines().length];
  for (const { payer, savedCardId } of payers) {
    for (let paid = 0; paid < PAYMENTS; paid += 1) {
      const { payment } = await payer.pay(await payer.attempt(100, { method: await payer.savedCard(savedCardId) }));
      if (payment?.state !== "SUBMITTED") throw new Error("a payment of the bench was not taken");
    }
    marks.push(lines().length);
  }
  const statements = lines().map((line) => JSON.parse(line) as Statement);
  const between = marks.map((mark, index) => segmentsOf(statements.slice(index === 0 ? 0 : marks[index - 1], mark)));
  return { before: between[0] ?? [], payers: between.slice(1) };
}

async function play(client: Client, segments: readonly Segment[]): Promise<void> {
  for (const { text, values } of segments.flat()) await client.query(text, values);
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/**
 * The same statements over bare connections, one for each payer, on a copy of the database from before: what the database can do of this work.
 * @returns payments a second
 * @throws Error when a statement fails that did not before
 */
export async function playAgain({ before, payers }: Recording, url: string): Promise<number> {
  await connected(url, (client) => play(client, before));
  const started = performance.now();
  await Promise.all(payers.map((segments) => connected(url, (client) => play(client, segments))));
  return (payers.length * PAYMENTS * 1000) / (performance.now() - started);
}

/** Statements of one payment, begins and commits counted. */
export const statementsEach = ({ payers }: Recording): number => Math.round(payers.flat(2).length / (payers.length * PAYMENTS));
