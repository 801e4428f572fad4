import { openBackend, type TestBackend } from "@portico/backend/testing";
import { voicemail } from "@portico/rules/serviceConstants";
import { afterEach, beforeEach, expect, test } from "vitest";
import { VoiceMessagesDocument } from "../../../api/graphql/generated/voxcon.messages.ts";
import { createTestBrowser, openTab } from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { messageEvents, type MessageChange, messagesWorkflows, selectFailedChange } from "./messages.workflow.ts";

const accountId = "8347201180";

let backend: TestBackend;
beforeEach(async () => {
  screens.inject(messagesWorkflows);
  backend = await openBackend();
});
afterEach(() => backend.close());

/** The screen's messages of an account, as they are in Apollo's cache. */
async function onTheScreen() {
  const tab = await openTab(createTestBrowser(backend.browser()));
  await tab.signIn("dana");
  tab.store.dispatch(screens.entered({ workflows: [messagesWorkflows.name] }));
  const graph = await tab.graph();
  const request = { query: VoiceMessagesDocument, variables: { accountId, page: 1 }, context: { endpoint: "voxcon" } };
  await graph.query(request);
  const messages = () => graph.readQuery(request)?.voiceMessages.messages ?? [];
  const send = (messageId: string, change: MessageChange) =>
    tab.store.dispatch(messageEvents.changeRequested({ accountId, messageId, change }));
  const unread = messages().find(({ isRead, deletedUntil }) => !isRead && deletedUntil === null);
  expect(unread).toBeDefined();
  const id = unread?.id ?? "";
  return { tab, send, id, message: () => messages().find((one) => one.id === id) };
}

const stored = async (id: string) =>
  (await backend.database.execute(`select is_read, deleted_at from voice_messages where id = '${id}'`)).rows[0];

test("[SERV-04 partly] a message that is marked as read is read on the screen and in the mailbox", async () => {
  const { send, id, message } = await onTheScreen();
  send(id, { what: "mark", isRead: true });
  await expect.poll(() => message()?.isRead).toBe(true);
  expect(await stored(id)).toMatchObject({ is_read: true, deleted_at: null });
});

test("[SERV-04 partly] a deleted message can be taken back for a while", async () => {
  const { send, id, message } = await onTheScreen();
  send(id, { what: "delete" });
  await expect.poll(() => message()?.deletedUntil).toEqual(expect.any(String));
  expect((await stored(id))?.["deleted_at"]).not.toBeNull();
  send(id, { what: "restore" });
  await expect.poll(() => message()?.deletedUntil).toBeNull();
  expect(await stored(id)).toMatchObject({ deleted_at: null });
});

test("[SERV-04 partly] after that while it is gone: taking it back is refused, and the screen says so", async () => {
  const { tab, send, id, message } = await onTheScreen();
  send(id, { what: "delete" });
  await expect.poll(() => message()?.deletedUntil).toEqual(expect.any(String));
  backend.securityClock.advance(voicemail.undoSeconds + 1);
  send(id, { what: "restore" });
  await tab.until((state) => selectFailedChange(state) !== null);
  expect(selectFailedChange(tab.store.getState())?.failure).toMatchObject({ kind: "refused" });
});
