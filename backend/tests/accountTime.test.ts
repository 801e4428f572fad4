import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, addMonths, daysBetween, instantAt } from "@portico/rules/dates";
import { services } from "../src/modules/account/account.tables.ts";
import { autoPayEnrolments } from "../src/modules/autopay/autopay.tables.ts";
import { addCycle } from "../src/modules/statements/statements.repository.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { scheduled, shown } from "../testing/scheduler.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** Time zones ahead of the provider's, the provider's own, and behind it. */
const zones = ["Pacific/Guam", null, "Pacific/Honolulu"] as const;
type Zone = (typeof zones)[number];

const midnight = (date: string, zone: Zone) => instantAt(date, 0, 0, zone ?? backend.clock.timeZone);
const minutesFrom = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000);

async function customer(zone: Zone, amount: number, dueOn: string) {
  const { username, savedCardId } = await newCustomer(backend, amount, daysBetween(backend.clock.today(), dueOn), {
    timeZone: zone,
  });
  return { payer: await Payer.signIn(backend, username), savedCardId };
}

interface Facts {
  amountDue: number;
  adjustedDelinquencyAmount: number;
  statements: { nodes: unknown[] };
  businessDate: string;
  timeZone: string;
  paymentOptions: { earliestDate: string; cutOff: string };
}

async function facts({ graph, accountId }: Pick<Payer, "graph" | "accountId">): Promise<Facts> {
  const { data } = await graph(
    "query B($id: ID!) { billing(accountId: $id) { businessDate timeZone amountDue adjustedDelinquencyAmount statements { nodes { id } } paymentOptions { earliestDate cutOff } } }",
    { id: accountId },
  );
  return data?.["billing"] as unknown as Facts;
}

const factsOf = (payer: Payer) =>
  facts({ accountId: payer.accountId, graph: (query, variables) => payer.graph(query, variables) });

/** What is due on one date, and whether it has run. */
interface Planned {
  zone: Zone;
  happened: Record<string, () => Promise<boolean>>;
}

async function planned(zone: Zone, date: string, dayBefore: string): Promise<Planned> {
  const { payer: later } = await customer(zone, 5_000, "2026-12-20");
  const paymentId = await scheduled(later, 5_000, date);
  const { payer: automatic, savedCardId: paymentMethodId } = await customer(zone, 6_000, "2026-12-20");
  await backend.database.insert(autoPayEnrolments).values({
    accountId: automatic.accountId,
    service: "core",
    paymentMethodId,
    debitDay: Number(date.slice(8)),
    nextDate: date,
    mandate: automatic.accountId,
    enrolledBy: "Dana",
    pausedOn: null,
    pausedCode: null,
  });
  const { payer: billed } = await customer(zone, 0, date);
  await backend.database.insert(services).values({
    id: `${billed.accountId}-internet`,
    accountId: billed.accountId,
    position: 0,
    key: "INTERNET",
    status: "Active",
    serviceType: "internet",
    downloadMbps: 300,
  });
  await addCycle(backend.database, {
    accountId: billed.accountId,
    periodFrom: addMonths(date, -1),
    nextStatementDate: date,
  });
  const { payer: late } = await customer(zone, 7_000, dayBefore);
  return {
    zone,
    happened: {
      "the scheduled payment is charged": async () => (await shown(later, paymentId))["state"] === "SUBMITTED",
      "Auto Pay is charged": async () => (await factsOf(automatic)).amountDue === 0,
      "the statement is issued": async () => (await factsOf(billed)).statements.nodes.length === 1,
      "the bill of the day before is past due": async () => (await factsOf(late)).adjustedDelinquencyAmount === 7_000,
    },
  };
}

