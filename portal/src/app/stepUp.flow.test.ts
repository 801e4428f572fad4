import { authenticatorApp, openBackend, type TestBackend } from "@portico/backend/testing";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestBrowser, type OpenedTab } from "../testing/openPortal.ts";
import { goodCard } from "../testing/payOnceDriver.ts";
import { openWallet } from "../testing/walletDriver.ts";
import { recipientsEvents, selectRecipients } from "../features/billing/statements/recipients.slice.ts";
import { requestTimeout } from "../features/billing/model/payment-flow/paymentAttempt.saga.ts";
import { selectWalletCardForm, selectWalletPhase, walletEvents } from "../features/billing/wallet/wallet.slice.ts";
import { screens } from "../features/navigation/model/screens.slice.ts";
import { sessionEndDetected } from "../features/session/model/session.slice.ts";
import { securityWorkflows } from "../features/session/security/security.saga.ts";
import { factorEvents, selectFactorChange } from "../features/session/security/secondFactor.slice.ts";
import { selectStepUp, stepUpEvents } from "../features/session/step-up/stepUp.slice.ts";
import { peopleWorkflows } from "../features/users/people/people.saga.ts";
import { peopleEvents, selectPeoplePhase } from "../features/users/people/people.slice.ts";

let backend: TestBackend;
beforeAll(() => {
  for (const workflows of [peopleWorkflows, securityWorkflows]) screens.inject(workflows);
});
beforeEach(async () => {
  backend = await openBackend();
  return () => backend.close();
});

const currentPassword = "portico-demo-2026";
const state = (tab: OpenedTab) => selectStepUp(tab.store.getState());
const asked = (tab: OpenedTab) => tab.until((root) => selectStepUp(root)?.isAsked && !selectStepUp(root).busy);
const refused = async (tab: OpenedTab) => {
  await tab.until((root) => selectStepUp(root).failure !== null);
  return state(tab);
};

/** A customer in a tab, on the screens of users and security, and the changes that were sent. */
async function opened(username = "dana") {
  const sent: string[] = [];
  const tab = await openWallet(createTestBrowser(backend.browser()), username, {
    network: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== "GET") sent.push(`${request.url} ${await request.clone().text()}`);
      return fetch(request);
    },
  });
  tab.store.dispatch(screens.entered({ workflows: [peopleWorkflows.name, securityWorkflows.name] }));
  const { accountId } = tab;
  return {
    ...tab,
    countOf: (part: string) => sent.filter((call) => call.includes(part)).length,
    invite: () => {
      const invitation = { invitationId: crypto.randomUUID(), email: "lee@harbor.example", role: "BILLING" as const };
      const command = { what: "invite" as const, name: invitation.email, invitation };
      tab.store.dispatch(peopleEvents.submitted({ accountId, command }));
    },
    invited: async () => {
      await tab.until((root) => selectPeoplePhase(root).name !== "working");
      return selectPeoplePhase(tab.store.getState());
    },
    addRecipient: () =>
      tab.store.dispatch(recipientsEvents.addRequested({ accountId, address: "lee@harbor.example", locale: "en-US" })),
    recipientAdded: async () => {
      await tab.until((root) => selectRecipients(root).adding.name !== "adding");
      return selectRecipients(tab.store.getState()).adding;
    },
    openCardForm: () => tab.store.dispatch(walletEvents.cardFormRequested({ accountId, savedMethodId: undefined })),
  };
}

test("an invitation long after the sign-in asks for the password, and is sent by itself after it", async () => {
  const dana = await opened();
  backend.securityClock.advance(600);
  dana.invite();
  await asked(dana);
  dana.store.dispatch(stepUpEvents.submitted({ currentPassword: "wrong" }));
  expect(await refused(dana)).toMatchObject({ isAsked: true, failure: { code: "INVALID_CREDENTIALS" } });
  dana.store.dispatch(stepUpEvents.submitted({ currentPassword }));
  expect(await dana.invited()).toMatchObject({ name: "done" });
  expect([state(dana).isAsked, dana.countOf("/invitations")]).toEqual([false, 2]);
  expect(JSON.stringify(dana.store.getState())).not.toContain(currentPassword);
});

