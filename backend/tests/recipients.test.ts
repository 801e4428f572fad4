import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openMailServer, type MailServer } from "../testing/mailServer.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer, type Json } from "../testing/payer.ts";
import { readText } from "../testing/readPdf.ts";
import { services } from "../src/modules/account/account.tables.ts";
import { users } from "../src/modules/identity/identity.tables.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";
import { statementRecipients } from "../src/modules/statements/recipients.tables.ts";
import { billingCycles } from "../src/modules/statements/statements.tables.ts";

let backend: TestBackend;
let server: MailServer;
let payer: Payer;
let username: string;
beforeAll(async () => {
  [backend, server] = await Promise.all([openBackend(), openMailServer()]);
});
afterAll(() => Promise.all([backend.close(), server.close()]));
beforeEach(async () => {
  Object.assign(backend.config, { mail: server.mail, demo: true });
  await backend.database.delete(messages);
  await backend.database.delete(statementRecipients);
  server.received.length = 0;
  username = (await newCustomer(backend, 0)).username;
  payer = await Payer.signIn(backend, username);
});

type Recipient = { id: string; address: string; locale: string; addedBy: string };

async function tell(operation: string, type: string, input: object, fields: string): Promise<Json> {
  const { data, errors } = await payer.graph(
    `mutation M($input: ${type}!) { ${operation}(input: $input) { ${fields} } }`,
    { input: { accountId: payer.accountId, ...input } },
  );
  if (errors) throw new Error(errors.map(({ extensions }) => extensions.code).join("; "));
  return data?.[operation] ?? null;
}

const added =
  "__typename ... on StatementRecipientAdded { recipientId account { id } } ... on StatementRecipientRefusal { code }";
const add = (address: string, locale = "en-US") =>
  tell("addStatementRecipient", "NewStatementRecipientInput", { address, locale }, added) as Promise<{
    recipientId: string;
    code?: string;
  }>;
const remove = (recipientId: string) =>
  tell("removeStatementRecipient", "StatementRecipientInput", { recipientId }, "id");

async function account(): Promise<{ canSendMessages: boolean; statementRecipients: Recipient[] }> {
  const { data } = await payer.graph(
    "query R($id: ID!) { billing(accountId: $id) { canSendMessages statementRecipients { id address locale addedBy } } }",
    { id: payer.accountId },
  );
  return data?.["billing"] as unknown as { canSendMessages: boolean; statementRecipients: Recipient[] };
}

/** Adds an internet connection whose first month ends on a day, and a second one a month later. */
async function subscribe(): Promise<void> {
  const { accountId } = payer;
  backend.clock.set(new Date("2026-11-21T15:00:00.000Z"));
  await backend.database.insert(services).values({
    id: `${accountId}-internet`,
    accountId,
    position: 0,
    key: "INTERNET",
    serviceType: "internet",
    status: "Active",
    downloadMbps: 300,
  });
  await backend.database
    .insert(billingCycles)
    .values({ accountId, periodFrom: "2026-10-24", nextStatementDate: "2026-11-24" });
}

async function sentBy(date: string) {
  backend.clock.set(new Date(`${date}T17:00:00.000Z`));
  await Promise.all([backend.issueStatements(), backend.issueStatements()]);
  await backend.sendMessages();
  return [...server.received].sort((a, b) => ((a.recipients[0] ?? "") < (b.recipients[0] ?? "") ? -1 : 1));
}

