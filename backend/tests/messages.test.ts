import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openMailServer, type MailServer } from "../testing/mailServer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { readText } from "../testing/readPdf.ts";
import { statements } from "../src/modules/statements/statements.tables.ts";
import { deleteExpired } from "../src/jobs.ts";
import { claimMessage, endMessage } from "../src/modules/messages/messages.repository.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";
import { sendMessages, startMessenger } from "../src/modules/messages/messages.sender.ts";
import { queueMessage, type Message } from "../src/modules/messages/messages.writes.ts";

let backend: TestBackend;
let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
  backend = await openBackend({ config: { mail: server.mail } });
});
afterAll(() => Promise.all([backend.close(), server.close()]));
beforeEach(async () => {
  await backend.database.delete(messages);
  server.received.length = 0;
  Object.assign(backend.config, { mail: server.mail, demo: true });
});

const said: Message = {
  kind: "PAYMENT_OUTCOME",
  address: "kim@books.example",
  locale: "es-US",
  subject: "Pago recibido: $12.50",
  text: "Se recibió un pago.\nNúmero: 7",
};

const write = (changes: Partial<Message> = {}) =>
  backend.database.transaction((tx) => queueMessage(backend.deps, tx, { ...said, ...changes }));
const rows = () => backend.database.select().from(messages).orderBy(messages.id);
const states = async () => (await rows()).map(({ state }) => state);

/** The log as an operator sees it. */
const logged = () =>
  backend.logs
    .filter((line) => line.includes("messageId"))
    .map((line) => JSON.parse(line) as { state?: string; errorCode?: string; tries: number });

describe("a message", () => {
  test("is delivered as written, in its language, from the configured sender, and is marked as not to be answered", async () => {
    await write();
    await backend.sendMessages();
    const [mail] = server.received;
    expect(mail).toMatchObject({
      recipients: ["kim@books.example"],
      subject: said.subject,
      text: said.text,
      files: [],
    });
    const headers = ["from", "to", "content-language", "auto-submitted"].map((name) => mail?.headers.get(name));
    expect(headers).toEqual(["Portico <billing@portico.example>", "kim@books.example", "es-US", "auto-generated"]);
    expect(mail?.headers.get("message-id")).toMatch(/^<\d+\.\d+@portico\.example>$/);
    expect(await states()).toEqual(["SENT"]);
    await backend.sendMessages();
    expect(server.received).toHaveLength(1);
  });

  test("is not sent when its transaction rolls back", async () => {
    const undone = backend.database.transaction(async (tx) => {
      await queueMessage(backend.deps, tx, said);
      throw new Error("not done");
    });
    await expect(undone).rejects.toThrow("not done");
    expect(await rows()).toEqual([]);
  });

  test("is deduplicated per address", async () => {
    for (const address of ["kim@books.example", "lee@books.example", "kim@books.example"])
      await write({ about: "payment pay_1", address });
    await write();
    await write();
    await backend.sendMessages();
    expect(server.received.map(({ recipients }) => recipients[0]).sort()).toEqual([
      "kim@books.example",
      "kim@books.example",
      "kim@books.example",
      "lee@books.example",
    ]);
  });

  test("is sent once by any number of processes", async () => {
    for (let number = 0; number < 25; number += 1) await write({ address: `reader${number}@books.example` });
    await Promise.all([backend.sendMessages(), backend.sendMessages(), backend.sendMessages()]);
    expect(new Set(server.received.map(({ recipients }) => recipients[0])).size).toBe(25);
    expect([server.received.length, new Set(await states())]).toEqual([25, new Set(["SENT"])]);
  });

  test("has an attachment that is generated when it is sent", async () => {
    const [statement] = await backend.database.select().from(statements).limit(1);
    const { accountId, id: statementId } = statement!;
    await write({ attachment: { kind: "statement", accountId, statementId, site: "business", locale: "es-US" } });
    await backend.sendMessages();
    const [file] = server.received[0]!.files;
    expect([file?.type, file?.name]).toEqual([
      "application/pdf",
      expect.stringMatching(/^[a-z-]+\d{4}-\d{2}-\d{2}\.pdf$/),
    ]);
    expect(readText(file!.bytes)).toContain(accountId);
  });

  test("whose attachment cannot be generated is retried, and the log says so", async () => {
    await write({
      attachment: { kind: "statement", accountId: "1", statementId: "none", site: "business", locale: "es-US" },
    });
    await backend.sendMessages();
    expect([server.received, await states(), logged().at(-1)?.errorCode]).toEqual([[], ["WAITING"], "NO_FILE"]);
  });
});

