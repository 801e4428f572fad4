import { buildSchema, parse, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cpuTimeOf } from "../../testing/cpuTime.ts";
import { openBackend, type TestBackend } from "../../testing/openBackend.ts";
import { Payer } from "../../testing/payer.ts";
import { sizeLimits } from "./graph.limits.ts";
import { guardSchema } from "./graph.permissions.ts";

let backend: TestBackend;
let dana: Payer;
beforeAll(async () => {
  backend = await openBackend({ config: { environment: "production" } });
  dana = await Payer.signIn(backend, "dana");
});
afterAll(() => backend.close());

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string; extensions: { code: string } }[] };

/** An unauthenticated request. */
async function anonymous(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Answer & { code?: string } }> {
  const response = await backend.browser().fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

const code = async (query: string, variables: object = {}) =>
  (await dana.graph(query, variables)).errors?.[0]?.extensions.code;

describe("[CALL-06 partly] the two graphs", () => {
  test("the auxiliary graph answers without a session", async () => {
    const { body } = await anonymous("/selfservice/graphauxiliary", {
      query: "{ supportContacts { topic phone phoneShown } }",
    });
    expect(body.data?.["supportContacts"]).toHaveLength(4);
    expect(body.data?.["supportContacts"]).toContainEqual({
      topic: "CARE",
      phone: "+18005550141",
      phoneShown: "(800) 555-0141",
    });
  });

  test.each([
    'billing(accountId: "8347201180") { id }',
    'services(accountId: "8347201180") { id }',
    'payment(accountId: "8347201180", paymentId: "x") { id }',
  ])("the auxiliary graph has no %s", async (field) => {
    const { body } = await anonymous("/selfservice/graphauxiliary", { query: `{ ${field} }` });
    expect(body.data).toBeUndefined();
    expect(body.errors?.[0]?.extensions.code).toBe("INVALID_REQUEST");
  });

  test("the main graph requires a session and the anti-forgery token", async () => {
    const anybody = await anonymous("/selfservice/graph", { query: '{ services(accountId: "8347201180") { id } }' });
    expect([401, 403]).toContain(anybody.status);
    const headers = { "content-type": "application/json", "x-vendor-key": "SMB" };
    const forged = await dana.browser.fetch("/selfservice/graph", {
      method: "POST",
      headers,
      body: JSON.stringify({ query: "{ __typename }" }),
    });
    expect(forged.status).toBe(403);
  });

  test.each(["/selfservice/graph", "/selfservice/graphauxiliary"])(
    "%s does not exist on the vault's origin",
    async (path) => {
      const response = await dana.browser.vaultFetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: "{ __typename }" }),
      });
      expect(response.status).toBe(404);
    },
  );

  test.each(["GET", "PUT", "DELETE"])("%s is rejected", async (method) => {
    const response = await dana.browser.fetch("/selfservice/graph?query=%7B__typename%7D", { method });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });
});

