import type { PGlite } from "@electric-sql/pglite";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { businessJobs, deleteExpired } from "../src/jobs.ts";
import { newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer, payMutation } from "../testing/payer.ts";
import { TestClient } from "../testing/testClient.ts";

/** A recorded SQL statement with its parameters. */
type Asked = { text: string; values: unknown[] };
type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Plan[];
};

let backend: TestBackend;
const asked = new Map<string, Asked>();
beforeAll(async () => {
  backend = await openBackend({ config: { mail: { url: "smtp://127.0.0.1:1", from: "a@example.com" } } });
  listen();
});
afterAll(() => backend.close());

/** Records every statement, including those in transactions. */
function listen(): void {
  const client = Reflect.get(backend.database, "$client") as {
    query: (...args: unknown[]) => unknown;
    connect?: () => Promise<object>;
    transaction?: unknown;
  };
  const watch = (target: { query: (...args: unknown[]) => unknown }) => {
    const own = target.query.bind(target);
    target.query = (...args) => {
      const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown];
      const text = typeof first === "string" ? first : first.text;
      const values = (Array.isArray(second) ? second : typeof first === "object" ? first.values : undefined) ?? [];
      asked.set(text, { text, values });
      return own(...args);
    };
  };
  watch(client);
  const { connect, transaction } = client;
  if (transaction) return watchTransactions(client as PGlite, watch);
  if (!connect) return;
  const watched = new WeakSet();
  client.connect = async (...args: []) => {
    const held = await (connect as (...args: unknown[]) => Promise<{ query: (...args: unknown[]) => unknown }>).apply(
      client,
      args,
    );
    if (held && !watched.has(held)) {
      watched.add(held);
      watch(held);
    }
    return held;
  };
}

/** The embedded database runs a transaction's statements on a handle of their own. */
function watchTransactions(engine: PGlite, watch: (target: { query: (...args: unknown[]) => unknown }) => void): void {
  const own = engine.transaction.bind(engine);
  engine.transaction = (run) =>
    own((tx) => {
      const handle = Object.assign(Object.create(tx) as typeof tx, { query: tx.query.bind(tx) });
      watch(handle as never);
      return run(handle);
    });
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Tables whose size does not grow with customers or time. */
const small = /^(settings|levies|list_prices|content_\w+|communities)$/;

async function plan({ text, values }: Asked): Promise<Plan> {
  let bound: SQL = sql.raw("");
  text
    .split(/\$(\d+)/)
    .forEach(
      (piece, index) =>
        void (bound =
          index % 2 === 0 ? sql`${bound}${sql.raw(piece)}` : sql`${bound}${sql.param(values[Number(piece) - 1])}`),
    );
  const { rows } = await backend.database.transaction(async (tx) => {
    // With few rows the planner prefers sequential scans and full index joins, so they are disabled: the test checks
    // that another plan exists.
    for (const way of ["seqscan", "mergejoin", "hashjoin", "material"])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    return tx.execute<{ "QUERY PLAN": { Plan: Plan }[] }>(sql`explain (format json) ${bound}`);
  });
  return rows[0]!["QUERY PLAN"][0]!.Plan;
}

/** Full scans that the planner chooses although alternatives are allowed. */
async function errorsOf(statement: Asked, partial: ReadonlySet<string>): Promise<string[]> {
  const nodes = nodesOf(await plan(statement));
  return nodes.flatMap((node) => {
    const table = node["Relation Name"] ?? "";
    if (small.test(table)) return [];
    if (node["Node Type"] === "Seq Scan") return [`${table} is read as a whole: ${statement.text}`];
    const whole =
      /^Index (Only )?Scan$/.test(node["Node Type"]) &&
      node["Index Cond"] === undefined &&
      !partial.has(node["Index Name"] ?? "");
    return whole ? [`${table} is read through all of ${node["Index Name"]}: ${statement.text}`] : [];
  });
}

async function answerOf(payer: Payer): Promise<unknown> {
  const response = await payer.graphResponse(payMutation, { input: await payer.attempt(1_000) });
  const { data } = (await response.json()) as { data?: { createInstantPaymentV2: { payment?: { state: string } } } };
  return data?.createInstantPaymentV2.payment?.state;
}

test("no statement of a job or request scans a growing table", { tags: "full" }, async () => {
  const payer = await newPayer(backend, 10_000);
  expect(await answerOf(payer)).toBe("SUBMITTED");
  const dana = await Payer.signIn(backend, "dana");
  await dana.graph(
    "query Q($id: ID!) { billing(accountId: $id) { amountDue autoPay { enabled } payments { nodes { id acceptedTerms { key } } } statements(first: 3) { nodes { id lines { code } callDetails } } } }",
    { id: dana.accountId },
  );
  const ofThreeAccounts = await (await TestClient.signedIn(backend, "petra")).get("/api/pub/account/v1/accounts");
  expect(((await ofThreeAccounts.json()) as { accounts: object[] }).accounts).toHaveLength(3);
  // From here on the clock's changes are announced.
  await backend.announceSuspensions();
  await backend.announceOutages();
  backend.clock.advance(40 * 86_400);
  const dueJobs = Object.values(businessJobs).map((job) => () => job(backend.deps, () => undefined));
  for (const job of [backend.reconcile, ...dueJobs, backend.sendMessages, () => deleteExpired(backend.deps)])
    await job();
  const { rows } = await backend.database.execute<{ name: string }>(
    sql.raw("select indexrelid::regclass::text as name from pg_index where indpred is not null"),
  );
  const partial = new Set(rows.map(({ name }) => name));
  const statements = [...asked.values()].filter(
    ({ text }) =>
      /^\s*(select|update|delete|with)\b/i.test(text) && !/pg_advisory|pg_index|set_config|pg_notify/.test(text),
  );
  expect(statements.length).toBeGreaterThan(60);
  const errors: string[] = [];
  for (const statement of statements) errors.push(...(await errorsOf(statement, partial)));
  expect(errors).toEqual([]);
});
