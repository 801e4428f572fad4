import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Kind, getVariableValues, parse, type DocumentNode, type OperationDefinitionNode } from "graphql";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../testing/openBackend.ts";
import { Payer } from "../../testing/payer.ts";
import { consume } from "../modules/rate-limits/rateLimits.ts";
import { costOf, maxCost } from "./graph.cost.ts";
import { graphSchema } from "./graph.schema.ts";

const portal = join(import.meta.dirname, "../../../portal/src");
const schema = graphSchema();
const operationsIn = ({ definitions }: DocumentNode) =>
  definitions.filter((part): part is OperationDefinitionNode => part.kind === Kind.OPERATION_DEFINITION);

/** The cost of each portal operation with the longest lists that its screens request. */
function costsOfPortal(): [name: string, cost: number][] {
  const paths = readdirSync(portal, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".graph.graphql"),
  );
  const document = parse(paths.map((path) => readFileSync(join(portal, path), "utf8")).join("\n"));
  const coerced = { first: 24 };
  return operationsIn(document).map((operation) => [
    operation.name?.value ?? "",
    costOf(schema, document, operation, { sources: {}, coerced } as unknown as Parameters<typeof costOf>[3]),
  ]);
}

function cost(query: string): number {
  const document = parse(query);
  const [operation] = operationsIn(document);
  const { variableValues } = getVariableValues(schema, [], {});
  return costOf(schema, document, operation!, variableValues!);
}

describe("the cost of an operation", () => {
  test("every screen of the portal stays below a fifth of the limit", () => {
    const costs = costsOfPortal();
    expect(costs.length).toBeGreaterThan(50);
    expect(costs.filter(([, each]) => each >= maxCost / 5)).toEqual([]);
  });

  test.each([
    ['{ billing(accountId: "1") { amountDue } }', 1],
    ['{ billing(accountId: "1") { statements(first: 5) { nodes { id } } } }', 1 + 5 + 5],
    ['{ billing(accountId: "1") { statements(first: 5) { nodes { lines { id } } } } }', 1 + 5 * 12],
    [
      '{ billing(accountId: "1") { ...A } } fragment A on BillingAccount { statements(first: 5) { nodes { ...B } } } fragment B on Statement { lines { id } }',
      1 + 5 * 12,
    ],
    ['{ billing(accountId: "1") { statements(first: 5) { nodes { callDetails } } } }', 1 + 5 * 3],
  ])("%s costs %i", (query, expected) => expect(cost(query)).toBe(expected));
});

describe("nested lists", () => {
  let backend: TestBackend;
  let dana: Payer;
  beforeAll(async () => {
    backend = await openBackend();
    dana = await Payer.signIn(backend, "dana");
  });
  afterAll(() => backend.close());

  const nested =
    "id openAmount paymentState lines { code amount } activity { amount } previous { id lines { code } } callDetails";
  const query =
    "query Q($id: ID!, $first: Int!) { billing(accountId: $id) { statements(first: $first) { nodes { NESTED } } } }".replace(
      "NESTED",
      nested,
    );
  const asked = (first: number) => dana.graph(query, { id: dana.accountId, first });
  type Node = { id: string; lines: { code: string }[]; previous: { id: string; lines: { code: string }[] } | null };
  const nodesOf = ({ data }: Awaited<ReturnType<typeof asked>>) =>
    (data?.["billing"] as { statements: { nodes: Node[] } }).statements.nodes;

  async function statements(work: () => Promise<unknown>): Promise<number> {
    const client = Reflect.get(backend.database, "$client") as { query: (...asked: unknown[]) => unknown };
    const own = client.query;
    let count = 0;
    client.query = function (this: unknown, ...args: unknown[]) {
      count += 1;
      return own.apply(client, args);
    };
    await work().finally(() => Object.assign(client, { query: own }));
    return count;
  }

  test("are loaded level by level: a longer list needs no more SQL statements (no N+1)", async () => {
    const [few, many] = [await statements(() => asked(2)), await statements(() => asked(20))];
    expect(nodesOf(await asked(20)).length).toBeGreaterThan(5);
    expect(many).toBeLessThanOrEqual(few);
  });

  test("have the same elements as when loaded one by one", async () => {
    const nodes = nodesOf(await asked(20));
    for (const node of nodes.slice(0, 3)) {
      const alone = await dana.graph(
        `query Q($id: ID!, $statement: ID!) { statement(accountId: $id, id: $statement) { ${nested} } }`,
        { id: dana.accountId, statement: node.id },
      );
      expect(alone.data?.["statement"]).toEqual(node);
      expect(node.lines.length).toBeGreaterThan(0);
    }
  });

  test("that no screen requests are refused before any query", async () => {
    const before = await statements(() => dana.graph("{ nothing }"));
    const work = async () =>
      expect((await asked(100)).errors).toMatchObject([
        { message: "The cost of the operation exceeds the limit.", extensions: { code: "INVALID_REQUEST" } },
      ]);
    expect(await statements(work)).toBeLessThanOrEqual(before);
  });

  test("are rate limited per user and minute, across all processes; other users are not affected", async () => {
    const pat = await Payer.signIn(backend, "pat");
    const { rows } = await backend.database.execute<{ id: string }>(sql`select id from users where username = 'dana'`);
    await consume(backend.database, `graph ${rows[0]?.id}`, 90_000, 60_000, backend.securityClock.now());
    expect((await asked(2)).errors).toBeUndefined();
    await consume(backend.database, `graph ${rows[0]?.id}`, 10_000, 60_000, backend.securityClock.now());
    expect((await asked(24)).errors?.[0]?.extensions.code).toBe("TOO_MANY_REQUESTS");
    const theirs = await pat.graph(query, { id: pat.accountId, first: 24 });
    expect(theirs.errors).toBeUndefined();
    backend.securityClock.advance(61);
    expect((await asked(1)).errors).toBeUndefined();
  });
});
