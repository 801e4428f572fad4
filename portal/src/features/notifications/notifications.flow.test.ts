import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type OpenedTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { bellWorkflows, selectUnreadNotifications, unreadNotificationsRead } from "./bell/bell.workflow.ts";
import { notificationsWorkflows } from "./model/notifications.saga.ts";
import { notificationEvents, notificationsRead, selectNotifications } from "./model/notifications.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(notificationsWorkflows);
  screens.inject(bellWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const stateOf = (tab: OpenedTab) => selectNotifications(tab.store.getState());
const listed = (tab: OpenedTab) => stateOf(tab).list.data?.notifications ?? [];

async function opened(username: string) {
  const tab = await openTab(createTestBrowser(backend.browser()));
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [notificationsWorkflows.name, bellWorkflows.name] }));
  tab.store.dispatch(unreadNotificationsRead.requested());
  tab.store.dispatch(notificationsRead.requested({ locale: "en-US" }));
  await tab.until((state) => selectNotifications(state).list.phase === "ready");
  return tab;
}

test("[SERV-13 partly] the notifications of an owner are shown, newest first, with a link to each page", async () => {
  const tab = await opened("opal");
  const all = listed(tab);
  expect(all.map(({ topic }) => topic)).toContain("ORDERS");
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a));
  for (const { page } of all) expect(page).toMatch(/^\//);
});

test("[SERV-13 partly] marking all as read leaves none, on the screen and on the bell", async () => {
  const tab = await opened("opal");
  const [newest] = listed(tab);
  expect(selectUnreadNotifications(tab.store.getState())).toBeGreaterThan(0);
  tab.store.dispatch(notificationEvents.markRequested({ first: 1, last: newest?.id ?? 0 }));
  // The bell can hear of the mark before it is answered.
  await tab.until(
    (state) => selectUnreadNotifications(state) === 0 && selectNotifications(state).list.data?.unread === 0,
  );
  expect(listed(tab).every(({ read }) => read)).toBe(true);
});

test("[SERV-13 partly] a list of one topic, and a mark in it, leave the bell at the number of all", async () => {
  const tab = await opened("omar");
  const bell = () => selectUnreadNotifications(tab.store.getState());
  const { data } = stateOf(tab).list;
  expect(data?.unread).toBeGreaterThan(0);
  for (const topic of ["APPOINTMENTS", "SUPPORT"] as const) {
    tab.store.dispatch(notificationsRead.requested({ locale: "en-US", topic }));
    await tab.until((state) => selectNotifications(state).list.phase === "ready");
    expect([stateOf(tab).list.data?.unread, bell()]).toEqual([0, data?.unread]);
  }
  tab.store.dispatch(notificationEvents.markRequested({ first: 1, last: 1_000_000, topic: "SUPPORT" }));
  const { data: before } = stateOf(tab).list;
  await tab.until((state) => selectNotifications(state).list.data !== before);
  expect(bell()).toBe(data?.unread);
});

test("[SERV-13 partly] a mark that the server cannot store leaves the list as it is, and says so", async () => {
  const tab = await opened("opal");
  const before = listed(tab);
  tab.store.dispatch(notificationEvents.markRequested({ first: 0, last: 0 }));
  await tab.until((state) => selectNotifications(state).change.name === "failed");
  expect(listed(tab)).toEqual(before);
});
