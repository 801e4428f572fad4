import { openBackend, type TestBackend } from "@portico/backend/testing";
import { Editor } from "@portico/backend/testing/editor";
import { maxPropertyContacts } from "@portico/rules/propertyContact";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type OpenedTab } from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import type { ContactFacts, PropertyContact } from "./contacts.api.ts";
import { contactEvents, contactsRead, selectContactPhase, selectContacts } from "./contacts.slice.ts";
import { contactsWorkflows } from "./contacts.saga.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(contactsWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const accountId = "8347201271";
const ana: ContactFacts = {
  name: "Ana Ruiz",
  role: "LEASING_OFFICE",
  phone: "6175550177",
  email: "ana@maplecourt.example",
};

async function onTheScreen(username: string, of: TestBackend = backend) {
  const tab = await openTab(createTestBrowser(of.browser("community")));
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [contactsWorkflows.name] }));
  await listed(tab);
  return tab;
}

/** The list as the server has it now. */
async function listed(tab: OpenedTab): Promise<PropertyContact[]> {
  tab.store.dispatch(contactsRead.requested({ accountId }));
  await tab.until((state) => ["ready", "failed"].includes(selectContacts(state).phase));
  return selectContacts(tab.store.getState()).data ?? [];
}
const names = async (tab: OpenedTab) => (await listed(tab)).map(({ name }) => name);
const named = async (tab: OpenedTab, name: string) =>
  (await listed(tab)).find((contact) => contact.name === name) as PropertyContact;

/** Requests a change and waits for its result. */
async function change(
  tab: OpenedTab,
  event: ReturnType<
    typeof contactEvents.addRequested | typeof contactEvents.changeRequested | typeof contactEvents.removalRequested
  >,
) {
  tab.store.dispatch(event);
  await tab.until((state) => selectContactPhase(state).name !== "working");
  return selectContactPhase(tab.store.getState());
}
const id = () => crypto.randomUUID();
const refused = (code: string) => ({ name: "failed", failure: { kind: "refused", code } });

test("[SHELL-12] the owner sees the property's contacts, adds one, changes it and removes it", async () => {
  const alex = await onTheScreen("alex");
  expect(await names(alex)).toEqual(["Rosa Delgado", "Hank Boyle"]);

  const contactId = id();
  const added = contactEvents.addRequested({ accountId, contactId, facts: { ...ana, name: "  Ana Ruiz " } });
  expect(await change(alex, added)).toEqual({ name: "done", what: "add", contactId, contact: "  Ana Ruiz " });
  // A retry after a lost response adds the contact only once.
  expect(await change(alex, added)).toMatchObject({ name: "done" });
  expect(await names(alex)).toEqual(["Rosa Delgado", "Hank Boyle", "Ana Ruiz"]);

  const contact = await named(alex, "Ana Ruiz");
  expect(
    await change(alex, contactEvents.changeRequested({ accountId, contact, facts: { ...ana, role: "BOARD_MEMBER" } })),
  ).toMatchObject({ name: "done", what: "change" });
  expect(await named(alex, "Ana Ruiz")).toEqual({ contactId, ...ana, role: "BOARD_MEMBER", version: 2 });

  expect(
    await change(alex, contactEvents.removalRequested({ accountId, contact: await named(alex, "Ana Ruiz") })),
  ).toMatchObject({ name: "done", what: "remove" });
  expect(await names(alex)).toEqual(["Rosa Delgado", "Hank Boyle"]);
});

test("[SHELL-12] read-only users see the contacts, and the server refuses every change by them", async () => {
  const sunny = await onTheScreen("sunny");
  const [contact] = (await listed(sunny)) as [PropertyContact];
  expect(contact.name).toBe("Rosa Delgado");
  expect(await change(sunny, contactEvents.addRequested({ accountId, contactId: id(), facts: ana }))).toMatchObject(
    refused("NOT_ALLOWED"),
  );
  expect(await change(sunny, contactEvents.changeRequested({ accountId, contact, facts: ana }))).toMatchObject(
    refused("NOT_ALLOWED"),
  );
  expect(await change(sunny, contactEvents.removalRequested({ accountId, contact }))).toMatchObject(
    refused("NOT_ALLOWED"),
  );
  expect(await names(sunny)).toEqual(["Rosa Delgado", "Hank Boyle"]);
});

