import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGraph } from "../../../api/graphCalls.ts";
import { StatementRecipientsDocument } from "../../../api/graphql/generated/graph.recipients.ts";
import { openInBilling } from "../../../testing/billingDriver.ts";
import type { Network } from "../../../testing/openPortal.ts";
import { recipientsEvents, selectRecipients } from "./recipients.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function openAs(username: string, network?: Network) {
  const tab = await openInBilling(backend.browser(), username, { network });
  const { store, until, accountId, client } = tab;
  await queryGraph(client, StatementRecipientsDocument, { accountId });
  /** The card as the screen shows it now. */
  const card = () => client.readQuery({ query: StatementRecipientsDocument, variables: { accountId } })?.billing;
  const recipients = () => card()?.statementRecipients ?? [];
  return {
    ...tab,
    card,
    recipients,
    state: () => selectRecipients(store.getState()),
    add: async (address: string, locale = "en-US") => {
      store.dispatch(recipientsEvents.addRequested({ accountId, address, locale }));
      await until((root) => selectRecipients(root).adding.name !== "adding");
      return selectRecipients(store.getState()).adding;
    },
    remove: async (address: string) => {
      const recipient = recipients().find((one) => one.address === address) ?? { id: "", address };
      store.dispatch(recipientsEvents.removalRequested(recipient));
      store.dispatch(recipientsEvents.removeConfirmed({ accountId, recipientId: recipient.id }));
      await until((root) => selectRecipients(root).removing.name !== "removing");
    },
  };
}

/** Messages sent with an attachment, from the demo's message log. */
async function statementsSent(): Promise<{ to: string; locale: string; subject: string }[]> {
  const messages = (await (await backend.browser().fetch("/demo/messages")).json()) as {
    to: string;
    kind: string;
    locale: string;
    subject: string;
    attachment: string | null;
  }[];
  return messages
    .filter(({ kind, attachment }) => kind === "STATEMENT" && attachment === "statement")
    .map(({ to, locale, subject }) => ({ to, locale, subject }));
}

test("[B14] each new statement is sent to the listed addresses, each in its language, until they are removed", async () => {
  const hedda = await openAs("hedda");
  expect(hedda.card()).toMatchObject({ canPay: true, canSendMessages: true, statementRecipients: [] });
  expect(await hedda.add("kim@books.example")).toEqual({ name: "added", address: "kim@books.example" });
  await hedda.add("lee@books.example", "es-US");
  await hedda.add("mo@books.example");
  expect(hedda.recipients().map(({ address, locale }) => [address, locale])).toEqual([
    ["kim@books.example", "en-US"],
    ["lee@books.example", "es-US"],
    ["mo@books.example", "en-US"],
  ]);
  await hedda.remove("mo@books.example");
  expect([hedda.recipients().length, hedda.state().removing]).toEqual([
    2,
    { name: "removed", address: "mo@books.example" },
  ]);
  backend.clock.advance(40 * 86_400);
  await backend.issueStatements();
  await backend.issueStatements();
  const sent = await statementsSent();
  expect(sent.map(({ to, locale }) => [to, locale]).sort()).toEqual([
    ["kim@books.example", "en-US"],
    ["lee@books.example", "es-US"],
  ]);
  expect(sent.map(({ subject }) => /statement of|estado de cuenta del/.test(subject))).toEqual([true, true]);
});

test("[B14 partly] a duplicate address is refused, and read-only users can change nothing", async () => {
  const dana = await openAs("dana");
  await dana.add("kim@books.example");
  expect(await dana.add("KIM@books.example")).toEqual({ name: "refused", code: "ALREADY_THERE" });
  const sam = await openAs("sam");
  expect(sam.card()).toMatchObject({ canPay: false, statementRecipients: [{ address: "kim@books.example" }] });
  expect(await sam.add("sam@books.example")).toEqual({ name: "refused", code: "FAILED" });
  await sam.remove("kim@books.example");
  expect([sam.state().removing, sam.recipients().length]).toEqual([
    { name: "asking", recipient: expect.objectContaining({ address: "kim@books.example" }), failed: true },
    1,
  ]);
});

test("[B14 partly] an address whose answer was lost is in the list, where it can be seen and removed", async () => {
  const losing: Network = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    const adds =
      request.url.endsWith("/selfservice/graph") && (await request.clone().text()).includes("AddStatementRecipient");
    const answer = await fetch(request);
    if (adds) throw new TypeError("the connection was cut");
    return answer;
  };
  const pat = await openAs("pat", losing);
  expect(await pat.add("kim@books.example")).toEqual({ name: "refused", code: "FAILED" });
  expect(pat.recipients().map(({ address }) => address)).toEqual(["kim@books.example"]);
  await pat.remove("kim@books.example");
  expect(pat.recipients()).toEqual([]);
});
