import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queryGraph } from "../../../api/graphCalls.ts";
import {
  BillingAccountStatusDocument,
  PayingRefusalDocument,
} from "../../../api/graphql/generated/graph.accountStatus.ts";
import { selectDelinquencyRead } from "../../account/model/account.selectors.ts";
import { delinquencyRead } from "../../account/model/account.slice.ts";
import { pastDueWords } from "../../account/model/pastDueCopy.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { enterBilling } from "../../../testing/billingDriver.ts";
import { createTestBrowser, openTab } from "../../../testing/openPortal.ts";
import { fillIn, openPayer } from "../../../testing/payOnceDriver.ts";
import { paperlessEvents, selectPaperless } from "../model/paperless/paperless.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function signedIn(username: string, network?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch) {
  const tab = await openTab(createTestBrowser(backend.browser()), { network });
  await tab.signIn(username);
  return { ...tab, accountId: selectCurrentAccountId(tab.store.getState()) ?? "" };
}

async function accountStatusOf({ graph, accountId }: Awaited<ReturnType<typeof signedIn>>) {
  const answer = await queryGraph(await graph(), BillingAccountStatusDocument, { accountId });
  if (!answer.ok || !answer.data.billing) throw new Error(JSON.stringify(answer));
  return answer.data.billing;
}

describe("[BILL-03] notices of a late balance", () => {
  /** Catalogue text of the status title that the billing home shows for a user. */
  async function title(username: string, network?: Parameters<typeof signedIn>[1]) {
    const tab = await signedIn(username, network);
    const { status } = await accountStatusOf(tab);
    tab.store.dispatch(delinquencyRead.requested({ accountId: tab.accountId }));
    await tab.until((state) => ["ready", "failed"].includes(selectDelinquencyRead(state).phase));
    const schedule = selectDelinquencyRead(tab.store.getState()).data;
    return pastDueWords(tab.content.text, status, schedule).title;
  }

  test.each([
    ["quinn", "Pay $96.10 to avoid an interruption of your service."],
    ["morgan", "Pay $364.80 to avoid the suspension of your service."],
    ["tess", "Pay $429.00 to restore your service."],
    ["otto", "Pay $297.00 and return your equipment."],
  ])("%s: %s", async (username, words) => {
    expect(await title(username)).toBe(words);
  });

  test("when the schedule cannot be loaded the amount is still shown", async () => {
    const broken =
      (fetch: typeof globalThis.fetch): typeof fetch =>
      async (input, init) => {
        const request = new Request(input, init);
        return request.url.includes("get-delinquency-schedule") ? new Response("{}", { status: 500 }) : fetch(request);
      };
    expect(await title("otto", broken)).toBe("$297.00 is past due.");
  });
});

test("[BILL-04] after paying, a suspended customer sees when service is expected back, and then that it is", async () => {
  const tess = await openPayer(createTestBrowser(backend.browser()), { as: "tess" });
  const readStatus = async () =>
    (await queryGraph(await tess.graph(), BillingAccountStatusDocument, { accountId: tess.accountId })) as {
      data: { billing: { suspension: object } };
    };
  await fillIn(tess, {}, 42_900);
  await tess.pay();
  expect((await readStatus()).data.billing.suspension).toMatchObject({
    state: "BEING_RESTORED",
    restoreMinutes: 15,
    restoredBy: "2026-11-21T15:15:00.000Z",
  });
  backend.clock.advance(15 * 60);
  expect(await backend.restoreServices()).toBe(1);
  expect((await readStatus()).data.billing.suspension).toMatchObject({ state: "RESTORED" });
});

test.each([
  ["mara", "PAST_DUE"],
  ["hugo", "HOTLINED"],
  ["tia", "TEMPORARILY_DISCONNECTED"],
  ["alma", "INACTIVE"],
])("[BILL-05] the mobile lines of %s: %s, with their own text in both languages", async (username, state) => {
  const tab = await signedIn(username);
  expect((await accountStatusOf(tab)).mobileStatus).toBe(state);
});

test("[BILL-08] a payment arrangement shows how many installments remain", async () => {
  expect((await accountStatusOf(await signedIn("dean"))).deferralPlan).toMatchObject({
    installmentsRemaining: 3,
    installmentAmount: 6200,
  });
});

test("[BILL-06 partly] a disconnected account is told so", async () => {
  expect((await accountStatusOf(await signedIn("devon"))).disconnected).toBe(true);
});

test("[BILL-10 partly] enterprise and moved accounts link to the site of the settings", async () => {
  expect((await accountStatusOf(await signedIn("edith"))).billedElsewhere).toMatchObject({
    reason: "ENTERPRISE",
    url: backend.config.enterpriseBillingUrl,
  });
  expect((await accountStatusOf(await signedIn("marco"))).billedElsewhere).toMatchObject({
    reason: "MOVED",
    url: backend.config.movedBillingUrl,
  });
});

test("[B12] a standard user sees who of the account can pay", async () => {
  const { graph, accountId } = await signedIn("sam");
  const answer = await queryGraph(await graph(), PayingRefusalDocument, { accountId });
  const names = answer.ok ? answer.data.billing?.payingRefusal?.whoCan.map(({ firstName }) => firstName) : [];
  expect(names).toEqual(["Dana", "Ada", "Billie"]);
});

test("[BILL-09 partly] paperless billing changes in Settings after a confirmation; a failure says to complete it in Settings and changes nothing", async () => {
  let down = false;
  const cut =
    (fetch: typeof globalThis.fetch): typeof fetch =>
    (input, init) =>
      down ? Promise.reject(new TypeError("no network")) : fetch(input, init);
  const tab = await signedIn("pat", cut);
  await enterBilling(tab);
  const change = { accountId: tab.accountId, enrolled: true };
  const phase = () => selectPaperless(tab.store.getState()).phase;

  tab.store.dispatch(paperlessEvents.requested(change));
  expect(phase()).toBe("confirming");
  down = true;
  tab.store.dispatch(paperlessEvents.confirmed(change));
  await tab.until((state) => selectPaperless(state).phase === "failed");
  expect(tab.content.text("billing.standing.paperless.failed")).toMatch(/finish this in Billing settings/);
  down = false;
  expect((await accountStatusOf(tab)).paperlessEnrolled).toBe(false);

  tab.store.dispatch(paperlessEvents.confirmed(change));
  await tab.until((state) => selectPaperless(state).phase === "changed");
  const cached = (await tab.graph()).readQuery({
    query: BillingAccountStatusDocument,
    variables: { accountId: tab.accountId },
  });
  expect(cached?.billing?.paperlessEnrolled).toBe(true);
});
