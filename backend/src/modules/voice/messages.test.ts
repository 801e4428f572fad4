import { eq } from "drizzle-orm";
import type { components } from "@portico/openapi/voice";
import type { VoiceMessage, VoiceMessages } from "@portico/openapi/voxcon.resolvers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { removeDeletedMessages } from "./messages.service.ts";
import { voiceMessages } from "./messages.tables.ts";
import { voiceLines } from "./voice.tables.ts";

const accountId = "8347201180";
const counter = "8575550100";
const fields =
  "id kind telephoneNumber receivedAt caller callerName seconds pages transcript language isRead deletedUntil";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const signedIn = (username: string) => TestClient.signedIn(backend, username);
type Answer<T> = { data: T | null; errors?: { extensions: { code: string } }[] };

async function ask<T>(client: TestClient, query: string): Promise<Answer<T>> {
  return (await (await client.send("POST", "/selfservice/vox-con/graphql", { query })).json()) as Answer<T>;
}
const listed = async (client: TestClient) =>
  (
    await ask<{ voiceMessages: VoiceMessages }>(
      client,
      `{ voiceMessages(accountId: "${accountId}") { access timeZone messages { ${fields} } } }`,
    )
  ).data?.voiceMessages;
/** A page of the messages of one line. */
const pageOf = async (client: TestClient, line: string, page: number) =>
  (
    await ask<{ voiceMessages: VoiceMessages }>(
      client,
      `{ voiceMessages(accountId: "${accountId}", line: "${line}", page: ${page}) { page pages unread { telephoneNumber count } messages { ${fields} } } }`,
    )
  ).data?.voiceMessages;
const change = (client: TestClient, name: string, messageId: string, more = "") =>
  ask<Record<string, VoiceMessage>>(
    client,
    `mutation { ${name}(input: { accountId: "${accountId}", messageId: "${messageId}" ${more} }) { ${fields} } }`,
  );
const unread = async (client: TestClient, tn = counter) => {
  const answer = await client.get(`/api/pub/vox-con/voicemail/tn/${tn}/unread-count?accountId=${accountId}`);
  return (await answer.json()) as components["schemas"]["UnreadCount"] & { code?: string };
};
const audio = (client: TestClient, headers: Record<string, string> = {}) =>
  client.browser.fetch(`/api/pub/phoneedge/v2/phone/voicemail/audio/VM-201180-1?accountId=${accountId}`, { headers });

