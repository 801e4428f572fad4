import { randomUUID } from "node:crypto";
import { getNamedType, isUnionType, type GraphQLInputObjectType, type GraphQLObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { graphSchema } from "../src/graph/graph.schema.ts";
import { paperlessTerms } from "../testing/agreements.ts";
import { cpuTimeOf } from "../testing/cpuTime.ts";
import type { TestClient } from "../testing/testClient.ts";
import {
  callerKinds,
  callerOf,
  disconnectedAccount,
  harborStreet,
  makeCallers,
  type CallerKind,
} from "../testing/callerKinds.ts";
import { autoPayTerms } from "../testing/agreements.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

/**
 * Every Query and Mutation field against every kind of caller: the result of a valid request. Written by hand, so that
 * a changed permission shows up here. A field without a row fails. "ok" is a result, including a refusal of the
 * operation's own.
 */
type Row = { type?: string; input: object; told: string };

const tried = () => ({ idempotencyKey: randomUUID() });
const method = { vaultToken: "vt_none" };
const terms = autoPayTerms;
const payment = { amount: 1_000, overpaymentConfirmed: false, terms };

//               anonymous PRIMARY ADMIN BILLING STANDARD CSR BOBO otherOwner otherSite disconnected editor
const readers = "401       ok      ok    ok      ok       ok  ok   NOT_FOUND  401       ok           NOT_ALLOWED";
const payers = "401       ok      ok    ok      NOT_ALLOWED NOT_ALLOWED ok NOT_FOUND 401 ok         NOT_ALLOWED";
// For their own account everybody gets NOT_FOUND for a payment, statement or change that does not exist.
const lookers =
  "401       NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND 401 NOT_FOUND NOT_ALLOWED";
const seekers =
  "401       NOT_FOUND NOT_FOUND NOT_FOUND NOT_ALLOWED NOT_ALLOWED NOT_FOUND NOT_FOUND 401 NOT_FOUND NOT_ALLOWED";

const queries: Record<string, Omit<Row, "type">> = {
  billing: { input: {}, told: readers },
  services: { input: {}, told: readers },
  payment: { input: { paymentId: "pay_none" }, told: lookers },
  refund: { input: { refundId: "mt_none" }, told: lookers },
  statement: { input: { id: "st_none" }, told: lookers },
  autoPayAction: { input: { actionId: "ap_none" }, told: lookers },
  whatIf: { input: { amount: 1_000, date: "2026-12-01" }, told: readers },
};

const mutations: Record<string, Required<Row>> = {
  createInstantPaymentV2: {
    type: "InstantPaymentInput",
    input: { ...payment, method, saveMethod: false },
    told: payers,
  },
  createDeviceOneTimePaymentV2: {
    type: "DevicePaymentInput",
    input: { deviceId: "md_none", amount: 1_000, vaultToken: "vt_none", terms },
    told: payers,
  },
  createFuturePayment: {
    type: "FuturePaymentInput",
    input: { ...payment, method, saveMethod: false, date: "2026-12-01" },
    told: payers,
  },
  editScheduledPayment: {
    type: "ScheduledPaymentChangeInput",
    input: { ...payment, paymentId: "pay_none", date: "2026-12-01" },
    told: payers,
  },
  cancelScheduledPayment: { type: "ScheduledPaymentInput", input: { paymentId: "pay_none" }, told: seekers },
  retryPaymentPart: { type: "PaymentPartInput", input: { paymentId: "pay_none", kind: "PAPERLESS" }, told: seekers },
  enrolAutoPay: { type: "EnrolAutoPayInput", input: { services: ["core"], method, debitDay: 5, terms }, told: payers },
  changeAutoPay: { type: "ChangeAutoPayInput", input: { services: ["core"], terms }, told: payers },
  cancelAutoPay: { type: "CancelAutoPayInput", input: {}, told: payers },
  changeAutoPayDate: { type: "ChangeAutoPayDateInput", input: { debitDay: 5 }, told: payers },
  retryAutoPayPart: { type: "RetryAutoPayPartInput", input: { actionId: "ap_none", partId: "CANCEL" }, told: payers },
  resumeAutoPay: { type: "ResumeAutoPayInput", input: {}, told: payers },
  renameAccount: { type: "RenameAccountInput", input: { nickname: "Shop" }, told: payers },
  setPaperless: { type: "PaperlessInput", input: { enrolled: true, terms: paperlessTerms }, told: payers },
  addPaymentMethod: {
    type: "AddPaymentMethodInput",
    input: { vaultToken: "vt_none", makeDefault: false },
    told: payers,
  },
  editCard: { type: "EditCardInput", input: { paymentMethodId: "pm_none", vaultToken: "vt_none" }, told: payers },
  renamePaymentMethod: {
    type: "RenamePaymentMethodInput",
    input: { paymentMethodId: "pm_none", nickname: "Shop" },
    told: payers,
  },
  makeDefaultPaymentMethod: { type: "PaymentMethodRefInput", input: { paymentMethodId: "pm_none" }, told: payers },
  deletePaymentMethod: { type: "PaymentMethodRefInput", input: { paymentMethodId: "pm_none" }, told: payers },
  // Staff get the operation's own refusal: the result would outlast the call, or reach the customer.
  createCalendarFeed: { type: "NewCalendarFeedInput", input: { locale: "en-US" }, told: readers },
  revokeCalendarFeed: { type: "CalendarFeedInput", input: { feedId: "feed_none" }, told: readers },
  sendReceipt: { type: "SendReceiptInput", input: { paymentId: "pay_none", locale: "en-US" }, told: lookers },
  sendRefundReceipt: { type: "SendRefundReceiptInput", input: { refundId: "mt_none", locale: "en-US" }, told: lookers },
  addStatementRecipient: {
    type: "NewStatementRecipientInput",
    input: { address: "kim@books.example", locale: "en-US" },
    told: payers,
  },
  removeStatementRecipient: { type: "StatementRecipientInput", input: { recipientId: "recipient_none" }, told: payers },
  sendPasscode: { type: "SendPasscodeInput", input: {}, told: readers },
  confirmPasscode: { type: "ConfirmPasscodeInput", input: { passcode: "000000" }, told: readers },
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
  await makeCallers(backend);
});
afterAll(() => backend.close());

