import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network } from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { lineUnreadEvents, lineUnreadWorkflows, MAX_COUNTED_LINES, selectLineUnread } from "./lineUnread.workflow.ts";

const accountId = "8347201180";
let backend: TestBackend;
beforeAll(async () => {
  screens.inject(lineUnreadWorkflows);
  backend = await openBackend();
  const lines = await backend.database.execute(
    `select telephone_number as tn from voice_lines where account_id = '${accountId}' order by tn`,
  );
  numbers = lines.rows.map(({ tn }) => String(tn));
});
afterAll(() => backend.close());

let numbers: string[];
const refused = "8575559999";

async function signedIn(username: string) {
  const asked: string[] = [];
  const network: Network = (fetch) => (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const tn = /\/tn\/(\d+)\/unread-count/.exec(url)?.[1];
    if (tn) asked.push(tn);
    return fetch(input, init);
  };
  const tab = await openTab(createTestBrowser(backend.browser()), { network });
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [lineUnreadWorkflows.name] }));
  const request = (telephoneNumbers: readonly string[]) =>
    tab.store.dispatch(lineUnreadEvents.requested({ accountId, telephoneNumbers }));
  return { ...tab, asked, request };
}

test("[CALL-01 partly] [SERV-04 partly] the new messages of each number are counted by a call of its own", async () => {
  const dana = await signedIn("dana");
  dana.request(numbers);
  expect(numbers.length).toBeGreaterThan(2);
  await dana.until((state) => Object.keys(selectLineUnread(state)).length === numbers.length);
  expect(dana.asked.toSorted()).toEqual(numbers);
  const counts = Object.values(selectLineUnread(dana.store.getState()));
  const total = await backend.database.execute("select count(*)::int as unread from voice_messages");
  expect(counts.some((count) => count > 0)).toBe(true);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(Number(total.rows[0]?.["unread"]));
});

test("[SERV-04 partly] when one number is refused, the numbers after its group are not asked for", async () => {
  const dana = await signedIn("dana");
  dana.request([refused, ...numbers]);
  await dana.until((state) => Object.keys(selectLineUnread(state)).length === 2);
  expect(dana.asked).toEqual([refused, numbers[0], numbers[1]]);
});

test("[SERV-04 partly] an account with more lines than we count asks for none", { tags: "full" }, async () => {
  const dana = await signedIn("dana");
  dana.request(Array.from({ length: MAX_COUNTED_LINES + 1 }, (_, n) => String(8575550100 + n)));
  dana.request(numbers.slice(0, 1));
  await dana.until((state) => Object.keys(selectLineUnread(state)).length === 1);
  expect(dana.asked).toEqual(numbers.slice(0, 1));
});

test("[SERV-04 partly] until the customer complies with the CPNI rules, no number is asked for", async () => {
  await backend.database.execute("update users set cpni_verified_on = null where username = 'ada'");
  const ada = await signedIn("ada");
  ada.request(numbers);
  await ada.until((state) => state.cpni.phase === "ready");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ada.asked).toEqual([]);
});
