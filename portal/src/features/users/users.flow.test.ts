import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, type Network, openTab, type OpenedTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { selectPermissions, selectProfile } from "../session/model/session.selectors.ts";
import { accountsWorkflows } from "./accounts/accounts.saga.ts";
import { accountEvents } from "./accounts/accounts.slice.ts";
import { invitationWorkflows } from "./invitation/invitation.saga.ts";
import {
  invitationEvents,
  invitationRead,
  selectInvitation,
  selectInvitationPhase,
} from "./invitation/invitation.slice.ts";
import type { Person } from "./model/users.api.ts";
import { peopleWorkflows } from "./people/people.saga.ts";
import {
  type PeopleCommand,
  peopleEvents,
  peopleRead,
  selectPeople,
  selectPeoplePhase,
} from "./people/people.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  for (const workflows of [peopleWorkflows, invitationWorkflows, accountsWorkflows]) screens.inject(workflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const accountId = "8347201180";
const enter = (tab: OpenedTab) =>
  tab.store.dispatch(
    screens.entered({ workflows: [peopleWorkflows.name, invitationWorkflows.name, accountsWorkflows.name] }),
  );

async function onTheScreen(username: string, network?: Network) {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  await tab.signIn(username);
  enter(tab);
  return tab;
}

async function listed(tab: OpenedTab, of = accountId) {
  tab.store.dispatch(peopleRead.requested({ accountId: of }));
  await tab.until((state) => ["ready", "failed"].includes(selectPeople(state).phase));
  return selectPeople(tab.store.getState());
}

async function person(tab: OpenedTab, name: string) {
  const found = (await listed(tab)).data?.people.find(({ firstName }) => firstName === name) as Person;
  return { person: found, on: found.access[0]! };
}

async function change(tab: OpenedTab, command: PeopleCommand) {
  tab.store.dispatch(peopleEvents.submitted({ accountId, command }));
  await tab.until((state) => selectPeoplePhase(state).name !== "working");
  return selectPeoplePhase(tab.store.getState());
}

async function tokenFor(email: string): Promise<string> {
  const { rows } = await backend.database.execute<{ text: string }>(
    `select text from messages where address = '${email}' order by id desc limit 1`,
  );
  return /#(\S+)/.exec(rows[0]?.text ?? "")?.[1] ?? "";
}

const invitationOf = (email: string) => ({
  what: "invite" as const,
  name: email,
  invitation: { invitationId: crypto.randomUUID(), email, role: "BILLING" as const },
});

test(
  "[SESS-18] an administrator invites somebody, who registers and appears in the list; then changes and removes them",
  { tags: "full" },
  async () => {
    const dana = await onTheScreen("dana");
    const email = "lee@harbor.example";
    expect(await change(dana, invitationOf(email))).toEqual({ name: "done", what: "invite", person: email, id: email });
    expect((await listed(dana)).data?.invitations).toMatchObject([{ email, role: "BILLING", state: "OPEN" }]);

    const visitor = await openTab(createTestBrowser(backend.browser()), {
      at: `/accept-invitation#${await tokenFor(email)}`,
    });
    enter(visitor);
    visitor.store.dispatch(invitationRead.requested());
    await visitor.until((state) => selectInvitation(state).phase === "ready");
    expect(selectInvitation(visitor.store.getState()).data).toMatchObject({ email, hasSignIn: false });
    const register = async (username: string) => {
      visitor.store.dispatch(
        invitationEvents.registrationSubmitted({ firstName: "Lee", username, password: "a better phrase" }),
      );
      await visitor.until((state) => selectInvitationPhase(state).name !== "working");
      return selectInvitationPhase(visitor.store.getState());
    };
    expect(await register("dana")).toMatchObject({
      failure: { kind: "invalid", fields: [{ field: "username", code: "TAKEN" }] },
    });
    expect(await register("lee.ortiz")).toEqual({ name: "registered", username: "lee.ortiz" });

    const lee = await person(dana, "Lee");
    expect(
      await change(dana, { what: "role", name: "Lee", ...lee, access: { role: "STANDARD", state: "ACTIVE" } }),
    ).toMatchObject({ name: "done", what: "role" });
    // The version before: somebody else's change came first.
    expect(await change(dana, { what: "remove", name: "Lee", ...lee })).toMatchObject({
      name: "failed",
      failure: { kind: "refused", code: "CONFLICT" },
    });
    expect(await change(dana, { what: "remove", name: "Lee", ...(await person(dana, "Lee")) })).toMatchObject({
      name: "done",
    });
    const { data } = await listed(dana);
    expect(data?.people.map(({ firstName }) => firstName)).toEqual(["Dana", "Ada", "Billie", "Sam"]);
    expect(data?.changes.map(({ kind }) => kind)).toEqual(["REMOVED", "ROLE_CHANGED", "JOINED", "INVITED"]);
  },
);