describe("mail server errors", () => {
  test("a rejected address ends there; the others are delivered, and no address is logged", async () => {
    server.behaviour.refuses.set("gone@books.example", 550);
    for (const address of ["gone@books.example", "kim@books.example"]) await write({ address });
    await backend.sendMessages();
    expect([await states(), server.received.map(({ recipients }) => recipients[0])]).toEqual([
      ["REFUSED", "SENT"],
      ["kim@books.example"],
    ]);
    expect(logged().find(({ state }) => state === "REFUSED")).toMatchObject({
      errorCode: "EENVELOPE 550 RCPT TO",
      tries: 1,
    });
    expect(backend.logs.filter((line) => /books\.example|recibi|12\.50/.test(line))).toEqual([]);
  });

  test("a full mailbox is retried with backoff until it accepts the message", async () => {
    server.behaviour.refuses.set("full@books.example", 452);
    await write({ address: "full@books.example" });
    for (const [pause, tries] of [
      [0, 1],
      [14, 1],
      [1, 2],
      [29, 2],
      [1, 3],
    ] as const) {
      backend.securityClock.advance(pause);
      await backend.sendMessages();
      expect((await rows())[0]).toMatchObject({ state: "WAITING", tries });
    }
    server.behaviour.refuses.clear();
    backend.securityClock.advance(60);
    await backend.sendMessages();
    expect(await states()).toEqual(["SENT"]);
  });

  test("during an outage messages wait; they are sent later with the same id, or given up after a day", async () => {
    const away = await openMailServer();
    const port = Number(new URL(away.mail.url).port);
    await away.close();
    Object.assign(backend.config, { mail: away.mail });
    await write();
    await write({
      address: "short@books.example",
      validUntil: new Date(backend.securityClock.now().getTime() + 600_000),
    });
    await backend.sendMessages();
    expect([await states(), logged().at(-1)?.errorCode]).toEqual([
      ["WAITING", "WAITING"],
      expect.stringMatching(/^ESOCKET|^ECONN/),
    ]);
    backend.securityClock.advance(600);
    await backend.sendMessages();
    expect(await states()).toEqual(["WAITING", "GIVEN_UP"]);
    const back = await openMailServer(port);
    backend.securityClock.advance(3_600);
    await backend.sendMessages();
    expect([await states(), back.received.length]).toEqual([["SENT", "GIVEN_UP"], 1]);
    await back.close();
    await write({ address: "late@books.example" });
    backend.securityClock.advance(86_400);
    await backend.sendMessages();
    expect([(await states()).at(-1), logged().at(-1)]).toEqual([
      "GIVEN_UP",
      expect.objectContaining({ state: "GIVEN_UP", tries: 0 }),
    ]);
  });

  test("a server that stops responding times out, and does not delay other messages", { tags: "full" }, async () => {
    server.behaviour.silentAt.add("silent@books.example");
    Object.assign(backend.config, { mail: { ...server.mail, url: `${server.mail.url}?socketTimeout=3000` } });
    await write({ address: "silent@books.example" });
    for (let number = 0; number < 6; number += 1) await write({ address: `reader${number}@books.example` });
    await backend.sendMessages();
    expect([(await states()).sort(), server.received.length]).toEqual([
      [...Array<string>(6).fill("SENT"), "WAITING"],
      6,
    ]);
    expect(logged().find(({ errorCode }) => errorCode?.startsWith("ETIMEDOUT"))).toBeDefined();
  });

  test("a claim takes one message, under every query plan", async () => {
    for (const reader of ["ann", "ben", "cleo"]) await write({ address: `${reader}@books.example` });
    const now = backend.securityClock.now();
    await backend.database.transaction(async (tx) => {
      // Forces a plan that evaluates the subquery again for each row.
      for (const way of ["hashjoin", "mergejoin", "hashagg", "sort", "material", "memoize"])
        await tx.execute(`set local enable_${way} = off`);
      expect(await claimMessage(tx, now, new Date(now.getTime() + 120_000))).toMatchObject({
        address: "ann@books.example",
      });
    });
    expect((await rows()).map(({ tries }) => tries).sort()).toEqual([0, 0, 1]);
  });

  test("a crashed sender's message is taken over by another; a sender that returns too late changes nothing", async () => {
    await write();
    const now = backend.securityClock.now();
    const died = await claimMessage(backend.database, now, new Date(now.getTime() + 120_000));
    await backend.sendMessages();
    expect(server.received).toEqual([]);
    backend.securityClock.advance(120);
    await backend.sendMessages();
    expect([server.received.length, await states()]).toEqual([1, ["SENT"]]);
    await endMessage(backend.database, died!, "REFUSED", true);
    expect(await states()).toEqual(["SENT"]);
  });
});

