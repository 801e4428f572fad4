import { strFromU8, unzipSync } from "fflate";
import { and, eq, like, ne, sum } from "drizzle-orm";
import ICAL from "ical.js";
import { ledgerEntries, ledgerTransactions } from "../src/modules/ledger/ledger.tables.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";
import type { Payer } from "./payer.ts";
import { readText } from "./readPdf.ts";
import { type AccountStatus, takenToday, type Places } from "./statusPlaces.ts";
import { receiptClaims, receiptPath, type Mail, type ReceiptFile } from "./statusReceipts.ts";
import type { TestBackend } from "./types.ts";

/** An account's data outside the screens: calendar feed, files and messages. English; amounts in cents. */
export interface Files {
  feed: { date: string; amount: number | null }[];
  /** The sum of the activity file. */
  activity: number;
  /** What was paid for devices less what was taken back: it is in the activity but pays nothing of the bill. */
  paidForDevices: number;
  /** The newest statement. */
  statement: { id: string; pdf: string; closing: number; difference: number } | null;
  /** Receipts of that day's payments. */
  receipts: ReceiptFile[];
  mails: Mail[];
}

/** Creates a calendar feed; its URL is shown only then. */
export async function feedAddress(payer: Payer): Promise<string> {
  const { data } = await payer.graph(
    "mutation M($input: NewCalendarFeedInput!) { createCalendarFeed(input: $input) { __typename ... on CalendarFeedAddress { address } } }",
    { input: { accountId: payer.accountId, locale: "en-US" } },
  );
  return (data?.["createCalendarFeed"] as { address: string }).address;
}

/** @param mailbox the address that is notified of the account's statements and payments */
export async function filesOf(
  backend: TestBackend,
  payer: Payer,
  feed: string,
  mailbox: string,
  places: Places,
): Promise<Files> {
  const { graph } = places;
  const newest = graph.statements.nodes[0];
  return {
    feed: feedEvents(await read(backend, payer, feed)),
    activity: activitySum(await read(backend, payer, `${base(payer)}/activity?shown=ALL&period=DAYS_90&locale=en-US`)),
    paidForDevices: await paidForDevices(backend, payer),
    statement: newest ? await statementFiles(backend, payer, newest.id, newest.statementDate) : null,
    receipts: await Promise.all(
      takenToday(places).map(async (payment) => ({
        id: payment.id,
        pdf: plain(readText(await bytes(backend, payer, receiptPath(payer, payment)))).replaceAll(/\s+/g, " "),
      })),
    ),
    mails: (
      await backend.database.select().from(messages).where(like(messages.address, mailbox)).orderBy(messages.id)
    ).map(({ kind, about, text }) => ({ kind, about, text: plain(text ?? "") })),
  };
}

async function paidForDevices({ database }: TestBackend, { accountId }: Payer): Promise<number> {
  const ofTransaction = and(
    eq(ledgerEntries.accountId, ledgerTransactions.accountId),
    eq(ledgerEntries.transactionId, ledgerTransactions.id),
  );
  const [row] = await database
    .select({ owed: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, ofTransaction)
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        eq(ledgerEntries.book, "devices"),
        ne(ledgerTransactions.kind, "deviceSale"),
      ),
    );
  return -Number(row?.owed ?? 0);
}

const base = ({ accountId }: Payer) => `/api/pub/billing/v1/accounts/${accountId}`;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

async function bytes(backend: TestBackend, payer: Payer, path: string): Promise<Buffer> {
  const response = await payer.browser.fetch(path);
  if (response.status === 429) {
    // The file downloads are rate limited per minute of security time, which stands still here.
    backend.securityClock.advance(61);
    return bytes(backend, payer, path);
  }
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const read = async (backend: TestBackend, payer: Payer, path: string) =>
  (await bytes(backend, payer, path)).toString("utf8");

function feedEvents(text: string): Files["feed"] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((event) => {
    const { startDate, summary } = new ICAL.Event(event);
    return { date: startDate.toString().slice(0, 10), amount: centsIn(plain(summary)) };
  });
}

function centsIn(text: string): number | null {
  const found = /\$([\d,]+\.\d\d)/.exec(text)?.[1];
  return found === undefined ? null : Math.round(Number(found.replaceAll(",", "")) * 100);
}

/** Parses a CSV row: each cell is quoted or a plain number. */
const cellsOf = (row: string) =>
  [...row.matchAll(/"((?:[^"]|"")*)"|([^,\r]+)|(?<=,)(?=,|$)/g)].map(([, words, number]) => words ?? number ?? "");
const rowsOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n")
    .map(cellsOf);
const centsOf = (cell = "") => Math.round(Number(cell) * 100);

function activitySum(csv: string): number {
  const [header = [], ...rows] = rowsOf(csv);
  const column = header.indexOf("Amount");
  if (column < 0) throw new Error(`no amounts in ${header.join()}`);
  return rows.reduce((sum, row) => sum + centsOf(row[column]), 0);
}