const schema = graphSchema();
const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.keys(type?.getFields() ?? {}).sort();

test("[SESS-11 partly] every GraphQL field has a row, and every row a field", () => {
  expect(Object.keys(queries).sort()).toEqual(fieldsOf(schema.getQueryType()));
  expect(Object.keys(mutations).sort()).toEqual(fieldsOf(schema.getMutationType()));
});

const isAttempted = (type: string) => "idempotencyKey" in (schema.getType(type) as GraphQLInputObjectType).getFields();

function queryOf(field: string, input: object, accountId: string) {
  const { args } = schema.getQueryType()!.getFields()[field]!;
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  return {
    query: `query Q(${declared}) { ${field}(${args.map(({ name }) => `${name}: $${name}`).join(", ")}) { __typename } }`,
    variables: { accountId, ...input },
  };
}

function mutationOf(field: string, { type, input }: Required<Row>, accountId: string) {
  const variables = { input: { accountId, ...(isAttempted(type) && tried()), ...input } };
  return { query: `mutation M($input: ${type}!) { ${field}(input: $input) { __typename } }`, variables };
}

async function told(caller: TestClient, body: object): Promise<string> {
  const response = await caller.send("POST", "/selfservice/graph", body);
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return response.status === 200 ? (errors?.[0]?.extensions.code ?? "ok") : String(response.status);
}

const expected = (row: Pick<Row, "told">, kind: CallerKind) => row.told.trim().split(/\s+/)[callerKinds.indexOf(kind)];

describe.each(callerKinds)("[SESS-11 partly] [SESS-12 partly] over GraphQL %s", (kind) => {
  let caller: TestClient;
  const accountId = kind === "disconnected" ? disconnectedAccount : harborStreet;
  beforeAll(async () => void (caller = await callerOf(backend, kind)));

  test.each(Object.entries(queries))("%s", async (field, row) => {
    expect(await told(caller, queryOf(field, row.input, accountId))).toBe(expected(row, kind));
  });

  test.each(Object.entries(mutations))("%s", async (field, row) => {
    expect(await told(caller, mutationOf(field, row, accountId))).toBe(expected(row, kind));
  });
});

