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
} from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { graphSchema } from "../src/graph/graph.schema.ts";
import { TestClient } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

/** Requests per field, 40 in the full run; set `GENERATED_REQUESTS=500` for more. */
const runs = Number(process.env["GENERATED_REQUESTS"] ?? (process.env["TEST_FULL"] === "1" ? 40 : 12));

let backend: TestBackend;
let dana: TestClient;
beforeAll(async () => {
  backend = await openBackend();
  dana = await TestClient.signedIn(backend, "dana");
});
afterAll(() => backend.close());

const harborStreet = "8347201180";
const dates = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-12-21", "2026-12-22", "2027-02-28", "2028-02-29"];
const noDates = ["2027-02-29", "2026-13-01", "2026-11-31", "12026-11-21", "11/21/2026", "0000-00-00", "today"];
const amounts = [0, 1, 99, 100, 101, 24_816, 24_817, 24_818, 2_500_000, 2_500_001];
const noAmounts = [-500, 1.5, 1e21, Number.MAX_SAFE_INTEGER + 1];
const ids = [harborStreet, "8347201206", "pm_demo_1", "pay_demo_1", "md_demo_1", "st_8347201180_2026-11-14", "vt_none"];
/** Strings that commonly break programs. */
const naughty = [
  "",
  " ",
  "\u00a0",
  "\u200b",
  "\u202e",
  "e\u0301",
  "\r\n",
  "１２３",
  "١٢٣",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "${1}",
  "{a, plural,",
  "'\";--",
  "../../etc/passwd",
  "=cmd|' /C calc'!A0",
  "%E0%A4%A",
  "__proto__",
  "null",
  "x".repeat(10_000),
  "\u0000",
  "\ud800",
];

/** Generates valid and invalid values, so that many requests are valid as a whole and reach the operation. */
function valueOf(type: GraphQLInputType, name: string): Arbitrary<unknown> {
  const given = givenOf(getNullableType(type) as GraphQLNullableInputType, name);
  return isNonNullType(type)
    ? given
    : fc.oneof({ weight: 2, arbitrary: given }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });
}

function givenOf(type: GraphQLNullableInputType, name: string): Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueOf(type.ofType, name), { maxLength: 4 });
  if (isEnumType(type))
    return mostly(fc.constantFrom(...type.getValues().map((value) => value.name)), fc.constant("NOBODY"));
  if (isInputObjectType(type))
    return type.isOneOf
      ? oneOf(type)
      : fc.record(
          Object.fromEntries(
            Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, field.name)]),
          ),
        );
  return mostly(scalarOf(String(type), name), fc.constantFrom<unknown>(1.5, "text", true, [], {}, null));
}

function oneOf(type: GraphQLInputObjectType): Arbitrary<unknown> {
  return fc.oneof(
    ...Object.values(type.getFields()).map((field) =>
      fc.record({ [field.name]: givenOf(getNullableType(field.type) as GraphQLNullableInputType, field.name) }),
    ),
  );
}

const mostly = (right: Arbitrary<unknown>, wrong: Arbitrary<unknown>) =>
  fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: wrong });

function scalarOf(scalar: string, name: string): Arbitrary<unknown> {
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
      return textOf(name);
  }
}

function textOf(name: string): Arbitrary<unknown> {
  if (name === "accountId") return mostly(fc.constant(harborStreet), fc.constantFrom(...naughty, "8347201206"));
  if (name === "idempotencyKey") return mostly(fc.uuid(), fc.constantFrom(...naughty));
  return fc.oneof(fc.constantFrom(...ids), fc.constantFrom(...naughty), fc.string({ unit: "binary", maxLength: 40 }));
}

type Field = GraphQLField<unknown, unknown>;

function document(kind: "query" | "mutation", { name, args }: Field): string {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  return `${kind} G(${declared}) { ${name}(${given}) { __typename } }`;
}

const variablesOf = (args: readonly GraphQLArgument[]) =>
  fc.record(Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type, name)])));

const schema = graphSchema();
const fieldsOf = (kind: "query" | "mutation") =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => [kind, field.name, field] as const,
  );

/** The error codes of a whole request; an operation's refusals are in its own result type. */
const refusals = new Set(["INVALID_REQUEST", "NOT_FOUND", "NOT_ALLOWED"]);

describe("generated GraphQL requests", () => {
  test.each([...fieldsOf("query"), ...fieldsOf("mutation")])(
    "%s %s: every request is answered or refused with a known code, and none fails inside",
    async (kind, _name, field) => {
      const query = document(kind, field);
      await fc.assert(
        fc.asyncProperty(variablesOf(field.args), async (variables) => {
          const response = await dana.send("POST", "/selfservice/graph", { query, variables });
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
