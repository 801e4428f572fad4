import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network } from "../../testing/openPortal.ts";
import { enterBilling } from "../../testing/billingDriver.ts";
import { fillIn, openPayer } from "../../testing/payOnceDriver.ts";
import { selectAccounts, selectAccountsRead, selectCurrentAccount } from "../account/model/account.selectors.ts";
import { accountsRead } from "../account/model/account.slice.ts";
import { selectCurrentAccountId, selectSessionPhase } from "./model/session.selectors.ts";
import { sessionEndDetected, signOutRequested } from "./model/session.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const danasAccount = "8347201180";

/** Holds the responses about accounts back until they are released. */
function holding() {
  const line = { holds: false, signals: [] as AbortSignal[], release: () => undefined as void };
  const released = new Promise<void>((resolve) => (line.release = resolve));
  const network: Network = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch(request.clone());
    if (!line.holds || !request.url.endsWith("/v1/accounts")) return answer;
    line.signals.push(request.signal);
    await released;
    return answer;
  };
  return { line, network };
}

test("[S10] a response that arrives after the end of the session does not reach the next user, and its request is aborted", async () => {
  const { line, network } = holding();
  const tab = await openTab(createTestBrowser(backend.browser()), { network });
  await tab.signIn("dana");
  await tab.timers.elapse(100);
  await tab.until((state) => selectCurrentAccount(state) !== undefined);
  line.holds = true;
  tab.store.dispatch(accountsRead.requested());
  await expect.poll(() => line.signals.length).toBe(1);
  tab.store.dispatch(signOutRequested());
  await tab.until((state) => selectSessionPhase(state) === "anonymous");
  expect([line.signals[0]?.aborted, selectAccounts(tab.store.getState())]).toEqual([true, []]);
  line.holds = false;
  line.release();
  await tab.signIn("pat");
  await tab.until((state) => selectCurrentAccount(state) !== undefined);
  expect(selectAccounts(tab.store.getState()).map(({ accountId }) => accountId)).not.toContain(danasAccount);
});

test("[S10] another account is never shown in place of the session's", async () => {
  const tab = await openTab(createTestBrowser(backend.browser()));
  await tab.signIn("dana");
  await tab.until((state) => selectCurrentAccount(state) !== undefined);
  const other = selectAccounts(tab.store.getState()).map((account) => ({ ...account, accountId: "0000000000" }));
  tab.store.dispatch(accountsRead.received(other));
  expect(selectCurrentAccount(tab.store.getState())).toBeUndefined();
});

test("[S10] the Apollo cache is dropped at the end of the session", async () => {
  const tab = await openPayer(createTestBrowser(backend.browser()), { as: "dana" });
  await tab.account();
  const before = await tab.graph();
  expect(JSON.stringify(before.cache.extract())).toContain(danasAccount);
  tab.store.dispatch(signOutRequested());
  await tab.until((state) => selectSessionPhase(state) === "anonymous");
  const after = await tab.graph();
  expect(JSON.stringify(after.cache.extract())).not.toContain(danasAccount);
});

test("[S10] after an idle timeout the payment draft is restored for the same user, and not for another", async () => {
  const browser = createTestBrowser(backend.browser());
  const tab = await fillIn(await openPayer(browser, { as: "dana" }));
  await tab.timers.elapse(100);
  const draft = () => tab.tabStorage.getItem(`portico.payOnce.${danasAccount}`);
  const endByItself = async () => {
    tab.store.dispatch(sessionEndDetected({ reason: "timeout" }));
    await tab.until((state) => selectSessionPhase(state) === "anonymous");
  };
  await endByItself();
  await tab.signIn("dana");
  await tab.timers.elapse(100);
  await enterBilling(tab);
  expect(draft()).not.toBeNull();
  await endByItself();
  await tab.signIn("pat");
  await enterBilling(tab);
  expect(draft()).toBeNull();
});

test("[SERV-01 partly] a payment invalidates the summary’s balance at once, and refetches it before the next visit", async () => {
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana" }));
  await dana.until((state) => selectCurrentAccount(state)?.amountDue === 24817);
  let outdated = false;
  dana.store.subscribe(() => (outdated ||= selectAccountsRead(dana.store.getState()).outdated === true));
  await dana.pay();
  expect(outdated).toBe(true);
  await dana.until((state) => selectCurrentAccount(state)?.amountDue === 0 && !selectAccountsRead(state).outdated);
  expect(selectCurrentAccountId(dana.store.getState())).toBe(danasAccount);
});
