import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGraph } from "../../../api/graphCalls.ts";
import type { ActivityFilter } from "../../../api/graphql/generated/graph.ts";
import { AccountActivityDocument } from "../../../api/graphql/generated/graph.activity.ts";
import { PaymentHistoryDocument } from "../../../api/graphql/generated/graph.paymentHistory.ts";
import { StatementDetailsDocument } from "../../../api/graphql/generated/graph.statement.ts";
import { openInBilling } from "../../../testing/billingDriver.ts";
import { noFilter } from "./activity.filter.ts";
import { amountText } from "@portico/rules/money";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function openAs(username: string) {
  const browser = backend.browser();
  const tab = await openInBilling(browser, username);
  const { accountId, client } = tab;
  const rows = async (filter: ActivityFilter) => {
    const answer = await queryGraph(client, AccountActivityDocument, { accountId, filter });
    if (!answer.ok || !answer.data.billing) throw new Error(JSON.stringify(answer));
    return answer.data.billing.activity;
  };
  const file = async ({ shown, period, status, from, to }: ActivityFilter, locale = "en-US") => {
    const days = { ...(from && { from }), ...(to && { to }) };
    const query = new URLSearchParams({ shown, period, locale, ...(status && { status }), ...days });
    const response = await browser.fetch(`/api/pub/billing/v1/accounts/${accountId}/activity?${query}`);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    return Buffer.from(await response.arrayBuffer()).toString("utf8");
  };
  return { ...tab, rows, file };
}

const lines = (csv: string) => csv.slice(1).trimEnd().split("\r\n");

test("[BILL-11] account activity lists payments and charges with every field, newest first, and each filter returns only its rows", async () => {
  const pat = await openAs("pat");
  const all = await pat.rows({ ...noFilter, period: "MONTHS_24" });
  expect(all.map(({ date }) => date)).toEqual(
    all
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  const [charges, discounts, payments] = (["CHARGE", "DISCOUNT", "PAYMENT"] as const).map((wanted) =>
    all.filter(({ kind }) => kind === wanted),
  );
  expect(charges?.length).toBeGreaterThan(3);
  expect([discounts?.length, payments?.length]).toEqual([charges?.length, charges?.length]);
  expect(
    charges?.every(
      ({ date, description, postedDate, amount, dueDate }) =>
        date && description === "STATEMENT" && postedDate && amount > 0 && dueDate,
    ),
  ).toBe(true);
  expect(
    payments?.every(
      ({ payment, postedDate }) =>
        payment?.channel === "autoPay" && payment.lastFour === "4242" && payment.confirmationNumber && postedDate,
    ),
  ).toBe(true);

  expect((await pat.rows({ ...noFilter, shown: "PAYMENTS" })).every(({ kind }) => kind === "PAYMENT")).toBe(true);
  expect((await pat.rows({ ...noFilter, shown: "CHARGES" })).every(({ kind }) => kind !== "PAYMENT")).toBe(true);
  const recent = await pat.rows({ ...noFilter, period: "DAYS_30" });
  expect(recent.length).toBeGreaterThan(0);
  expect(recent.every(({ date }) => date >= "2026-10-22")).toBe(true);
});

test("[ERR-05 partly] a filter without matches returns an empty list, and its CSV file has only the header", async () => {
  const lucia = await openAs("lucia");
  const failed = { ...noFilter, shown: "PAYMENTS", status: "failed" } as const;
  expect(await lucia.rows(failed)).toEqual([]);
  expect(lines(await lucia.file(failed))).toHaveLength(1);
});

/** The cells of a CSV line (one without quoted line breaks), parsed as a spreadsheet does. */
const cellsOf = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
    cell.replace(/^"|"$/g, "").replaceAll('""', '"'),
  );

test.each(["ALL", "PAYMENTS", "CHARGES"] as const)(
  "[B06] [B16 partly] the CSV file of %s has the same rows in the same order as the screen, in both languages",
  async (shown) => {
    const dana = await openAs("dana");
    const filter = { ...noFilter, shown, period: "MONTHS_24" } as const;
    const rows = await dana.rows(filter);
    const csv = await dana.file(filter);
    const [header, ...table] = lines(csv).map(cellsOf);
    expect(csv.startsWith("\uFEFF")).toBe(true);
    expect(header?.slice(0, 6)).toEqual(["Date", "Type", "Description", "Amount", "Status", "Posted"]);
    expect(table.map((cells) => [cells[0], cells[3]])).toEqual(
      rows.map(({ date, signedAmount }) => [date, signedAmount === null ? "" : amountText(signedAmount)]),
    );
    const spanish = await dana.file(filter, "es-US");
    expect(cellsOf(lines(spanish)[0] ?? "").slice(0, 6)).toEqual([
      "Fecha",
      "Tipo",
      "Descripción",
      "Monto",
      "Estado",
      "Aplicado",
    ]);
    if (shown !== "CHARGES") expect(spanish).toContain("Completado");
  },
);

