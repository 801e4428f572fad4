import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../testing/openBackend.ts";
import { Payer } from "../../testing/payer.ts";

let backend: TestBackend;
let theo: Payer;
beforeAll(async () => {
  backend = await openBackend();
  theo = await Payer.signIn(backend, "theo");
});
afterAll(() => backend.close());

type Statement = { text: string; values?: unknown[] };

/** Records the statements outside transactions while a function runs. */
async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const client = Reflect.get(backend.database, "$client") as { query: (...asked: unknown[]) => unknown };
  const own = client.query.bind(client);
  const found: string[] = [];
  client.query = (asked, ...rest) => {
    const { text } = asked as Statement;
    found.push(JSON.stringify([text, (asked as Statement).values ?? rest[0]]));
    return own(asked, ...rest);
  };
  try {
    await work();
  } finally {
    client.query = own;
  }
  return found.filter((statement) => statement.startsWith('["select'));
}

const repeated = (statements: string[]) => statements.filter((each, index) => statements.indexOf(each) !== index);

const accountFields = `id amountDue dueDate autoPayEnrolled
  status { headline amountDue scheduled { paymentId } autoPay { charge { date amount } } service { state mobile } mayPay { suggested } }
  suspension { restoredBy } mobileStatus
  autoPay { enrolments { service } nextDebit { amount } refusal }
  paymentOptions { earliestDate lastDate } overlaps { id }
  scheduledPayments { id } payingRefusal { __typename }`;

test("a page of an account reads each row once, however many of its fields need it", async () => {
  const query = `query Page($id: ID!) { billing(accountId: $id) { ${accountFields} } }`;
  await theo.graph(query, { id: theo.accountId });
  let answer: unknown;
  const statements = await statementsDuring(async () => {
    answer = await theo.graph(query, { id: theo.accountId });
  });
  expect(answer).toMatchObject({ data: { billing: { id: theo.accountId, autoPayEnrolled: true } } });
  expect(statements.length, "the page reads the database").toBeGreaterThan(10);
  expect(repeated(statements)).toEqual([]);
});

test("a second request sees what has changed since the first", async () => {
  const query = "query Name($id: ID!) { billing(accountId: $id) { id nickname } }";
  const rename = `mutation Rename($input: RenameAccountInput!) { renameAccount(input: $input) {
    ... on AccountRenamed { account { id nickname } } } }`;
  await theo.graph(query, { id: theo.accountId });
  const renamed = await theo.graph(rename, { input: { accountId: theo.accountId, nickname: "Front counter" } });
  expect(renamed.data?.["renameAccount"]).toMatchObject({ account: { nickname: "Front counter" } });
  const { data } = await theo.graph(query, { id: theo.accountId });
  expect(data?.["billing"]).toMatchObject({ nickname: "Front counter" });
});

test("the answer to a change shows the account after it, and reads each row of it once", async () => {
  const change = `mutation Paperless($input: PaperlessInput!) { setPaperless(input: $input) { paperlessEnrolled ${accountFields} } }`;
  const input = { accountId: theo.accountId, enrolled: false };
  await theo.graph(change, { input });
  let answer: Awaited<ReturnType<Payer["graph"]>> | undefined;
  const statements = await statementsDuring(async () => {
    answer = await theo.graph(change, { input });
  });
  expect(answer?.data?.["setPaperless"]).toMatchObject({ id: theo.accountId, paperlessEnrolled: false });
  expect(repeated(statements)).toEqual([]);
});