type StatementFiles = NonNullable<Files["statement"]>;
/** Cache: an issued statement does not change. */
const made = new Map<string, StatementFiles>();

async function statementFiles(backend: TestBackend, payer: Payer, id: string, date: string): Promise<StatementFiles> {
  const known = made.get(id);
  if (known) return known;
  const pdf = plain(
    readText(await bytes(backend, payer, `${base(payer)}/statements/${id}/document?locale=en-US`)),
  ).replaceAll("\n", " ");
  const pack = unzipSync(
    new Uint8Array(
      await bytes(
        backend,
        payer,
        `${base(payer)}/statement-archive?from=${date}&to=${date}&content=accountant&locale=en-US`,
      ),
    ),
  );
  const [, month = []] = rowsOf(strFromU8(pack["reconciliation.csv"] ?? new Uint8Array()));
  const files = { id, pdf, closing: centsOf(month[5]), difference: centsOf(month[6]) };
  made.set(id, files);
  return files;
}

const dollars = (cents: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
const longDate = (date: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** Differences between files or messages and the account status or the statement. */
export function fileDisagreements(
  { feed, activity, paidForDevices, statement, receipts, mails }: Files,
  places: Places,
  feedUntil: string,
): string[] {
  const { graph } = places;
  const { status, businessDate } = graph;
  const ahead = (list: readonly { date: string; amount: number | null }[]) =>
    list
      .filter(({ date }) => date >= businessDate && date <= feedUntil)
      .map(({ date, amount }) => `${date} ${amount ?? ""}`)
      .sort();
  const newest = graph.statements.nodes[0];
  const claims: [what: string, one: unknown, other: unknown][] = [
    ["the calendar feed and the calendar", ahead(feed), ahead(graph.moneyCalendar)],
    [
      "the sum of the activity file and what is due",
      activity + paidForDevices,
      status.amountDue - status.creditBalance,
    ],
    ...(newest && statement ? statementClaims(newest, statement, mails) : []),
    ...receiptClaims(places, receipts, mails),
    ...status.returned.map((returned): [string, unknown, unknown] => [
      "a payment that a bank took back, in a message",
      isTold(mails, returned, `so ${dollars(returned.amount)} is due again`),
      true,
    ]),
    ...status.returnedForDevices.map((returned): [string, unknown, unknown] => [
      "a payment for a device that a bank took back, in a message",
      isTold(mails, returned, `so you owe ${dollars(returned.amount)} more for ${returned.deviceName}`),
      true,
    ]),
    ...status.failures
      .filter(({ retryOn }) => retryOn !== null)
      .map(({ amount, date, retryOn }): [string, unknown, unknown] => [
        "a payment that was not taken, in a message",
        mails.some(
          ({ kind, text }) =>
            kind === "PAYMENT_FAILURE" &&
            text.includes(`of ${dollars(amount)} on ${longDate(date)} didn’t go through`) &&
            text.includes(`try again on ${longDate(retryOn ?? "")}`),
        ),
        true,
      ]),
  ];
  return claims
    .filter(([, one, other]) => JSON.stringify(one) !== JSON.stringify(other))
    .map(([what, one, other]) => `${what}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
}

type Returned = Pick<AccountStatus["returned"][number], "kind" | "amount" | "paidOn">;

/** Whether a message says that a bank took a payment back, and what is owed because of it. */
const isTold = (mails: Files["mails"], { kind, amount, paidOn }: Returned, owed: string): boolean =>
  mails.some(
    ({ about, text }) =>
      about?.startsWith("returned ") &&
      text.includes(owed) &&
      text.includes(
        kind === "RETURN"
          ? `Your bank returned your payment of ${dollars(amount)} on ${longDate(paidOn)}.`
          : `Your payment of ${dollars(amount)} on ${longDate(paidOn)} was reversed after a dispute.`,
      ),
  );

type Newest = Places["graph"]["statements"]["nodes"][number];

function statementClaims(
  { id, amountDue, dueDate }: Newest,
  statement: StatementFiles,
  mails: Files["mails"],
): [string, unknown, unknown][] {
  const due =
    amountDue > 0
      ? `${dollars(amountDue)} is due by ${longDate(dueDate)}.`
      : amountDue === 0
        ? "Nothing is due on this statement."
        : `You have a credit of ${dollars(-amountDue)}.`;
  const told =
    amountDue > 0
      ? `Amount due: ${dollars(amountDue)} by ${longDate(dueDate)}`
      : amountDue === 0
        ? "othing is due"
        : dollars(-amountDue);
  const mail = mails.find(({ about }) => about === `statement ${id}`);
  return [
    ["what the PDF asks for", statement.pdf.includes(due) ? due : statement.pdf.slice(0, 200), due],
    ["what the accountant pack closes with", [statement.closing, statement.difference], [amountDue, 0]],
    ["what the message about the statement says", mail?.text.includes(told) ? told : mail?.text, told],
  ];
}