test(
  "after Cancel nothing was changed, the screen is told why, and the next change asks again",
  { tags: "full" },
  async () => {
    const dana = await opened();
    backend.securityClock.advance(600);
    dana.invite();
    await asked(dana);
    dana.store.dispatch(stepUpEvents.cancelled());
    expect(await dana.invited()).toMatchObject({ name: "failed", failure: { code: "STEP_UP_REQUIRED" } });
    expect(dana.countOf("/invitations")).toBe(1);
    dana.addRecipient();
    await asked(dana);
    dana.store.dispatch(stepUpEvents.cancelled());
    expect(await dana.recipientAdded()).toMatchObject({ name: "refused" });
  },
);

test("a change of the graph asks, too, and two changes at once ask one question", async () => {
  const dana = await opened();
  backend.securityClock.advance(600);
  dana.addRecipient();
  dana.invite();
  await asked(dana);
  await expect.poll(() => dana.countOf("/invitations") + dana.countOf("addStatementRecipient")).toBe(2);
  dana.store.dispatch(stepUpEvents.submitted({ currentPassword }));
  expect(await dana.invited()).toMatchObject({ name: "done" });
  expect((await dana.recipientAdded()).name).not.toBe("refused");
  expect(dana.countOf("/step-up")).toBe(1);
});

test(
  "the form for a card asks before it opens, and a typed card is saved without another question",
  { tags: "full" },
  async () => {
    const dana = await opened();
    backend.securityClock.advance(300);
    dana.openCardForm();
    await asked(dana);
    dana.store.dispatch(stepUpEvents.submitted({ currentPassword }));
    await dana.until((root) => selectWalletCardForm(root).name === "open");
    backend.securityClock.advance(299);
    expect(await dana.add({ kind: "newCard" }, goodCard)).toEqual({ name: "done", what: "add" });
    expect(dana.countOf("/step-up")).toBe(1);
  },
);

test("after Cancel the form for a card says why it is not there", async () => {
  const dana = await opened();
  backend.securityClock.advance(300);
  dana.openCardForm();
  await asked(dana);
  dana.store.dispatch(stepUpEvents.cancelled());
  await dana.until((root) => selectWalletCardForm(root).name === "failed");
  expect(selectWalletCardForm(dana.store.getState())).toMatchObject({ failure: { code: "STEP_UP_REQUIRED" } });
});

test(
  "a typed card waits for the answer as long as it takes, and is saved once after it",
  { tags: "full" },
  async () => {
    const dana = await opened();
    const stored = await dana.type({ kind: "newCard" }, goodCard);
    if (stored.kind !== "stored") throw new Error(stored.kind);
    backend.securityClock.advance(600);
    const { accountId, store } = dana;
    store.dispatch(
      walletEvents.addRequested({ accountId, vaultToken: stored.card.token, nickname: "", makeDefault: false }),
    );
    await asked(dana);
    await dana.timers.elapse(3 * requestTimeout);
    expect(selectWalletPhase(store.getState())).toEqual({ name: "working", what: "add", accountId });
    store.dispatch(stepUpEvents.submitted({ currentPassword }));
    expect(await dana.settled()).toEqual({ name: "done", what: "add" });
    expect(dana.countOf("addPaymentMethod")).toBe(2);
  },
);

test("with two-step sign-in a code is asked for with the password", async () => {
  const dana = await opened();
  dana.store.dispatch(factorEvents.opened("password"));
  dana.store.dispatch(factorEvents.passwordSubmitted({ currentPassword }));
  await dana.until((root) => selectFactorChange(root).step.name === "setup");
  const { step } = selectFactorChange(dana.store.getState());
  const app = authenticatorApp(step.name === "setup" ? step.setup.key : "", backend.securityClock);
  dana.store.dispatch(factorEvents.codeSubmitted({ code: app() }));
  await dana.until((root) => selectFactorChange(root).step.name === "codes");
  backend.securityClock.advance(600);
  dana.invite();
  await asked(dana);
  expect(state(dana).ways).toMatchObject({ code: true });
  dana.store.dispatch(stepUpEvents.submitted({ currentPassword, code: "000000" }));
  expect((await refused(dana)).failure).toMatchObject({ code: "SECOND_FACTOR_WRONG" });
  dana.store.dispatch(stepUpEvents.submitted({ currentPassword, code: app() }));
  expect(await dana.invited()).toMatchObject({ name: "done" });
});

test("the end of the session closes the question and sends nothing more", async () => {
  const dana = await opened();
  backend.securityClock.advance(600);
  dana.invite();
  await asked(dana);
  dana.store.dispatch(sessionEndDetected({ reason: "timeout" }));
  await dana.until((root) => selectStepUp(root)?.isAsked !== true);
  expect(dana.countOf("/invitations")).toBe(1);
});