describe("[B14 partly] each new statement", () => {
  test("is sent once to each address, as a PDF, in the chosen language, with how to unsubscribe", async () => {
    await subscribe();
    await add("kim@books.example");
    await add("lee@books.example", "es-US");
    const [kim, lee, ...more] = await sentBy("2026-11-24");
    expect(more).toEqual([]);
    expect(kim).toMatchObject({
      recipients: ["kim@books.example"],
      subject: "Harbor Street Bakery: statement of November 24, 2026",
    });
    expect(lee).toMatchObject({
      recipients: ["lee@books.example"],
      subject: "Harbor Street Bakery: estado de cuenta del 24 de noviembre de 2026",
    });
    expect(kim?.text).toMatch(/Amount due: \$89\.00 by December 15, 2026[^]*To stop, ask Harbor Street Bakery/);
    expect(kim?.text).not.toContain(payer.accountId);
    expect(kim?.files.map(({ name, type }) => [name, type])).toEqual([["statement-2026-11-24.pdf", "application/pdf"]]);
    expect(
      [readText(kim!.files[0]!.bytes), readText(lee!.files[0]!.bytes)].map((text) => /Total|Cargos/.exec(text)?.[0]),
    ).not.toContain(undefined);
    expect(readText(lee!.files[0]!.bytes)).toMatch(/24 de noviembre|24 nov/);
    expect(backend.logs.filter((line) => /books\.example/.test(line))).toEqual([]);
  });

  test("is not sent to removed recipients, nor for months before a recipient was added; skipped months are all sent", async () => {
    await subscribe();
    await sentBy("2026-11-24");
    const { recipientId } = await add("kim@books.example");
    expect(server.received).toEqual([]);
    await sentBy("2027-01-25");
    expect(server.received.map(({ subject }) => subject.split("of ")[1]).sort()).toEqual([
      "December 14, 2026",
      "January 14, 2027",
    ]);
    await remove(recipientId);
    await sentBy("2027-02-25");
    expect(server.received).toHaveLength(2);
  });
});

describe("[B14 partly] the list", () => {
  test("has the recipients in order of creation, with language and author; removing is idempotent, and does not affect other accounts", async () => {
    const { recipientId } = await add(" kim@books.example ");
    await add("lee@books.example", "es-US");
    const other = await Payer.signIn(backend, (await newCustomer(backend, 0)).username);
    const foreign = await other.graph(
      "mutation R($input: StatementRecipientInput!) { removeStatementRecipient(input: $input) { id } }",
      { input: { accountId: other.accountId, recipientId } },
    );
    expect(foreign.errors).toBeUndefined();
    expect((await account()).statementRecipients).toMatchObject([
      { address: "kim@books.example", locale: "en-US", addedBy: "Dana" },
      { address: "lee@books.example", locale: "es-US" },
    ]);
    await remove(recipientId);
    await remove(recipientId);
    await remove("not-an-id");
    expect((await account()).statementRecipients.map(({ address }) => address)).toEqual(["lee@books.example"]);
  });

  test("accepts each address once and at most five, also under concurrency", async () => {
    expect(await add("Kim@books.example")).toMatchObject({ recipientId: expect.any(String) });
    expect(await add("kim@BOOKS.example", "es-US")).toMatchObject({ code: "ALREADY_THERE" });
    const answers = await Promise.all(Array.from({ length: 7 }, (_, number) => add(`reader${number}@books.example`)));
    expect(answers.filter(({ code }) => code === "TOO_MANY")).toHaveLength(3);
    expect((await account()).statementRecipients).toHaveLength(5);
  });

  test.each(["", "kim", "kim@books", "kim@books.example\nBcc: lee@books.example", `${"x".repeat(300)}@books.example`])(
    "rejects %j",
    async (address) => {
      expect(await add(address)).toMatchObject({ code: "ADDRESS_INVALID" });
      expect((await account()).statementRecipients).toEqual([]);
    },
  );

  test("rejects an unsupported language", async () => {
    await expect(add("kim@books.example", "fr-FR")).rejects.toThrow("INVALID_REQUEST");
  });

  test("cannot be changed by staff, nor without message delivery", async () => {
    await backend.database.update(users).set({ userType: "BOBO" }).where(eq(users.username, username));
    expect(await add("kim@books.example")).toMatchObject({ code: "STAFF" });
    await backend.database
      .update(users)
      .set({ userType: "CUSTOMER", invented: false })
      .where(eq(users.username, username));
    Object.assign(backend.config, { mail: undefined, demo: false });
    expect([await add("kim@books.example"), await account()]).toMatchObject([
      { code: "UNAVAILABLE" },
      { canSendMessages: false, statementRecipients: [] },
    ]);
  });
});
