import type { MailPage, MarkedMailMessage, OpenedMailMessage, Webmail } from "@portico/openapi/webmail.resolvers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { naughty } from "../../../testing/naughtyStrings.ts";
import { TestClient } from "../../../testing/testClient.ts";

const anchorRow = "8347207617";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

type Answer<T> = { data: T | null; errors?: { extensions: { code: string } }[] };

async function ask<T>(client: TestClient, query: string): Promise<Answer<T>> {
  return (await (await client.send("POST", "/webmail/graphql", { query })).json()) as Answer<T>;
}
const fields = "id sender subject receivedAt isRead preview";
const query = (accountId: string) =>
  `{ webmail(accountId: "${accountId}") { timeZone hasEmail mailboxes { id address isShared unreadCount storageUsedMegabytes storageLimitMegabytes pages messages { ${fields} } } } }`;
const listed = async (username: string) =>
  (await ask<{ webmail: Webmail }>(await TestClient.signedIn(backend, username), query(anchorRow))).data?.webmail;
const refusal = async (username: string, accountId: string) =>
  (await ask(await TestClient.signedIn(backend, username), query(accountId))).errors?.[0]?.extensions.code;
const mark = async (username: string, messageId: string, isRead: boolean) =>
  ask<{ markMailMessage: MarkedMailMessage }>(
    await TestClient.signedIn(backend, username),
    `mutation { markMailMessage(input: { accountId: "${anchorRow}", messageId: "${messageId}", isRead: ${isRead} }) { message { ${fields} } mailbox { address unreadCount } } }`,
  );
const opened = async (username: string, messageId: string) =>
  ask<{ mailMessage: OpenedMailMessage }>(
    await TestClient.signedIn(backend, username),
    `{ mailMessage(accountId: "${anchorRow}", messageId: "${messageId}") { mailboxAddress senderAddress text message { ${fields} } } }`,
  );
const pageOf = async (username: string, mailboxId: string, page: number) =>
  ask<{ mailPage: MailPage }>(
    await TestClient.signedIn(backend, username),
    `{ mailPage(accountId: "${anchorRow}", mailboxId: "${mailboxId}", page: ${page}) { page mailbox { id } messages { ${fields} } } }`,
  );

test("[SERV-12 partly] a message is opened with its text and the sender's address, which does not mark it", async () => {
  const { data } = await opened("nico", "MB-207617-hello-1");
  expect(data?.mailMessage).toMatchObject({
    mailboxAddress: "hello@anchor-row.example",
    senderAddress: "marina.cole@pierside.example",
    text: expect.stringMatching(/^Good morning,\n\nWe moved our two skiffs/),
    message: {
      isRead: false,
      preview: "Good morning, We moved our two skiffs from the north dock to Pierside last…",
    },
  });
});

