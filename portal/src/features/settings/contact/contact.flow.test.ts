import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network, type OpenedTab } from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { selectProfile } from "../../session/model/session.selectors.ts";
import type { EmailChoice } from "./contact.api.ts";
import { contactWorkflows } from "./contact.saga.ts";
import {
  contactRead,
  emailEvents,
  emailsRead,
  memberRead,
  nameEvents,
  selectContact,
  topicEvents,
} from "./contact.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(contactWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const harborStreet = "8347201180";
const password = "portico-demo-2026";
const isRead = (read: { phase: string }) => read.phase === "ready" || read.phase === "failed";

async function onTheScreen(username: string, network?: Network): Promise<OpenedTab> {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [contactWorkflows.name] }));
  tab.store.dispatch(contactRead.requested());
  tab.store.dispatch(emailsRead.requested({ accountId: harborStreet }));
  await tab.until((state) => isRead(selectContact(state).contact) && isRead(selectContact(state).emails));
  return tab;
}
const stateOf = (tab: OpenedTab) => selectContact(tab.store.getState());

async function emailSettled(tab: OpenedTab) {
  await tab.until((state) => selectContact(state).email.name !== "working");
  return stateOf(tab).email;
}

async function choose(tab: OpenedTab, choice: Pick<EmailChoice, "topic" | "wanted">) {
  tab.store.dispatch(topicEvents.requested({ accountId: harborStreet, ...choice }));
  await tab.until((state) => selectContact(state).topics[choice.topic]?.name !== "saving");
  return stateOf(tab).topics[choice.topic];
}
const wanted = (tab: OpenedTab, topic: EmailChoice["topic"]) =>
  stateOf(tab).emails.data?.topics.find((each) => each.topic === topic)?.wanted;

async function codeSentTo(address: string): Promise<string> {
  const { rows } = await backend.database.execute<{ text: string }>(
    `select text from messages where address = '${address}' order by id desc limit 1`,
  );
  return /^\d{6}$/m.exec(rows[0]?.text ?? "")?.[0] ?? "";
}

test("[SESS-19 partly] a new address is awaited until its code is entered, and then gets the e-mails", async () => {
  const dana = await onTheScreen("dana");
  dana.store.dispatch(emailEvents.requested({ email: "dana.reyes@example.com", currentPassword: password }));
  expect(await emailSettled(dana)).toEqual({ name: "sent" });
  expect(stateOf(dana).contact.data).toMatchObject({
    email: "dana@portico.example",
    pending: { email: "dana.reyes@example.com" },
  });
  dana.store.dispatch(emailEvents.codeSubmitted({ code: await codeSentTo("dana.reyes@example.com") }));
  expect(await emailSettled(dana)).toEqual({ name: "confirmed" });
  expect(stateOf(dana).contact.data).toMatchObject({ email: "dana.reyes@example.com", pending: null });
  await dana.until((state) => selectContact(state).emails.data?.address === "dana.reyes@example.com");
});

test("a code that is entered again because the first answer was lost confirms the address", async () => {
  let lose = false;
  const losing: Network = (fetch) => async (input, init) => {
    const answer = await fetch(input, init);
    if (lose) throw new TypeError("lost");
    return answer;
  };
  const ines = await onTheScreen("ines", losing);
  ines.store.dispatch(emailEvents.requested({ email: "ines.new@example.com", currentPassword: password }));
  await emailSettled(ines);
  const code = await codeSentTo("ines.new@example.com");
  lose = true;
  ines.store.dispatch(emailEvents.codeSubmitted({ code }));
  expect(await emailSettled(ines)).toMatchObject({ name: "failed" });
  lose = false;
  ines.store.dispatch(emailEvents.codeSubmitted({ code }));
  expect(await emailSettled(ines)).toEqual({ name: "confirmed" });
  expect(stateOf(ines).contact.data?.email).toBe("ines.new@example.com");
});

test("a second address that is sent during the first gets its code too", async () => {
  const theo = await onTheScreen("theo");
  for (const email of ["theo.typo@example.com", "theo.right@example.com"])
    theo.store.dispatch(emailEvents.requested({ email, currentPassword: password }));
  await theo.until((state) => selectContact(state).contact.data?.pending?.email === "theo.right@example.com");
  expect(await codeSentTo("theo.right@example.com")).not.toBe("");
});

test.each([
  ["sam", "has a code", password],
  ["billie", "was refused", "a wrong phrase"],
])(
  "the answer about the first of two addresses is not told as that about the second: %s's first %s",
  async (username, _, firstPassword) => {
    const tab = await onTheScreen(username);
    const right = `${username}.right@example.com`;
    tab.store.dispatch(
      emailEvents.requested({ email: `${username}.typo@example.com`, currentPassword: firstPassword }),
    );
    tab.store.dispatch(emailEvents.reset());
    tab.store.dispatch(emailEvents.requested({ email: right, currentPassword: password }));
    expect(await emailSettled(tab)).toEqual({ name: "sent" });
    expect(stateOf(tab).contact.data?.pending?.email).toBe(right);
  },
);