test(
  "a day begins at midnight in the account's time zone: for scheduled payments, Auto Pay, the statement and due dates",
  { timeout: 120_000 },
  async () => {
    const date = "2026-11-24";
    const accounts: Planned[] = [];
    for (const zone of zones) accounts.push(await planned(zone, date, "2026-11-23"));
    for (const moment of zones.flatMap((zone) =>
      [-1, 1].map((minutes) => minutesFrom(midnight(date, zone), minutes)),
    )) {
      backend.clock.set(moment);
      for (const job of [backend.issueStatements, backend.runDuePayments, backend.autoPay]) await job();
      for (const { zone, happened } of accounts) {
        for (const [what, has] of Object.entries(happened))
          expect([what, zone, await has()], moment.toISOString()).toEqual([what, zone, moment >= midnight(date, zone)]);
      }
    }
  },
);

test("a payment has the account's local date on every screen and in its files; the cut-off is in local time", async () => {
  backend.clock.set(new Date("2026-11-26T06:30:00.000Z"));
  const { payer } = await customer("Pacific/Honolulu", 14_310, "2026-12-04");
  const { businessDate, timeZone, paymentOptions } = await factsOf(payer);
  expect([businessDate, timeZone, paymentOptions.earliestDate]).toEqual([
    "2026-11-25",
    "Pacific/Honolulu",
    "2026-11-25",
  ]);
  expect(
    new Intl.DateTimeFormat("en-US", { timeZone: "Pacific/Honolulu", dateStyle: "short", timeStyle: "short" })
      .format(new Date(paymentOptions.cutOff))
      .replaceAll("\u202f", " "),
  ).toBe("11/25/26, 8:00 PM");
  const { paymentId } = await payer.pay(await payer.attempt(14_310));
  expect(await shown(payer, paymentId)).toMatchObject({
    state: "SUBMITTED",
    paymentDate: "2026-11-25",
    debitDate: "2026-11-25",
  });

  const summary = await payer.browser.fetch("/api/pub/account/v1/accounts", {
    headers: { "x-vendor-key": "SMB", "x-client-type": "SSPP" },
  });
  expect(await summary.json()).toMatchObject({
    accounts: [{ businessDate: "2026-11-25", timeZone: "Pacific/Honolulu" }],
  });

  const activity = await payer.browser.fetch(
    `/api/pub/billing/v1/accounts/${payer.accountId}/activity?shown=ALL&period=DAYS_30&locale=en-US`,
  );
  expect(activity.headers.get("content-disposition")).toContain("2026-11-25.csv");
  expect(await activity.text()).toMatch(/2026-11-25/);
});

test("the demo user whose account is in Honolulu sees Hawaii's date", async () => {
  backend.clock.set(new Date("2026-11-28T06:30:00.000Z"));
  expect(await factsOf(await Payer.signIn(backend, "kai"))).toMatchObject({
    amountDue: 14_310,
    businessDate: "2026-11-27",
    timeZone: "Pacific/Honolulu",
  });
  expect(await factsOf(await Payer.signIn(backend, "dana"))).toMatchObject({
    businessDate: "2026-11-28",
    timeZone: "America/New_York",
  });
});

test("a statement in the list is past due from the account's midnight, not from the provider's", async () => {
  const kai = await Payer.signIn(backend, "kai");
  const unpaid = async () => {
    const { data } = await kai.graph(
      "query S($id: ID!) { billing(accountId: $id) { statements { nodes { dueDate paymentState } } } }",
      { id: kai.accountId },
    );
    const { statements } = data?.["billing"] as unknown as {
      statements: { nodes: { dueDate: string; paymentState: string }[] };
    };
    return statements.nodes.find(({ paymentState }) => paymentState !== "PAID");
  };
  const { dueDate = "" } = (await unpaid()) ?? {};
  const lastMinute = minutesFrom(midnight(addDays(dueDate, 1), "Pacific/Honolulu"), -1);
  backend.clock.set(lastMinute);
  expect(await unpaid()).toEqual({ dueDate, paymentState: "UNPAID" });
  backend.clock.set(minutesFrom(lastMinute, 2));
  expect(await unpaid()).toEqual({ dueDate, paymentState: "PAST_DUE" });
});