test("[SHELL-12] when two users change one contact the second gets a conflict, sees the current values, and can then save", async () => {
  const [first, second] = [await onTheScreen("alex"), await onTheScreen("alex")];
  const contact = await named(second, "Hank Boyle");
  await change(
    first,
    contactEvents.changeRequested({ accountId, contact, facts: factsOf(contact, { phone: "6175550199" }) }),
  );
  expect(
    await change(
      second,
      contactEvents.changeRequested({ accountId, contact, facts: factsOf(contact, { email: "hank@boyle.example" }) }),
    ),
  ).toMatchObject(refused("CONFLICT"));
  await second.until((state) => selectContacts(state).data?.some(({ phone }) => phone === "6175550199") ?? false);
  expect(await change(second, contactEvents.removalRequested({ accountId, contact }))).toMatchObject(
    refused("CONFLICT"),
  );
  expect(
    await change(
      second,
      contactEvents.changeRequested({
        accountId,
        contact: await named(second, "Hank Boyle"),
        facts: factsOf(contact, { email: "hank@boyle.example" }),
      }),
    ),
  ).toMatchObject({ name: "done" });
});

const factsOf = ({ name, role, phone, email }: PropertyContact, changes: Partial<ContactFacts>): ContactFacts => ({
  name,
  role,
  phone,
  email,
  ...changes,
});

test("[SHELL-12] the server validates every field itself, and names the invalid ones", async () => {
  const alex = await onTheScreen("alex");
  const add = (facts: Partial<ContactFacts>) =>
    change(alex, contactEvents.addRequested({ accountId, contactId: id(), facts: { ...ana, ...facts } }));
  expect(await add({ email: "ana at home" })).toMatchObject({
    failure: { kind: "invalid", fields: [{ field: "email", code: "INVALID" }] },
  });
  expect(await add({ phone: "617-555-0177" })).toMatchObject({
    failure: { kind: "invalid", fields: [{ field: "phone", code: "INVALID" }] },
  });
  expect(await add({ name: " \t " })).toMatchObject({ failure: { kind: "invalid", fields: [{ field: "name" }] } });
  expect(await names(alex)).not.toContain("Ana Ruiz");
});

test(
  "[SHELL-12] the number of contacts is limited, even when two users add the last one concurrently",
  { tags: "full" },
  async () => {
    const own = await openBackend();
    const [one, other] = [await onTheScreen("alex", own), await onTheScreen("alex", own)];
    const add = (tab: OpenedTab, place: number) =>
      change(tab, contactEvents.addRequested({ accountId, contactId: id(), facts: { ...ana, name: `Ana ${place}` } }));
    for (let place = 3; place < maxPropertyContacts; place += 1) await add(one, place);
    const last = await Promise.all([add(one, 98), add(other, 99)]);
    expect(last.map(({ name }) => name).sort()).toEqual(["done", "failed"]);
    expect(await listed(one)).toHaveLength(maxPropertyContacts);
    await own.close();
  },
);

test("[SHELL-12] every request is refused for another customer's account, on the business site and with the toggle off", async () => {
  const own = await openBackend();
  const alex = await onTheScreen("alex", own);
  const [contact] = (await listed(alex)) as [PropertyContact];
  const foreign = await change(alex, contactEvents.removalRequested({ accountId: "8347201180", contact }));
  expect(foreign).toMatchObject(refused("NOT_FOUND"));
  await (await Editor.signIn(own)).kill("pointOfContact");
  expect(await change(alex, contactEvents.removalRequested({ accountId, contact }))).toMatchObject(
    refused("NOT_FOUND"),
  );
  const dana = await openTab(createTestBrowser(own.browser()));
  await dana.signIn("dana");
  dana.store.dispatch(screens.entered({ workflows: [contactsWorkflows.name] }));
  dana.store.dispatch(contactsRead.requested({ accountId: "8347201180" }));
  await dana.until((state) => selectContacts(state).phase === "failed");
  expect(selectContacts(dana.store.getState())).toMatchObject({ failure: { kind: "refused", code: "NOT_FOUND" } });
  await own.close();
});

test("a contact whose removal was answered to nobody is removed when it is asked for again", async () => {
  const alex = await onTheScreen("alex");
  await change(
    alex,
    contactEvents.addRequested({ accountId, contactId: id(), facts: { ...ana, name: "Removed twice" } }),
  );
  const contact = await named(alex, "Removed twice");
  const removal = contactEvents.removalRequested({ accountId, contact });
  await change(alex, removal);
  expect(await change(alex, removal)).toEqual({
    name: "done",
    what: "remove",
    contactId: contact.contactId,
    contact: "Removed twice",
  });
});

test("a contact that is changed again because the first answer was lost is no conflict", async () => {
  const alex = await onTheScreen("alex");
  const contact = await named(alex, "Rosa Delgado");
  const changed = contactEvents.changeRequested({
    accountId,
    contact,
    facts: factsOf(contact, { phone: "6175550123" }),
  });
  await change(alex, changed);
  expect(await change(alex, changed)).toMatchObject({ name: "done", what: "change" });
});