test("a wrong password is refused at its field, and is not in the store", async () => {
  const ada = await onTheScreen("ada");
  ada.store.dispatch(emailEvents.requested({ email: "ada@example.com", currentPassword: "a wrong phrase" }));
  expect(await emailSettled(ada)).toMatchObject({
    name: "failed",
    failure: { kind: "invalid", fields: [{ field: "currentPassword", code: "NOT_MATCHING" }] },
  });
  expect(JSON.stringify(ada.store.getState())).not.toContain("a wrong phrase");
});

test("a wrong code leaves so many tries; giving the address up keeps the old one", async () => {
  const ada = await onTheScreen("ada");
  ada.store.dispatch(emailEvents.requested({ email: "ada@example.com", currentPassword: password }));
  await emailSettled(ada);
  const code = await codeSentTo("ada@example.com");
  ada.store.dispatch(emailEvents.codeSubmitted({ code: code === "000000" ? "000001" : "000000" }));
  expect(await emailSettled(ada)).toEqual({ name: "wrong", triesLeft: 4 });
  ada.store.dispatch(emailEvents.discarded());
  expect(await emailSettled(ada)).toEqual({ name: "idle" });
  expect(stateOf(ada).contact.data).toMatchObject({ email: "ada@portico.example", pending: null });
});

test("[SESS-19 partly] a new first name is on the whole portal at once", async () => {
  const billie = await onTheScreen("billie");
  billie.store.dispatch(nameEvents.requested({ firstName: "Billie Jo" }));
  await billie.until((state) => selectContact(state).name.name === "saved");
  expect(selectProfile(billie.store.getState())?.firstName).toBe("Billie Jo");
});

test("[SESS-19 partly] a choice of e-mails is stored by the server and there again after a reload", async () => {
  const sam = await onTheScreen("sam");
  expect(wanted(sam, "APPOINTMENTS")).toBe("NONE");
  expect(await choose(sam, { topic: "APPOINTMENTS", wanted: "ALL" })).toMatchObject({ name: "saved" });
  expect(wanted(await onTheScreen("sam"), "APPOINTMENTS")).toBe("ALL");
});

test("[SESS-19 partly] every choice that is made while another is saved is sent, in turn", async () => {
  const ada = await onTheScreen("ada");
  const other = wanted(ada, "ORDERS") === "NONE" ? "ALL" : "NONE";
  const chosen = [
    { topic: "PAYMENT_PROBLEMS", wanted: "OWN" },
    { topic: "PAYMENT_PROBLEMS", wanted: "NONE" },
    { topic: "ORDERS", wanted: other },
  ] as const;
  for (const choice of chosen) ada.store.dispatch(topicEvents.requested({ accountId: harborStreet, ...choice }));
  await ada.until((state) => Object.values(selectContact(state).topics).every(({ name }) => name !== "saving"));
  const again = await onTheScreen("ada");
  expect([wanted(again, "PAYMENT_PROBLEMS"), wanted(again, "ORDERS")]).toEqual(["NONE", other]);
  expect(stateOf(ada).topics).toEqual({ PAYMENT_PROBLEMS: { name: "saved" }, ORDERS: { name: "saved" } });
});

test("the only person who is told of failed payments is refused, and the choice stays", async () => {
  const dana = await onTheScreen("dana");
  expect(await choose(dana, { topic: "PAYMENT_PROBLEMS", wanted: "NONE" })).toMatchObject({
    name: "failed",
    failure: { kind: "refused", code: "ONLY_RECIPIENT" },
  });
  expect(wanted(dana, "PAYMENT_PROBLEMS")).toBe("ALL");
});

test("without an answer the name is not saved, and the screen says so", async () => {
  let lose = false;
  const losing: Network = (fetch) => (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return lose && url.endsWith("/contact/name") ? Promise.reject(new TypeError("lost")) : fetch(input, init);
  };
  const ada = await onTheScreen("ada", losing);
  lose = true;
  ada.store.dispatch(nameEvents.requested({ firstName: "Adeline" }));
  await ada.until((state) => selectContact(state).name.name === "failed");
  expect(stateOf(ada).name).toEqual({ name: "failed", failure: { kind: "unreachable" } });
  expect(selectProfile(ada.store.getState())?.firstName).toBe("Ada");
});

test.each([
  ["dana", "Assigned", 1],
  ["billie", "Unassigned", 0],
] as const)("[CALL-01 partly] the phone lines that are assigned to %s", async (username, assignment, count) => {
  const tab = await onTheScreen(username);
  const { guid } = selectProfile(tab.store.getState()) ?? { guid: "" };
  tab.store.dispatch(memberRead.requested({ guid, accountId: harborStreet }));
  await tab.until((state) => isRead(selectContact(state).member));
  const { Assignment, Phone_Numbers } = stateOf(tab).member.data?.Service.Voice ?? { Phone_Numbers: [] };
  expect([Assignment, Phone_Numbers.length]).toEqual([assignment, count]);
});
