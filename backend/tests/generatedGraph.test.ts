import fc, { type Arbitrary } from "fast-check";
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNullableInputType,
  type GraphQLSchema,
} from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { graphSchema, voiceSchema, webmailSchema } from "../src/graph/graph.schema.ts";
import { naughty } from "../testing/naughtyStrings.ts";
import { TestClient } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

/** Requests per field, 40 in the full run; set `GENERATED_REQUESTS=500` for more. */
const runs = Number(process.env["GENERATED_REQUESTS"] ?? (process.env["TEST_FULL"] === "1" ? 40 : 12));

let backend: TestBackend;
const callers = new Map<string, TestClient>();
beforeAll(async () => {
  backend = await openBackend();
  for (const username of ["dana", "sofia"]) callers.set(username, await TestClient.signedIn(backend, username));
});
afterAll(() => backend.close());

const [harborStreet, anchorRow] = ["8347201180", "8347207617"];

/** A graph with a session, who asks it, and their account. */
type Graph = { path: string; schema: GraphQLSchema; username: string; account: string };
const graphs: readonly Graph[] = [
  { path: "/selfservice/graph", schema: graphSchema(), username: "dana", account: harborStreet },
  { path: "/selfservice/vox-con/graphql", schema: voiceSchema(), username: "dana", account: harborStreet },
  { path: "/webmail/graphql", schema: webmailSchema(), username: "sofia", account: anchorRow },
];
const dates = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-12-21", "2026-12-22", "2027-02-28", "2028-02-29"];
const noDates = ["2027-02-29", "2026-13-01", "2026-11-31", "12026-11-21", "11/21/2026", "0000-00-00", "today"];
const amounts = [0, 1, 99, 100, 101, 24_816, 24_817, 24_818, 2_500_000, 2_500_001];
const noAmounts = [-500, 1.5, 1e21, Number.MAX_SAFE_INTEGER + 1];
const ids = [
  harborStreet,
  "8347201206",
  "pm_demo_1",
  "pay_demo_1",
  "md_demo_1",
  "st_8347201180_2026-11-14",
  "vt_none",
  "VM-201180-1",
];

/** Generates valid and invalid values, so that many requests are valid as a whole and reach the operation. */
function valueOf(type: GraphQLInputType, name: string, account: string): Arbitrary<unknown> {
  const given = givenOf(getNullableType(type) as GraphQLNullableInputType, name, account);
  return isNonNullType(type)
    ? given
    : fc.oneof({ weight: 2, arbitrary: given }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });
}

function givenOf(type: GraphQLNullableInputType, name: string, account: string): Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueOf(type.ofType, name, account), { maxLength: 4 });
  if (isEnumType(type))
    return mostly(fc.constantFrom(...type.getValues().map((value) => value.name)), fc.constant("NOBODY"));
  if (isInputObjectType(type))
    return type.isOneOf
      ? oneOf(type, account)
      : fc.record(
          Object.fromEntries(
            Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, field.name, account)]),
          ),
        );
  return mostly(scalarOf(String(type), name, account), fc.constantFrom<unknown>(1.5, "text", true, [], {}, null));
}

function oneOf(type: GraphQLInputObjectType, account: string): Arbitrary<unknown> {
  return fc.oneof(
    ...Object.values(type.getFields()).map((field) =>
      fc.record({
        [field.name]: givenOf(getNullableType(field.type) as GraphQLNullableInputType, field.name, account),
      }),
    ),
  );
}

const mostly = (right: Arbitrary<unknown>, wrong: Arbitrary<unknown>) =>
  fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: wrong });

function scalarOf(scalar: string, name: string, account: string): Arbitrary<unknown> {
  switch (scalar) {
    case "Cents":
      return mostly(fc.constantFrom(...amounts), fc.constantFrom(...noAmounts));
    case "Date":
      return mostly(fc.constantFrom(...dates), fc.constantFrom(...noDates));
    case "Int":
      return fc.oneof(fc.integer({ min: 0, max: 32 }), fc.constantFrom(-1, 2_147_483_647));
    case "Boolean":
      return fc.boolean();
    default:
      return textOf(name, account);
  }
}

function textOf(name: string, account: string): Arbitrary<unknown> {
  if (name === "accountId") return mostly(fc.constant(account), fc.constantFrom(...naughty, "8347201206"));
  if (name === "idempotencyKey") return mostly(fc.uuid(), fc.constantFrom(...naughty));
  return fc.oneof(fc.constantFrom(...ids), fc.constantFrom(...naughty), fc.string({ unit: "binary", maxLength: 40 }));
}

type Field = GraphQLField<unknown, unknown>;

function document(kind: "query" | "mutation", { name, args }: Field): string {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  return `${kind} G(${declared}) { ${name}(${given}) { __typename } }`;
}

const variablesOf = (args: readonly GraphQLArgument[], account: string) =>
  fc.record(Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type, name, account)])));

const fieldsOf = (graph: Graph, kind: "query" | "mutation") => {
  const type = kind === "query" ? graph.schema.getQueryType() : graph.schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => [graph.path, kind, field.name, graph, field] as const);
};

/** The error codes of a whole request; an operation's refusals are in its own result type. */
const refusals = new Set(["INVALID_REQUEST", "NOT_FOUND", "NOT_ALLOWED"]);

function callerOf(username: string): TestClient {
  const caller = callers.get(username);
  if (!caller) throw new Error(`${username} is not signed in.`);
  return caller;
}

describe("generated GraphQL requests", () => {
  test.each(graphs.flatMap((graph) => [...fieldsOf(graph, "query"), ...fieldsOf(graph, "mutation")]))(
    "%s %s %s: every request is answered or refused with a known code, and none fails inside",
    async (path, kind, _name, { username, account }, field) => {
      const query = document(kind, field);
      await fc.assert(
        fc.asyncProperty(variablesOf(field.args, account), async (variables) => {
          const response = await callerOf(username).send("POST", path, { query, variables });
          const text = await response.text();
          expect([200, 400, 413], text).toContain(response.status);
          const { errors } = JSON.parse(text) as { errors?: { extensions: { code: string } }[] };
          for (const { extensions } of errors ?? []) expect(refusals, text).toContain(extensions.code);
        }),
        { numRuns: runs, seed: 20261121 },
      );
    },
  );
});

test("after all of them the ledger balances, and every charge has a payment", async () => {
  const { rows } = await backend.database.execute<{ sum: number }>(
    "select coalesce(sum(amount), 0)::int as sum from ledger_entries",
  );
  expect(rows).toEqual([{ sum: 0 }]);
  expect(backend.processor.charged()).toEqual([]);
});