test("[CALL-06 partly] the graph of voice needs a session, and reaches the caller's own account only", async () => {
  const anonymous = await TestClient.open(backend);
  expect((await anonymous.send("POST", "/selfservice/vox-con/graphql", { query: "{ __typename }" })).status).toBe(401);
  const others = await ask(await signedIn("pat"), `{ voiceMessages(accountId: "${accountId}") { access } }`);
  expect(others.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

test("[SERV-04 partly] messages of every line for owners, of the own line for others; those to come arrive in time", async () => {
  const [dana, sam] = [await signedIn("dana"), await signedIn("sam")];
  const all = await listed(dana);
  expect(all).toMatchObject({ access: "ALLOWED", timeZone: "America/New_York" });
  expect(all?.messages).toHaveLength(8);
  expect(all?.messages?.[0]).toMatchObject({ callerName: "Mill Lane Flour", seconds: 24, isRead: false });
  expect((await listed(sam))?.messages?.map(({ telephoneNumber }) => telephoneNumber)).toEqual([counter, counter]);
  backend.clock.advance(4 * 60);
  expect((await listed(dana))?.messages).toHaveLength(9);
  backend.clock.advance(4 * 24 * 3600);
  expect((await listed(sam))?.messages?.map(({ telephoneNumber }) => telephoneNumber)).toEqual([
    counter,
    counter,
    counter,
  ]);
});

test("[SERV-04 partly] [CALL-01 partly] the unread count of a number follows what is marked and deleted", async () => {
  const sam = await signedIn("sam");
  expect(await unread(sam)).toEqual({ telephoneNumber: counter, unreadCount: 1 });
  await change(sam, "markVoiceMessage", "VM-201180-1", "isRead: true");
  expect((await unread(sam)).unreadCount).toBe(0);
  await change(sam, "markVoiceMessage", "VM-201180-1", "isRead: false");
  await change(sam, "deleteVoiceMessage", "VM-201180-1");
  expect((await unread(sam)).unreadCount).toBe(0);
  expect((await unread(sam, "8575550101")).code).toBe("NOT_FOUND");
});

test("[SERV-04 partly] every message of a quiet line is on one of its pages, however many the other lines have", async () => {
  const busy = await backend.database.select().from(voiceMessages).where(eq(voiceMessages.id, "VM-201180-1"));
  const older = (count: number, lineId: string) =>
    Array.from({ length: count }, (_, place) => ({
      ...busy[0]!,
      id: `${lineId}-${place}`,
      lineId,
      isRead: false,
      receivedAt: new Date(Date.UTC(2026, 9, 1, 0, place)),
    }));
  const quiet = (await backend.database.select().from(voiceLines)).find(
    (line) => line.telephoneNumber === "8575550101",
  );
  await backend.database.insert(voiceMessages).values(older(230, busy[0]!.lineId));
  await backend.database
    .insert(voiceMessages)
    .values(older(60, quiet!.id).map((row) => ({ ...row, receivedAt: new Date("2026-09-01T12:00:00Z") })));
  const dana = await signedIn("dana");
  const count = (await unread(dana, "8575550101")).unreadCount;
  const pages = await Promise.all([1, 2, 3].map((page) => pageOf(dana, "8575550101", page)));
  expect(pages.map((each) => [each?.page, each?.pages])).toEqual([
    [1, 2],
    [2, 2],
    [2, 2],
  ]);
  const reached = new Set(pages.flatMap((each) => each?.messages ?? []).flatMap((one) => (one.isRead ? [] : [one.id])));
  expect(reached.size).toBe(count);
  expect(pages[0]?.unread).toContainEqual({ telephoneNumber: "8575550101", count });
});

test("[SERV-04 partly] the unread count of all lines has those that the caller may use", async () => {
  const total = async (client: TestClient) =>
    (await client.get(`/api/pub/vox-con/voicemail/unread-count?accountId=${accountId}`)).json();
  const [dana, sam] = [await signedIn("dana"), await signedIn("sam")];
  expect([await total(dana), await total(sam)]).toEqual([{ unreadCount: 5 }, { unreadCount: 1 }]);
  await change(sam, "markVoiceMessage", "VM-201180-1", "isRead: true");
  expect([await total(dana), await total(sam)]).toEqual([{ unreadCount: 4 }, { unreadCount: 0 }]);
});

test("[SERV-04 partly] a deletion can be undone for 30 seconds and is then final", async () => {
  const sam = await signedIn("sam");
  const deleted = (await change(sam, "deleteVoiceMessage", "VM-201180-1")).data?.["deleteVoiceMessage"];
  expect(deleted?.deletedUntil).toBe("2026-11-21T15:00:30.000Z");
  backend.securityClock.advance(29);
  expect(await removeDeletedMessages(backend.deps)).toBe(0);
  const restored = await change(sam, "restoreVoiceMessage", "VM-201180-1");
  expect(restored.data?.["restoreVoiceMessage"]?.deletedUntil).toBeNull();
  await change(sam, "deleteVoiceMessage", "VM-201180-1");
  backend.securityClock.advance(30);
  expect((await change(sam, "restoreVoiceMessage", "VM-201180-1")).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect(await removeDeletedMessages(backend.deps)).toBe(1);
  const left = await backend.database.select().from(voiceMessages).where(eq(voiceMessages.id, "VM-201180-1"));
  expect(left).toEqual([]);
});

test("[SERV-04 partly] the sound of a voicemail is as long as the message says, always the same, and sent in parts", async () => {
  const sam = await signedIn("sam");
  const whole = await audio(sam);
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "audio/wav"]);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes.length).toBe(44 + 19 * 8_000);
  expect(Buffer.from(await (await audio(sam)).arrayBuffer()).equals(bytes)).toBe(true);
  const part = await audio(sam, { range: "bytes=100-199" });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 100-199/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
  expect((await audio(sam, { range: "bytes=100-50" })).status).toBe(200);
});

test("[SERV-04 partly] a fax is a PDF", async () => {
  const dana = await signedIn("dana");
  const answer = await dana.get(`/api/pub/phoneedge/v2/phone/fax/download/VM-201180-7?accountId=${accountId}`);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test("[SESS-03 partly] until the customer complies with the CPNI rules, messages, counts and sounds are held back", async () => {
  const sam = await signedIn("sam");
  await backend.database.execute("update users set cpni_verified_on = null where username = 'sam'");
  expect(await listed(sam)).toMatchObject({ access: "CPNI_REQUIRED", messages: null });
  expect((await unread(sam)).code).toBe("CPNI_REQUIRED");
  const total = await sam.get(`/api/pub/vox-con/voicemail/unread-count?accountId=${accountId}`);
  expect(await total.json()).toEqual({ unreadCount: null });
  expect((await audio(sam)).status).toBe(403);
});
