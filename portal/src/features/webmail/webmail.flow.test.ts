import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebmailDocument } from "../../api/graphql/generated/webmail.mailboxes.ts";
import { createTestBrowser, openTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { selectFailedMark, webmailEvents, webmailWorkflows } from "./webmail.workflow.ts";

const anchorRow = "8347207617";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(webmailWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

async function onTheScreen() {
  const tab = await openTab(createTestBrowser(backend.browser()));
  await tab.signIn("sofia");
  tab.store.dispatch(screens.entered({ workflows: [webmailWorkflows.name] }));
  const graph = await tab.graph();
  const request = { query: WebmailDocument, variables: { accountId: anchorRow }, context: { endpoint: "webmail" } };
  await graph.query(request);
  const shared = () => graph.readQuery(request)?.webmail.mailboxes.find(({ isShared }) => isShared);
  return { tab, shared };
}

test("[SERV-12 partly] marking a message changes it and its mailbox's count on the screen", async () => {
  const { tab, shared } = await onTheScreen();
  const [newest] = shared()?.messages ?? [];
  expect([shared()?.unreadCount, newest?.isRead]).toEqual([3, false]);
  tab.store.dispatch(webmailEvents.markRequested({ accountId: anchorRow, messageId: newest?.id ?? "", isRead: true }));
  await expect.poll(() => [shared()?.unreadCount, shared()?.messages?.[0]?.isRead]).toEqual([2, true]);
});

test("[SERV-12 partly] a message that is gone is refused, and the screen knows", async () => {
  const { tab } = await onTheScreen();
  tab.store.dispatch(webmailEvents.markRequested({ accountId: anchorRow, messageId: "MB-none", isRead: true }));
  await tab.until((state) => selectFailedMark(state) !== null);
  expect(selectFailedMark(tab.store.getState())?.failure).toMatchObject({ kind: "refused", code: "NOT_FOUND" });
});