describe("a backlog", () => {
  const soon = () => new Date(backend.securityClock.now().getTime() + 600_000);
  const fill = async (count: number, changes: Partial<Message> = {}) => {
    for (let number = 0; number < count; number += 1)
      await write({ ...changes, address: `reader${number}@books.example` });
  };

  test.each(["PASSCODE", "SECURITY"] as const)("is overtaken by a message of the kind %s", async (kind) => {
    await fill(9, { kind: "STATEMENT" });
    await write({ kind, address: "code@books.example" });
    await backend.sendMessages();
    const order = server.received.map(({ recipients }) => recipients[0]);
    expect(order).toHaveLength(10);
    expect(order.indexOf("code@books.example")).toBeLessThan(4);
  });

  test("reports its progress with each message, and a code that expires meanwhile is given up, not sent", async () => {
    await fill(5, { kind: "PASSCODE", validUntil: soon() });
    const heartbeat = vi.fn(() => backend.securityClock.advance(601));
    await sendMessages(backend.deps, { heartbeat });
    expect([server.received.length, heartbeat.mock.calls.length]).toEqual([4, 4]);
    await backend.sendMessages();
    expect((await states()).sort()).toEqual(["GIVEN_UP", "SENT", "SENT", "SENT", "SENT"]);
    expect(server.received).toHaveLength(4);
  });

  test("is left to the next start by a process that stops", async () => {
    await fill(16);
    server.behaviour.slowness = 300;
    const stop = startMessenger(backend.deps);
    await expect.poll(() => server.received.length).toBeGreaterThan(0);
    await stop();
    server.behaviour.slowness = 0;
    expect(new Set(await states())).toEqual(new Set(["SENT", "WAITING"]));
  });
});

describe("retention", () => {
  test("outside the demo subject and text are erased with the final state, and the row after thirty days", async () => {
    backend.config.demo = false;
    await write();
    expect((await rows())[0]).toMatchObject({ subject: said.subject, text: said.text });
    await backend.sendMessages();
    expect((await rows())[0]).toMatchObject({ state: "SENT", subject: null, text: null });
    backend.securityClock.advance(30 * 86_400);
    await deleteExpired(backend.deps);
    expect(await rows()).toEqual([]);
  });

  test("in the demo without a mail server messages are kept for reading and never sent; with one they can be read too", async () => {
    backend.config.mail = undefined;
    await write();
    await backend.sendMessages();
    backend.config.mail = server.mail;
    await write({ subject: "Second" });
    await backend.sendMessages();
    expect(await states()).toEqual(["KEPT", "SENT"]);
    const shown = (await (await backend.browser().fetch("/demo/messages")).json()) as object[];
    expect(shown).toMatchObject([
      { subject: "Second" },
      { to: said.address, kind: said.kind, locale: "es-US", subject: said.subject, text: said.text, attachment: null },
    ]);
    expect(server.received).toHaveLength(1);
  });

  test("without delivery, outside the demo, nothing is written", async () => {
    Object.assign(backend.config, { mail: undefined, demo: false });
    await write();
    expect(await backend.database.select().from(messages).where(eq(messages.address, said.address))).toEqual([]);
  });
});