test("[BILL-11 partly] a month's Auto Pay discount has the posted date of that month's statement, not today's", async () => {
  const omar = await openAs("omar");
  const discounts = (await omar.rows({ ...noFilter, shown: "CHARGES", period: "MONTHS_24" })).filter(
    ({ kind }) => kind === "DISCOUNT",
  );
  expect(discounts.length).toBeGreaterThan(1);
  for (const { date, postedDate, signedAmount } of discounts)
    expect({ postedDate, signedAmount }).toEqual({ postedDate: date, signedAmount: -500 });
});

test(
  "charges and Auto Pay discounts name the statement that they are on, which can be opened",
  { tags: "full" },
  async () => {
    const pat = await openAs("pat");
    const rows = await pat.rows({ ...noFilter, shown: "CHARGES" });
    const statementIds = new Set(rows.map(({ statementId }) => statementId ?? "none"));
    expect(statementIds.size).toBeGreaterThan(3);
    for (const statementId of statementIds) {
      const answer = await queryGraph(pat.client, StatementDetailsDocument, {
        accountId: pat.accountId,
        id: statementId,
      });
      expect(answer).toMatchObject({ ok: true, data: { statement: { id: statementId } } });
    }
  },
);

test("the CSV export refuses another customer's account", async () => {
  const dana = await openAs("dana");
  const browser = backend.browser();
  expect(
    (await browser.fetch(`/api/pub/billing/v1/accounts/${dana.accountId}/activity?shown=ALL&period=DAYS_30`)).status,
  ).toBe(401);
});

test("[BILL-12] [BILL-16 partly] payment statuses read Completado and En Proceso in Spanish, and every channel has a label in both languages", async () => {
  const dana = await openAs("dana");
  const answer = await queryGraph(await dana.graph(), PaymentHistoryDocument, { accountId: dana.accountId, first: 20 });
  const channels = new Set(answer.ok ? answer.data.billing?.payments.nodes.map(({ channel }) => channel) : []);
  expect(channels.size).toBe(5);
  await dana.content.setLocale("es-US");
  expect(dana.content.text("billing.status.success")).toBe("Completado");
  expect(dana.content.text("billing.status.pending")).toBe("En Proceso");
  const all = ["online", "phone", "inStore", "autoPay", "agentAssisted", "chatAssisted"] as const;
  const labels = all.map((channel) => dana.content.text("billing.channel", { channel }));
  expect(new Set(labels).size).toBe(6);
});

test("[B16 partly] [B06] chosen dates bound the rows of the screen and of the file, and include both days", async () => {
  const pat = await openAs("pat");
  const all = await pat.rows({ ...noFilter, period: "MONTHS_24" });
  const days = [...new Set(all.map(({ date }) => date))];
  const [to = "", from = ""] = [days[2], days.at(-3)];
  const wanted: ActivityFilter = { shown: "ALL", period: "DATES", from, to };
  const bounded = await pat.rows(wanted);
  expect(bounded.map(({ id }) => id)).toEqual(all.filter(({ date }) => date >= from && date <= to).map(({ id }) => id));
  expect(bounded.length).toBeLessThan(all.length);
  const [, ...file] = lines(await pat.file(wanted));
  expect(file.map((line) => line.slice(1, 11))).toEqual(bounded.map(({ date }) => date));
});

test("[B16 partly] dates the wrong way round are refused", async () => {
  const pat = await openAs("pat");
  const filter: ActivityFilter = { shown: "ALL", period: "DATES", from: "2026-10-31", to: "2026-10-01" };
  const answer = await queryGraph(pat.client, AccountActivityDocument, { accountId: pat.accountId, filter });
  expect(answer).toMatchObject({ ok: false, failure: { code: "INVALID_REQUEST" } });
});