test("[SERV-12 partly] a message of another person, and one that has yet to arrive, can't be opened", async () => {
  for (const id of ["MB-207617-sofia-1", "MB-207617-hello-6", "MB-none"])
    expect((await opened("nico", id)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

test("[SERV-12 partly] a preview is one line, and is not cut inside a character", async () => {
  await backend.database.execute(
    sql`update mail_messages set text = ${`a\n\n${"👍".repeat(200)}`} where id = 'MB-207617-nico-2'`,
  );
  const { data } = await opened("nico", "MB-207617-nico-2");
  expect(data?.mailMessage.message.preview).toBe(`a ${"👍".repeat(78)}…`);
});

test("[SERV-12 partly] owners see every mailbox, their own first, and read the shared one and their own", async () => {
  const webmail = await listed("sofia");
  expect(webmail?.mailboxes.map(({ address, isShared, messages }) => [address, isShared, messages?.length])).toEqual([
    ["sofia@anchor-row.example", false, 3],
    ["hello@anchor-row.example", true, 5],
    ["nico@anchor-row.example", false, undefined],
  ]);
  expect(webmail?.mailboxes[1]).toMatchObject({ unreadCount: 3, storageUsedMegabytes: 11_400 });
  expect(webmail?.mailboxes[1]?.messages?.[0]).toMatchObject({ sender: "Marina Cole", isRead: false });
});

test("[SERV-12 partly] a standard user sees the shared mailbox and the own one alone", async () => {
  const webmail = await listed("nico");
  expect(webmail?.mailboxes.map(({ address }) => address)).toEqual([
    "nico@anchor-row.example",
    "hello@anchor-row.example",
  ]);
});

test("[SERV-12 partly] a message that is marked changes its mailbox's count; one of another person is not found", async () => {
  const marked = (await mark("nico", "MB-207617-nico-1", true)).data?.markMailMessage;
  expect(marked).toMatchObject({ message: { isRead: true }, mailbox: { unreadCount: 1 } });
  expect((await mark("nico", "MB-207617-nico-1", false)).data?.markMailMessage.mailbox.unreadCount).toBe(2);
  expect((await mark("nico", "MB-207617-sofia-1", true)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await mark("nico", "MB-207617-hello-6", true)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

test(
  "[SERV-12 partly] whatever a sender writes is returned unchanged, and changes no other message",
  { tags: "full" },
  async () => {
    const before = (await listed("sofia"))?.mailboxes[0]?.messages ?? [];
    const written = naughty.filter((text) => !text.includes("\0") && text.isWellFormed());
    const own = sql`(select id from mailboxes where address = 'sofia@anchor-row.example')`;
    for (const [place, text] of written.entries())
      await backend.database.execute(
        sql`insert into mail_messages (id, mailbox_id, sender, subject, text, received_at, is_read, is_announced)
        values (${`naughty-${place}`}, ${own}, ${text}, ${text}, ${text}, ${new Date(Date.UTC(2020, 0, 1, 0, place)).toISOString()}, false, true)`,
      );
    const after = (await listed("sofia"))?.mailboxes[0]?.messages ?? [];
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ sender, subject }) => [sender, subject])).toEqual(
      written.map((text) => [text, text]).toReversed(),
    );
    for (const [place, text] of written.entries())
      expect((await opened("sofia", `naughty-${place}`)).data?.mailMessage.text).toBe(text);
    expect((await mark("sofia", "naughty-0", true)).data?.markMailMessage.message).toMatchObject({
      subject: "",
      isRead: true,
    });
    await backend.database.execute(sql`delete from mail_messages where id like 'naughty-%'`);
  },
);

test("[SERV-12 partly] messages beyond the newest 50 of a mailbox are on its next pages; of another person there are none", async () => {
  await backend.database.execute(
    sql`insert into mail_messages (id, mailbox_id, sender, subject, text, received_at, is_read, is_announced)
      select 'older-' || n, (select id from mailboxes where address = 'hello@anchor-row.example'), 'A', 'B', 'C',
        '2020-01-01T00:00:00Z'::timestamptz + n * interval '1 minute', false, true from generate_series(1, 96) n`,
  );
  const mailbox = (await listed("sofia"))?.mailboxes.find(({ isShared }) => isShared);
  expect([mailbox?.messages?.length, mailbox?.pages]).toEqual([50, 3]);
  const pages = await Promise.all([1, 2, 3, 9].map((page) => pageOf("sofia", mailbox?.id ?? "", page)));
  expect(pages.map(({ data }) => [data?.mailPage.page, data?.mailPage.messages.length])).toEqual([
    [1, 50],
    [2, 50],
    [3, 1],
    [3, 1],
  ]);
  const reached = pages.flatMap(({ data }) => data?.mailPage.messages ?? []);
  expect(new Set(reached.map(({ id }) => id)).size).toBe(101);
  const colleague = (await listed("sofia"))?.mailboxes.find(({ messages }) => messages === null);
  expect((await pageOf("sofia", colleague?.id ?? "", 1)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  await backend.database.execute(sql`delete from mail_messages where id like 'older-%'`);
});

test("[SERV-12 partly] a consumer is a customer: email is for both, and not for an agent", async () => {
  const asNico = async (userType: "CONSUMER" | "CSR" | "CUSTOMER") => {
    await backend.database.execute(sql`update users set user_type = ${userType} where username = 'nico'`);
    return refusal("nico", anchorRow);
  };
  expect([await asNico("CONSUMER"), await asNico("CSR"), await asNico("CUSTOMER")]).toEqual([
    undefined,
    "NOT_ALLOWED",
    undefined,
  ]);
});

test("[SERV-12 partly] email arrives by the business clock", async () => {
  backend.clock.advance(5 * 60);
  const shared = (await listed("nico"))?.mailboxes.find(({ isShared }) => isShared);
  expect(shared).toMatchObject({ unreadCount: 4 });
  expect(shared?.messages?.[0]).toMatchObject({ sender: "Dock Nine Café" });
});

test("[SERV-12 partly] an account without email has no mailboxes; another customer's is not found", async () => {
  const { data } = await ask(await TestClient.signedIn(backend, "dana"), query("8347201180"));
  expect(data).toMatchObject({ webmail: { hasEmail: false, mailboxes: [] } });
  expect(await refusal("dana", anchorRow)).toBe("NOT_FOUND");
});