describe("the document limits apply to every field", () => {
  let caller: TestClient;
  beforeAll(async () => void (caller = await callerOf(backend, "PRIMARY")));

  test.each(Object.entries(mutations))(
    "%s: not twice in a request, not aliased, not in a batch",
    async (field, row) => {
      const { query, variables } = mutationOf(field, row, harborStreet);
      const twice = query.replace(
        /\{ .* \}$/,
        `{ a: ${field}(input: $input) { __typename } b: ${field}(input: $input) { __typename } }`,
      );
      const milliseconds = await cpuTimeOf(async () =>
        expect(await told(caller, { query: twice, variables })).toBe("INVALID_REQUEST"),
      );
      expect(milliseconds).toBeLessThan(500);
      expect(
        await told(caller, [
          { query, variables },
          { query, variables },
        ]),
      ).toBe("400");
    },
  );

  test.each(Object.entries(queries))(
    "%s: at most as often in a request as a screen needs",
    async (field, { input }) => {
      const { query, variables } = queryOf(field, input, harborStreet);
      const once = /\{ (.*) \}$/.exec(query)?.[1] ?? "";
      const often = query.replace(
        /\{ .* \}$/,
        `{ ${Array.from({ length: 11 }, (_, index) => `a${index}: ${once}`).join(" ")} }`,
      );
      expect(await told(caller, { query: often, variables })).toBe("INVALID_REQUEST");
    },
  );
});

describe("[PAY-20 partly] the idempotency key of every mutation that has one", () => {
  const attempted = Object.entries(mutations).filter(([, { type }]) => isAttempted(type));
  let dana: TestClient;
  let ada: TestClient;
  beforeAll(async () => void ([dana, ada] = [await callerOf(backend, "PRIMARY"), await callerOf(backend, "ADMIN")]));

  /** Sends a mutation and returns the raw response, with the refusal's details. */
  async function sent(
    caller: TestClient,
    field: string,
    { type, input }: Required<Row>,
    idempotencyKey: string,
    changes: object = {},
  ): Promise<string> {
    const result = getNamedType(schema.getMutationType()!.getFields()[field]!.type);
    const refusal = (isUnionType(result) ? result.getTypes() : []).find(({ name }) => name.endsWith("Refusal"))?.name;
    const query = `mutation M($input: ${type}!) { ${field}(input: $input) { __typename ... on ${refusal} { code } } }`;
    return (
      await caller.send("POST", "/selfservice/graph", {
        query,
        variables: { input: { accountId: harborStreet, idempotencyKey, ...input, ...changes } },
      })
    ).text();
  }

  test("most mutations that move or authorize money have one", () => {
    expect(attempted.map(([field]) => field).sort()).toEqual([
      "addPaymentMethod",
      "cancelAutoPay",
      "changeAutoPay",
      "changeAutoPayDate",
      "createDeviceOneTimePaymentV2",
      "createFuturePayment",
      "createInstantPaymentV2",
      "editCard",
      "editScheduledPayment",
      "enrolAutoPay",
      "retryAutoPayPart",
    ]);
  });

  test.each(attempted)(
    "%s: the same key and body return the same response, byte for byte, also concurrently; another account or change is rejected; keys are per user",
    async (field, row) => {
      const key = `attempt-of-${randomUUID()}`;
      const answers = await Promise.all(Array.from({ length: 5 }, () => sent(dana, field, row, key)));
      const last = await sent(dana, field, row, key);
      expect(new Set(answers.filter((answer) => !answer.includes("ATTEMPT_STILL_RUNNING")))).toEqual(new Set([last]));
      expect(last).not.toContain("ATTEMPT_");
      const [other] = attempted.filter(([name]) => name !== field);
      expect(await sent(dana, other![0], other![1], key)).toContain("IDEMPOTENCY_KEY_REUSED");
      expect(await sent(ada, field, row, key)).not.toContain("ATTEMPT_");
      expect(await sent(dana, field, row, key)).toBe(last);
    },
  );

  test.each(attempted)("%s: rejects a malformed key", async (field, row) => {
    for (const key of ["", "short", "with space 1234567", "a".repeat(65), "ünïcödé-1234567890"])
      expect(await sent(dana, field, row, key), key).toContain("IDEMPOTENCY_KEY_INVALID");
  });
});
