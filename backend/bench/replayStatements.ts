import { readFileSync } from "node:fs";
import { Client } from "pg";
import type { BenchBackend } from "./benchBackend.ts";

interface Statement {
  connection: number;
  text: string;
  values: unknown[];
}

/** A single statement, or all from "begin" to the end of the transaction. */
type Segment = Statement[];

/** Payments per payer that are recorded and replayed. */
const PAYMENTS = 30;

/** The recorded statements: setup, and each payer's payments. */
export interface Recording {
  before: Segment[];
  payers: Segment[][];
}

const begins = ({ text }: Statement) => /^begin/i.test(text);
const ends = ({ text }: Statement) => /^(?:commit|rollback)(?! to)/i.test(text);

/** Groups statements by transaction, in the order in which transactions ended, because connections are concurrent. */
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
 * Makes each payer pay in turn, and reads the SQL statements that the backend sent.
 * @param file written by `recordStatements.ts`
 * @throws Error when a payment is not taken
 */
export async function record({ payers }: BenchBackend, file: string): Promise<Recording> {
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
 * Replays the statements over bare connections, one per payer, on a copy of the database: the upper bound of what the
 * database can do.
 * @returns payments per second
 * @throws Error when a statement fails that succeeded before
 */
export async function playAgain({ before, payers }: Recording, url: string): Promise<number> {
  await connected(url, (client) => play(client, before));
  const started = performance.now();
  await Promise.all(payers.map((segments) => connected(url, (client) => play(client, segments))));
  return (payers.length * PAYMENTS * 1000) / (performance.now() - started);
}

/** SQL statements per payment, including begin and commit. */
export const statementsEach = ({ payers }: Recording): number =>
  Math.round(payers.flat(2).length / (payers.length * PAYMENTS));
