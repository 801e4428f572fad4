import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, addMonths, instantAt } from "@portico/rules/dates";
import { services } from "../src/modules/account/account.tables.ts";
import { statementRecipients } from "../src/modules/statements/recipients.tables.ts";
import { addCycle } from "../src/modules/statements/statements.repository.ts";
import { addDevice, payForDevice } from "../testing/devicePayment.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { scheduled } from "../testing/scheduler.ts";
import { feedAddress, fileDisagreements, filesOf, type Files } from "../testing/statusFiles.ts";
import { disagreements, placesOf, type Places } from "../testing/statusPlaces.ts";
import { laterOn } from "../testing/webhooks.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

interface Seen {
  places: Places;
  files: Files;
  until: string;
}

/** An account with its files and messages, after an event of the day. */
async function seenAfter(amount: number, happens: (payer: Payer, mailbox: string) => Promise<unknown>): Promise<Seen> {
  const today = backend.clock.today();
  const { username, accountId } = await newCustomer(backend, amount, 14);
  const mailbox = `${username}@portico.example`;
  await backend.database.insert(services).values({
    id: `${accountId}-INTERNET`,
    accountId,
    position: 0,
    key: "INTERNET",
    status: "Active",
    serviceType: "internet",
    downloadMbps: 300,
  });
  await backend.database.insert(statementRecipients).values({
    accountId,
    address: mailbox,
    site: "business",
    locale: "en-US",
    addedBy: "Dana",
    addedAt: backend.clock.now(),
  });
  const nextStatementDate = addDays(today, 1);
  await addCycle(backend.database, { accountId, periodFrom: addMonths(nextStatementDate, -1), nextStatementDate });
  const payer = await Payer.signIn(backend, username);
  const feed = await feedAddress(payer);
  await happens(payer, mailbox);
  const day = backend.clock.today();
  const until = addDays(day, 100);
  const places = await placesOf(payer, addDays(day, -40), until);
  return { places, files: await filesOf(backend, payer, feed, mailbox, places), until };
}

const tomorrow = (days = 1) =>
  backend.clock.set(instantAt(addDays(backend.clock.today(), days), 0, 5, backend.clock.timeZone));

const paid = () =>
  seenAfter(10_000, async (payer, mailbox) => {
    await scheduled(payer, 6_000, addDays(backend.clock.today(), 2), { notify: [mailbox] } as never);
    tomorrow();
    await backend.issueStatements();
    tomorrow();
    await backend.runDuePayments();
  });
const issued = () =>
  seenAfter(0, async () => {
    tomorrow();
    await backend.issueStatements();
  });
const returned = () =>
  seenAfter(10_000, async (payer) => {
    const method = { vaultToken: (await payer.newBankAccount({ accountNumber: "000444444440" })).token };
    await payer.pay(await payer.attempt(6_000, { method }));
    await laterOn(backend);
  });
const returnedForDevice = () =>
  seenAfter(10_000, async (payer) => {
    const device = await addDevice(backend, payer.accountId, 24_000);
    await payForDevice(payer, device.id, 1_500, "4000000000042004");
    await laterOn(backend);
  });

const found = ({ places, files, until }: Seen) => [
  ...disagreements(places),
  ...fileDisagreements(files, places, until),
];
const receiptOf = ({ files }: Seen) => files.receipts[0]!;
const mailOf = ({ files }: Seen) => files.mails.find(({ about }) => about?.startsWith("payment "))!;
const replaced = (file: { pdf: string }, words: string | RegExp, by: string) => {
  expect(file.pdf).toMatch(words);
  file.pdf = file.pdf.replace(words, by);
};

describe("a receipt, message or statement that disagrees is detected", () => {
  const faults: [what: string, happened: () => Promise<Seen>, comparison: string, spoil: (seen: Seen) => void][] = [
    [
      "another amount in the receipt of a payment",
      paid,
      "the sentence of the receipt",
      (seen) => replaced(receiptOf(seen), "your payment of $60.00", "your payment of $59.00"),
    ],
    [
      "another day in the receipt",
      paid,
      "the sentence of the receipt",
      (seen) => replaced(receiptOf(seen), /(payment of \S+ on \w+ )\d+/, "$11"),
    ],
    [
      "another method in the receipt",
      paid,
      "the method of the receipt",
      (seen) => replaced(receiptOf(seen), "ending in 4242", "ending in 4444"),
    ],
    [
      "another balance in the receipt",
      paid,
      "what is left by the receipt",
      (seen) => replaced(receiptOf(seen), /(Amount due after payment \$)/, "$11"),
    ],
    [
      "another amount in the message about the payment",
      paid,
      "the message about the payment",
      (seen) => void (mailOf(seen).text = mailOf(seen).text.replace("Amount: $60.00", "Amount: $59.00")),
    ],
    [
      "a message about the payment that never went out",
      paid,
      "the message about the payment",
      ({ files }) => void (files.mails = files.mails.filter(({ about }) => !about?.startsWith("payment "))),
    ],
    [
      "a new statement that asks for another amount",
      issued,
      "what a new statement asks for",
      ({ places }) => void (places.graph.statements.nodes[0]!.amountDue += 1),
    ],
    [
      "a new statement that is due on another day",
      issued,
      "until when a new statement is due",
      ({ places }) => void (places.graph.status.dueDate = addDays(places.graph.status.dueDate!, 1)),
    ],
    [
      "a returned payment of which no message tells",
      returned,
      "a payment that a bank took back, in a message",
      ({ files }) => void (files.mails = files.mails.filter(({ about }) => !about?.startsWith("returned "))),
    ],
    [
      "a returned payment for a device of which no message tells",
      returnedForDevice,
      "a payment for a device that a bank took back, in a message",
      ({ files }) => void (files.mails = files.mails.filter(({ about }) => !about?.startsWith("returned "))),
    ],
    [
      "a message that tells of another amount returned for a device",
      returnedForDevice,
      "a payment for a device that a bank took back, in a message",
      ({ files }) =>
        files.mails.forEach((mail) => void (mail.text = mail.text.replace("you owe $15.00", "you owe $14.00"))),
    ],
    [
      "a returned payment that only one interface tells",
      returned,
      "the status, over REST and the graph",
      ({ places }) => void (places.rest.status = { ...places.rest.status, returned: [] }),
    ],
  ];
  test.each(faults)("%s", async (_what, happened, comparison, spoil) => {
    const seen = await happened();
    expect(found(seen)).toEqual([]);
    spoil(seen);
    expect(found(seen).filter((each) => each.startsWith(comparison))).not.toEqual([]);
  });
});