test("[SESS-18 partly] invitations that are sent again one right after the other are all sent", async () => {
  const dana = await onTheScreen("dana");
  const emails = ["kim@harbor.example", "noor@harbor.example"];
  for (const email of emails) await change(dana, invitationOf(email));
  const invitations = (await listed(dana)).data?.invitations ?? [];
  const first = await Promise.all(emails.map(tokenFor));
  for (const email of emails) {
    const invitation = invitations.find((each) => each.email === email)!;
    dana.store.dispatch(peopleEvents.submitted({ accountId, command: { what: "resend", name: email, invitation } }));
  }
  await dana.until((state) => {
    const phase = selectPeoplePhase(state);
    return phase.name === "failed" || (phase.name === "done" && phase.person === emails[1]);
  });
  const second = await Promise.all(emails.map(tokenFor));
  expect(second.map((token, place) => token !== first[place])).toEqual([true, true]);
});

test("[SESS-21] users without the permission are refused by the server", async () => {
  const billie = await onTheScreen("billie");
  expect(await listed(billie)).toMatchObject({ failure: { kind: "refused", code: "NOT_ALLOWED" } });
  expect(await change(billie, invitationOf("nobody@harbor.example"))).toMatchObject({
    failure: { kind: "refused", code: "NOT_ALLOWED" },
  });
});

test("[SESS-18] after a transfer the former owner's own permissions follow at once", async () => {
  const [dana, ada] = [await onTheScreen("dana"), await onTheScreen("ada")];
  expect(await change(dana, { what: "transfer", name: "Ada", ...(await person(dana, "Ada")) })).toMatchObject({
    name: "done",
  });
  expect(selectProfile(dana.store.getState())?.role).toBe("ADMIN");
  expect(selectPermissions(dana.store.getState())).not.toContain("transferOwnership");
  expect(await change(dana, { what: "remove", name: "Ada", ...(await person(dana, "Ada")) })).toMatchObject({
    failure: { kind: "refused", code: "OWNER_STAYS" },
  });
  expect(await change(ada, { what: "transfer", name: "Dana", ...(await person(ada, "Dana")) })).toMatchObject({
    name: "done",
  });
});

test("a transfer that is asked for again because the first answer was lost is done, and the permissions follow", async () => {
  let lose = false;
  const losing: Network = (fetch) => async (input, init) => {
    const answer = await fetch(input, init);
    if (lose) throw new TypeError("lost");
    return answer;
  };
  const [dana, ada] = [await onTheScreen("dana", losing), await onTheScreen("ada")];
  const transfer = { what: "transfer" as const, name: "Ada", ...(await person(dana, "Ada")) };
  lose = true;
  expect(await change(dana, transfer)).toMatchObject({ name: "failed" });
  lose = false;
  expect(await change(dana, transfer)).toEqual({
    name: "done",
    what: "transfer",
    person: "Ada",
    id: `${transfer.person.userId} ${accountId}`,
  });
  expect(selectPermissions(dana.store.getState())).not.toContain("transferOwnership");
  await change(ada, { what: "transfer", name: "Dana", ...(await person(ada, "Dana")) });
});

test("[SESS-11] a customer changes the account without signing in again", async () => {
  const browser = backend.browser();
  const rita = await openTab(createTestBrowser(browser));
  await rita.signIn("rita");
  enter(rita);
  expect(selectProfile(rita.store.getState())).toMatchObject({ accountNumber: "8347201313", role: "PRIMARY" });
  rita.store.dispatch(accountEvents.chosen({ accountId: "8347201206" }));
  await expect.poll(async () => (await browser.bootstrap()).session.profile?.role).toBe("STANDARD");
});

test("a change of the account in one tab loads the other tab's page again, whose data is of the account before", async () => {
  const browser = createTestBrowser(backend.browser());
  const rita = await openTab(browser);
  await rita.signIn("rita");
  const otherTab = await openTab(browser);
  enter(rita);
  rita.store.dispatch(accountEvents.chosen({ accountId: "8347201206" }));
  await expect.poll(() => otherTab.places.at(-1)).toBe("/account-summary");
  expect(selectProfile(otherTab.store.getState())).toMatchObject({ accountNumber: "8347201313" });
});