describe("permissions", () => {
  test("[CALL-02 partly] services are available over GraphQL", async () => {
    const { data } = await dana.graph("query S($id: ID!) { services(accountId: $id) { id key status } }", {
      id: dana.accountId,
    });
    expect((data?.["services"] as { key: string }[]).map((service) => service.key)).toContain("INTERNET");
  });

  test.each([
    "billing(accountId: $id) { id }",
    "services(accountId: $id) { id }",
    'payment(accountId: $id, paymentId: "pay_demo_1") { id }',
  ])("%s: another account's id and an unknown one get the same error", async (field) => {
    const answers = await Promise.all(
      ["8347201206", "0000000000", "", "8347201180 "].map((id) => dana.graph(`query Q($id: ID!) { ${field} }`, { id })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("access to one's own account does not allow access to another's payment", async () => {
    const pat = await Payer.signIn(backend, "pat");
    const { data } = await pat.graph("query H($id: ID!) { billing(accountId: $id) { payments { nodes { id } } } }", {
      id: pat.accountId,
    });
    const [foreign] = (data?.["billing"] as { payments: { nodes: { id: string }[] } }).payments.nodes;
    expect(
      await code("query P($id: ID!, $payment: ID!) { payment(accountId: $id, paymentId: $payment) { id } }", {
        id: dana.accountId,
        payment: foreign?.id,
      }),
    ).toBe("NOT_FOUND");
  });

  test("no response repeats a card token from the request", async () => {
    const token = "tok_9f8e7d6c5b4a39281706f5e4d3c2b1a0";
    const pay = "mutation P($input: InstantPaymentInput!) { createInstantPaymentV2(input: $input) { __typename } }";
    const input = {
      accountId: dana.accountId,
      idempotencyKey: "abcdefgh12345678",
      amount: "ten",
      method: { vaultToken: token, [token]: 1 },
      saveMethod: token,
    };
    const answers = [
      await dana.graph(pay, { input }),
      await dana.graph(pay, { input: token }),
      await dana.graph(
        `mutation { createInstantPaymentV2(input: { method: { vaultToken: "${token}" }, ${token}: "${token}" }) { __typename } }`,
      ),
      await dana.graph(`{ ${token} }`),
      await dana.graph(`{ billing(accountId: "${token}"`),
    ];
    for (const answer of answers) {
      expect(answer.errors?.[0]?.extensions.code).toBe("INVALID_REQUEST");
      expect(JSON.stringify(answer)).not.toContain(token);
    }
  });

  test("a user without an account reaches nothing", async () => {
    const erin = await Payer.signIn(backend, "erin");
    const { errors } = await erin.graph('{ billing(accountId: "8347201180") { id } }');
    expect(errors?.[0]?.extensions.code).toBe("NOT_ALLOWED");
  });

  test("a schema with a field that names no permission fails at start", () => {
    const schema = buildSchema(
      "directive @permission(needs: Permission!) on FIELD_DEFINITION enum Permission { customer viewBilling payBill } type Query { open: Int }",
    );
    expect(() => guardSchema(schema)).toThrow("Query.open names no permission");
  });
});

describe("limits of a document", () => {
  const aliases = Array.from({ length: 11 }, (_, index) => `a${index}: amountDue`).join(" ");
  const spread =
    "fragment A on BillingAccount { ...B ...B } fragment B on BillingAccount { ...C ...C } fragment C on BillingAccount { amountDue creditBalance }";
  /** Twenty-two fragments that double the work per level, and the content of the last one. */
  const doubledTo = (last: string) =>
    Array.from(
      { length: 22 },
      (_, index) =>
        `fragment F${index} on BillingAccount { ${index === 21 ? last : `...F${index + 1} ...F${index + 1}`} }`,
    ).join(" ");
  const wide = (count: number) =>
    Array.from({ length: count }, () => `billing(accountId: "8347201180") { amountDue }`).join(" ");

  test.each([
    ["aliases", `{ billing(accountId: "8347201180") { ${aliases} } }`],
    ["many roots", `{ ${wide(6)} }`],
    [
      "two changes",
      "mutation { createInstantPaymentV2(input: $i) { __typename } b: createInstantPaymentV2(input: $i) { __typename } }",
    ],
    ["many tokens", `{ billing(accountId: "8347201180") { ${"amountDue ".repeat(1_500)} } }`],
    ["the schema", "{ __schema { types { name } } }"],
    ["a type", '{ __type(name: "Payment") { fields { name } } }'],
    [
      "circular fragments",
      '{ billing(accountId: "8347201180") { ...A } } fragment A on BillingAccount { ...B } fragment B on BillingAccount { ...A }',
    ],
    [
      "fragments that multiply towards an unknown one",
      `{ billing(accountId: "8347201180") { ...F0 } } ${doubledTo("...Nowhere ...Nowhere")}`,
    ],
    [
      "fragments that multiply in a circle",
      `{ billing(accountId: "8347201180") { ...F0 } } ${doubledTo("...F0 ...F0 ...F1 ...F2")}`,
    ],
    [
      "fragments that multiply to one field",
      `{ billing(accountId: "8347201180") { ...F0 } } ${doubledTo("amountDue")}`,
    ],
    [
      "two changes in a fragment",
      "mutation M($i: InstantPaymentInput!) { ...F } fragment F on Mutation { a: createInstantPaymentV2(input: $i) { __typename } b: createInstantPaymentV2(input: $i) { __typename } }",
    ],
    [
      "many roots in fragments",
      `{ ...A ... on Query { ...A } } fragment A on Query { ${Array.from({ length: 3 }, (_, index) => `a${index}: billing(accountId: "8347201180") { amountDue }`).join(" ")} }`,
    ],
    ["a broken document", "{ billing("],
    ["an unknown field", '{ billing(accountId: "8347201180") { amountDues } }'],
  ])("is rejected quickly: %s", async (_name, query) => {
    const milliseconds = await cpuTimeOf(async () => expect(await code(query)).toBe("INVALID_REQUEST"));
    expect(milliseconds).toBeLessThan(500);
  });

  test.each([
    ["One change a request.", "mutation { ...F } fragment F on Mutation { a b: a }"],
    ["The document has too many fields at its root.", "{ ...A ...A } fragment A on Query { a b: a c: a }"],
  ])("top-level fragment spreads count: %s", (message, query) => {
    const schema = buildSchema("type Query { a: Int } type Mutation { a: Int }");
    expect(validate(schema, parse(query), [sizeLimits]).map((error) => error.message)).toEqual([message]);
  });

  test("depth is limited in a recursive schema", () => {
    const schema = buildSchema("type Query { a: A } type A { a: A b: Int }");
    const depth = (levels: number) =>
      validate(schema, parse(`{ a ${"{ a ".repeat(levels - 2)} { b } ${"} ".repeat(levels - 2)} }`), [sizeLimits]);
    expect(depth(7)).toEqual([]);
    expect(depth(8)).toHaveLength(1);
  });

  test("nested fragments are counted expanded", async () => {
    const doubling = Array.from(
      { length: 9 },
      (_, index) =>
        `fragment F${index} on BillingAccount { ${index === 8 ? "amountDue" : `...F${index + 1} ...F${index + 1}`} }`,
    ).join(" ");
    expect(await code(`{ billing(accountId: "8347201180") { ...A ...F0 ...F0 } } ${spread} ${doubling}`)).toBe(
      "INVALID_REQUEST",
    );
    expect(await code(`{ billing(accountId: "8347201180") { ...A } } ${spread}`)).toBeUndefined();
  });

  test("a misspelt field gets no suggestions", async () => {
    const { errors } = await dana.graph('{ billing(accountId: "8347201180") { amountDues } }');
    expect(errors?.[0]?.message).not.toMatch(/did you mean/i);
  });

  test.each([
    ["a list of requests", [{ query: "{ __typename }" }]],
    ["no query", {}],
    ["a number", { query: 1 }],
    ["an extra field", { query: "{ __typename }", batch: true }],
    ["a long query", { query: `{ ${" ".repeat(20_001)} }` }],
    ["a huge body", { query: "{ __typename }", variables: { text: "x".repeat(70_000) } }],
  ])("%s is rejected before parsing", async (_name, body) => {
    const { status } = await anonymous("/selfservice/graphauxiliary", body);
    expect([400, 413]).toContain(status);
  });

  test.each([0, -1, 101, 2_000_000_000])("a page of %i is rejected", async (first) => {
    expect(
      await code(
        "query Q($id: ID!, $first: Int!) { billing(accountId: $id) { payments(first: $first) { nodes { id } } } }",
        { id: dana.accountId, first },
      ),
    ).toBe("INVALID_REQUEST");
  });
});

test("an internal error is logged and hidden from the caller", async () => {
  const today = backend.clock.today;
  backend.clock.today = () => {
    throw new Error("secret detail");
  };
  const { errors } = await dana.graph("query Q($id: ID!) { billing(accountId: $id) { amountDue } }", {
    id: dana.accountId,
  });
  backend.clock.today = today;
  expect(errors).toEqual([
    expect.objectContaining({ message: "INTERNAL_ERROR", extensions: { code: "INTERNAL_ERROR" } }),
  ]);
  expect(JSON.stringify(errors)).not.toContain("secret detail");
  expect(backend.logs.some((line) => line.includes("secret detail"))).toBe(true);
});

test("a lost database connection returns a retryable code", async () => {
  const today = backend.clock.today;
  backend.clock.today = () => {
    throw Object.assign(new Error("Connection terminated unexpectedly"), { code: "ECONNRESET" });
  };
  const { errors } = await dana.graph("query Q($id: ID!) { billing(accountId: $id) { amountDue } }", {
    id: dana.accountId,
  });
  backend.clock.today = today;
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["TEMPORARILY_UNAVAILABLE"]);
});
