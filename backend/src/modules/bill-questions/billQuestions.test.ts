import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/billQuestions";
import { sumCents } from "@portico/rules/money";
import { supportCases as limits } from "@portico/rules/serviceConstants";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { owingNow } from "../billing/billing.reads.ts";
import { newestMessages } from "../messages/messages.reads.ts";
import { statementsOf } from "../statements/statements.reads.ts";

type Schemas = components["schemas"];
type Question = Schemas["BillQuestion"] & { code?: string };

const harborStreet = "8347201180";
let backend: TestBackend;
let statementId: string;
beforeAll(async () => {
  backend = await openBackend();
  statementId = (await statementsOf(backend.database, harborStreet)).at(-1)?.id ?? "";
});
afterAll(() => backend.close());

const base = () => `/api/pub/bill-questions/v1/statements/${statementId}`;
const own = () => ({ accountId: harborStreet, idempotencyKey: randomUUID() });

async function statementFor(client: TestClient): Promise<Schemas["QuestionedStatement"]> {
  return (await client.get(`${base()}?accountId=${harborStreet}`)).json() as Promise<Schemas["QuestionedStatement"]>;
}

async function lineCalled(client: TestClient, code: Schemas["LineCode"]): Promise<Schemas["QuestionedLine"]> {
  const line = (await statementFor(client)).lines.find((each) => each.code === code);
  if (!line) throw new Error(`no line ${code}`);
  return line;
}

async function send(client: TestClient, path: string, body: object) {
  const response = await client.send("POST", `${base()}/lines/${path}`, body);
  return { status: response.status, body: (await response.json()) as Question };
}

async function balance(): Promise<number> {
  const { amountDue, creditBalance } = await owingNow(backend.database, harborStreet, backend.clock.today());
  return amountDue - creditBalance;
}

test("[B24 partly] a question is answered by customer service with a credit, which lowers the balance at once and is told by e-mail", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  const gina = await TestClient.signedIn(backend, "gina");
  const { position, amount } = await lineCalled(dana, "VOICE_LINES");
  const asked = await send(dana, `${position}/messages`, { ...own(), body: "Why four lines? We canceled one. " });
  expect(asked).toMatchObject({
    status: 201,
    body: { state: "RECEIVED", version: 1, maxCredit: amount, messages: [{ from: "CUSTOMER", firstName: "Dana" }] },
  });
  const before = await balance();
  const answer = { ...own(), body: "You are right. We credited one line.", credit: 2_000, version: 1 };
  const answered = await send(gina, `${position}/answers`, answer);
  expect(answered).toMatchObject({
    status: 201,
    body: {
      state: "ANSWERED",
      version: 2,
      maxCredit: amount - 2_000,
      messages: [{}, { from: "AGENT", credit: 2_000 }],
    },
  });
  // A repeat is the same answer: nothing is credited twice.
  expect((await send(gina, `${position}/answers`, answer)).body).toEqual(answered.body);
  expect(await balance()).toBe(before - 2_000);
  const told = (await newestMessages(backend.database)).filter(({ kind }) => kind === "BILL_QUESTION");
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/\$20\.00[\s\S]*\/charges\//);
  expect(told[0]?.text).not.toContain("You are right");
  const more = await send(dana, `${position}/messages`, { ...own(), body: "Thank you. And the months before?" });
  expect(more.body).toMatchObject({ state: "RECEIVED", version: 3 });
});

test("[B24 partly] credits of a line are at most what it charged, and nothing is credited when somebody wrote meanwhile", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  const gina = await TestClient.signedIn(backend, "gina");
  const { position, amount } = await lineCalled(dana, "INTERNET_PLAN");
  await send(dana, `${position}/messages`, { ...own(), body: "Is this our plan?" });
  const before = await balance();
  const answers = (credit: number | null, version: number) =>
    send(gina, `${position}/answers`, { ...own(), body: "Yes.", credit, version });
  expect(await answers(amount + 1, 1)).toMatchObject({ status: 422, body: { code: "CREDIT_TOO_LARGE" } });
  expect(await answers(100, 2)).toMatchObject({ status: 412, body: { code: "CONFLICT" } });
  expect(await balance()).toBe(before);
  expect((await answers(amount, 1)).body.maxCredit).toBe(0);
  expect(await answers(1, 2)).toMatchObject({ status: 422, body: { code: "CREDIT_TOO_LARGE" } });
  expect(await balance()).toBe(before - amount);
});

test("[B24 partly] only customer service answers, and it asks nothing; another customer finds no statement", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  const gina = await TestClient.signedIn(backend, "gina");
  const { position, question } = await lineCalled(dana, "COMMUNICATIONS_TAX");
  expect(question).toMatchObject({ state: "RECEIVED", version: 1 });
  const answer = { ...own(), body: "For me.", credit: 1, version: 1 };
  expect((await send(dana, `${position}/answers`, answer)).status).toBe(403);
  expect((await send(gina, `${position}/messages`, { ...own(), body: "?" })).status).toBe(403);
  expect([(await statementFor(dana)).role, (await statementFor(gina)).role]).toEqual(["ASKS", "ANSWERS"]);
  const pat = await TestClient.signedIn(backend, "pat");
  expect((await pat.get(`${base()}?accountId=${harborStreet}`)).status).toBe(404);
  expect((await pat.get(`${base()}?accountId=8347201206`)).status).toBe(404);
});

test("[B24 partly] an empty message, one too many and an unknown line are refused", { tags: "full" }, async () => {
  const sam = await TestClient.signedIn(backend, "sam");
  const { position } = await lineCalled(sam, "EMERGENCY_FEE");
  const ask = (body: string, at = position) => send(sam, `${at}/messages`, { ...own(), body });
  expect(await ask("  \n")).toMatchObject({ status: 422, body: { code: "TEXT_INVALID" } });
  expect((await lineCalled(sam, "EMERGENCY_FEE")).question).toBeNull();
  expect((await ask("What is this?", 999)).status).toBe(404);
  for (let count = 1; count <= limits.maxMessages; count += 1) expect((await ask(`${count}`)).status).toBe(201);
  expect(await ask("more")).toMatchObject({ status: 409, body: { code: "TOO_MANY_QUESTION_MESSAGES" } });
});

test(
  "[B24 partly] a credit is in the activity log and among the adjustments of the next statement",
  { tags: "full" },
  async () => {
    const dana = await TestClient.signedIn(backend, "dana");
    const gina = await TestClient.signedIn(backend, "gina");
    const { position } = await lineCalled(dana, "COMMUNICATIONS_TAX");
    await send(gina, `${position}/answers`, { ...own(), body: "A mistake of ours.", credit: 150, version: 1 });
    const log = await (await dana.get(`/api/pub/users/v1/accounts/${harborStreet}/activity-log?locale=en-US`)).text();
    expect(log).toContain("Credited $1.50 for a charge on a bill: Communications tax");
    const { lines } = await statementFor(dana);
    const credits = lines.flatMap(({ question }) => question?.messages.map(({ credit }) => credit ?? 0) ?? []);
    backend.clock.advance(30 * 86_400);
    await backend.issueStatements();
    expect((await statementsOf(backend.database, harborStreet)).at(-1)?.adjustments).toBe(sumCents(credits));
  },
);
