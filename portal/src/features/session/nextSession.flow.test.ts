import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isOutdated } from "../../api/read.ts";
import { machine, openTab, type Network } from "../../testing/openPortal.ts";
import { enterBilling } from "../../testing/inBilling.ts";
import { fillIn, openPayer } from "../../testing/paying.ts";
import { selectAccounts, selectAccountsRead, selectCurrentAccount } from "../account/model/account.selectors.ts";
import { accountsRead } from "../account/model/account.slice.ts";
import { selectCurrentAccountId, selectSessionPhase } from "./model/session.selectors.ts";
import { endFound, signOutRequested } from "./model/session.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const danasAccount = "8347201180";

/** Holds the answers about accounts back until they are released. */
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

test("[S10] an answer that comes after the end of the session reaches nobody who signs in next, and its call is aborted", async () => {
  const { line, network } = holding();
  const tab = await openTab(machine(backend.browser()), { network });
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

test("[S10] of an account that is not the session's nothing is shown in its place", async () => {
  const tab = await openTab(machine(backend.browser()));
  await tab.signIn("dana");
  await tab.until((state) => selectCurrentAccount(state) !== undefined);
  const other = selectAccounts(tab.store.getState()).map((account) => ({ ...account, accountId: "0000000000" }));
  tab.store.dispatch(accountsRead.received(other));
  expect(selectCurrentAccount(tab.store.getState())).toBeUndefined();
});

test("[S10] the graph’s cache ends with the session", async () => {
  const tab = await openPayer(machine(backend.browser()), { as: "dana" });
  await tab.account();
  const before = await tab.graph();
  expect(JSON.stringify(before.cache.extract())).toContain(danasAccount);
  tab.store.dispatch(signOutRequested());
  await tab.until((state) => selectSessionPhase(state) === "anonymous");
  const after = await tab.graph();
  expect(JSON.stringify(after.cache.extract())).not.toContain(danasAccount);
});

test("[S10] a payment that was half filled in when the session ended by itself waits for the same person, not for another", async () => {
  const browser = machine(backend.browser());
  const tab = await fillIn(await openPayer(browser, { as: "dana" }));
  await tab.timers.elapse(100);
  const draft = () => tab.tabStorage.getItem(`portico.payOnce.${danasAccount}`);
  const endByItself = async () => {
    tab.store.dispatch(endFound({ reason: "timeout" }));
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

test("[SUM-01 partly] after paying, the summary’s figure is out of date at once, and is read again before anybody asks", async () => {
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana" }));
  await dana.until((state) => selectCurrentAccount(state)?.amountDue === 24817);
  let outdated = false;
  dana.store.subscribe(() => (outdated ||= isOutdated(selectAccountsRead(dana.store.getState()))));
  await dana.pay();
  expect(outdated).toBe(true);
  await dana.until((state) => selectCurrentAccount(state)?.amountDue === 0 && !isOutdated(selectAccountsRead(state)));
  expect(selectCurrentAccountId(dana.store.getState())).toBe(danasAccount);
});
