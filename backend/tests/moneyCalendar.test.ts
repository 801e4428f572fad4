import { eq, sql } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { accounts } from "../src/modules/account/account.tables.ts";
import { userAccounts, users } from "../src/modules/identity/identity.tables.ts";
import { paymentMethods } from "../src/modules/wallet/wallet.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

type Event = {
  key: string;
  kind: string;
  date: string;
  amount: number | null;
  service: string | null;
  card: { lastFour: string } | null;
  until: string | null;
  path: string;
};
type Made = { __typename: string; feedId: string; address: string; code: string };

const calendarQuery =
  "query C($id: ID!, $from: Date, $to: Date) { billing(accountId: $id) { moneyCalendar(from: $from, to: $to) { key kind date amount service card { lastFour } until path } } }";

async function eventsOf(payer: Payer, range: { from?: string; to?: string } = {}): Promise<Event[]> {
  const { data } = await payer.graph(calendarQuery, { id: payer.accountId, ...range });
  return (data?.["billing"] as unknown as { moneyCalendar: Event[] }).moneyCalendar;
}

/** "2026-12-05 BILL_DUE 24817" */
const short = ({ date, kind, amount }: Event) => [date, kind, amount].filter((part) => part !== null).join(" ");

async function makeFeed(payer: Payer, { accountId = payer.accountId, locale = "en-US" } = {}): Promise<Made> {
  const { data, errors } = await payer.graph(
    "mutation M($input: NewCalendarFeedInput!) { createCalendarFeed(input: $input) { __typename ... on CalendarFeedAddress { feedId address } ... on CalendarFeedRefusal { code } } }",
    { input: { accountId, locale } },
  );
  if (errors) throw new Error(errors[0]?.extensions.code);
  return data?.["createCalendarFeed"] as unknown as Made;
}

const revoke = (payer: Payer, feedId: string) =>
  payer.graph(
    "mutation M($input: CalendarFeedInput!) { revokeCalendarFeed(input: $input) { calendarFeeds { id createdAt lastReadAt } } }",
    { input: { accountId: payer.accountId, feedId } },
  );

/** Fetches as a calendar program does: without cookies, by URL only. */
const read = (address: string, headers: Record<string, string> = {}, site: "business" | "community" = "business") =>
  backend.browser(site).fetch(address, { headers });

async function calendarAt(address: string): Promise<{ text: string; events: ICAL.Event[]; calendar: ICAL.Component }> {
  const text = await (await read(address)).text();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { text, calendar, events: calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event)) };
}

const as = async (username: string) => Payer.signIn(backend, username);
const somebody = async () => {
  const customer = await newCustomer(backend, 24_817);
  return { ...customer, payer: await as(customer.username) };
};

describe("[B09 partly] the events of an account", () => {
  test.each([
    ["dana", ["2026-12-04 CUT_OFF", "2026-12-05 BILL_DUE 24817"]],
    ["pat", ["2026-11-18 PAYMENT 18490"]],
    ["morgan", ["2026-11-26 SERVICE_STOPS 24320"]],
    ["theo", ["2026-11-26 AUTO_PAY 15575"]],
    ["tamsin", ["2026-11-26 SCHEDULED_PAYMENT 15000", "2026-12-02 SCHEDULED_PAYMENT 16200"]],
    ["dean", ["INSTALLMENT 6200"]],
    ["hedda", ["2026-11-09 STATEMENT ", "2026-12-09 STATEMENT_PLANNED", "2026-12-30 BILL_DUE"]],
    ["wendy", ["CARD_EXPIRES"]],
  ])("%s sees %j", async (username, expected) => {
    const events = (await eventsOf(await as(username))).map(short).join("\n");
    for (const line of expected) expect(events).toContain(line);
  });

  test.each([
    ["returned", "selma", "pay_demo_returned"],
    ["declined", "omar", "pay_demo_failed_8347204048"],
  ])("a payment that was %s is no payment made", async (_what, username, paymentId) => {
    const isThis = (await eventsOf(await as(username))).map(({ path }) => path.includes(paymentId));
    expect(new Set(isThis)).toEqual(new Set([false]));
  });

  test("every event links to a page of its account, and has an end", async () => {
    const dana = await as("dana");
    const events = await eventsOf(dana);
    expect(
      events.every(
        ({ path }) =>
          path.startsWith("/billing/") &&
          new URL(path, "http://localhost").searchParams.get("account") === dana.accountId,
      ),
    ).toBe(true);
    expect(events.find(({ kind }) => kind === "CUT_OFF")?.until).toBe("2026-12-05T01:00:00.000Z");
  });

  test("shows this month and five more by default", async () => {
    const dates = (await eventsOf(await as("pat"))).map(({ date }) => date);
    expect([dates[0]?.slice(0, 7), dates.at(-1)?.slice(0, 7)]).toEqual(["2026-11", "2027-04"]);
  });

  test.each([
    ["2026-12-01", "2026-11-30"],
    ["2026-01-01", "2027-12-31"],
  ])("from %s to %s is rejected", async (from, to) => {
    const dana = await as("dana");
    expect((await dana.graph(calendarQuery, { id: dana.accountId, from, to })).errors?.[0]?.extensions.code).toBe(
      "INVALID_REQUEST",
    );
  });

  test("an account that is billed elsewhere has no events", async () =>
    expect(await eventsOf(await as("edith"))).toEqual([]));

  test("a bill that a payment in flight covers is no longer due and stops no service", async () => {
    const { payer } = await somebody();
    await payer.pay(await payer.attempt(24_817));
    expect(
      (await eventsOf(payer)).filter(
        ({ kind, amount }) => kind === "CUT_OFF" || (kind === "BILL_DUE" && amount !== null),
      ),
    ).toEqual([]);
  });
});

describe("[B09 partly] the calendar feed", () => {
  test("is valid iCalendar with the same all-day events as the screen, with stable UIDs", async () => {
    const dana = await as("dana");
    const { address } = await makeFeed(dana);
    const response = await read(address);
    expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
      "private, no-cache",
    ]);
    const [first, again] = [await calendarAt(address), await calendarAt(address)];
    const told = await eventsOf(dana, { from: "2026-10-21", to: "2027-11-21" });
    expect(first.events.map(({ startDate }) => startDate.toString())).toEqual(told.map(({ date }) => date));
    expect(first.events.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(new Set(first.events.map(({ uid }) => uid)).size).toBe(told.length);
    expect(again.text).toBe(first.text);
    const on = (date: string) => first.events.find(({ startDate }) => startDate.toString() === date)?.summary;
    expect(on("2026-12-05")).toBe("Bill due: $248.17");
    expect(on("2026-12-04")).toMatch(/^Last day to schedule an on-time payment: Until 8:00.PM$/);
  });

  test("is in the profile's language, or else in that in which it was created", async () => {
    const { payer, username } = await somebody();
    const { address } = await makeFeed(payer, { locale: "es-US" });
    expect((await calendarAt(address)).text).toContain("SUMMARY:Vence la factura: $248.17");
    await backend.database.update(users).set({ locale: "en-US" }).where(eq(users.username, username));
    expect((await calendarAt(address)).text).toContain("SUMMARY:Bill due: $248.17");
  });

  test("folds lines at 75 bytes, ends them with CRLF, and escapes special characters in a name", async () => {
    const { payer, accountId } = await somebody();
    const companyName = "Señor Ñandú; Töchter, \\ Söhne & a name that goes on for so long that it has to be folded";
    await backend.database.update(accounts).set({ companyName }).where(eq(accounts.accountId, accountId));
    const { text, calendar } = await calendarAt((await makeFeed(payer, { locale: "es-US" })).address);
    // The parser leaves unknown properties unparsed; calendar programs read this one as text (RFC 7986).
    const written =
      "Señor Ñandú\\; Töchter\\, \\\\ Söhne & a name that goes on for so long that it has to be folded: facturas y pagos";
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(written);
  });

  test("shows only the last four digits of accounts and cards", async () => {
    const { payer, accountId, savedCardId } = await somebody();
    await backend.database.update(paymentMethods).set({ expiry: "0127" }).where(eq(paymentMethods.id, savedCardId));
    const { text } = await calendarAt((await makeFeed(payer)).address);
    const unfolded = text.replaceAll("\r\n ", "");
    expect(unfolded).toContain("Saved card expires: Visa ending in 4242");
    expect(unfolded).toContain(`Account ending in ${accountId.slice(-4)}`);
    expect(unfolded).not.toContain(accountId);
    expect(unfolded).not.toMatch(/\d{12,}/);
  });

  test("returns 304 while nothing changed", async () => {
    const { payer } = await somebody();
    const { address } = await makeFeed(payer);
    const etag = (await read(address)).headers.get("etag") ?? "";
    const same = await read(address, { "if-none-match": etag });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    await payer.pay(await payer.attempt(10_000));
    const changed = await read(address, { "if-none-match": etag });
    expect([changed.status, (await changed.text()).includes("$148.17")]).toEqual([200, true]);
  });
});

describe("[B09 partly] a feed URL", () => {
  test("is shown once, stored as a hash, and listed with its creation and last read", async () => {
    const { payer } = await somebody();
    const { address, feedId } = await makeFeed(payer);
    const token = new URL(address, "http://localhost").searchParams.get("token") ?? "";
    expect(token.length).toBe(43);
    const listed = async () =>
      (
        await payer.graph(
          "query F($id: ID!) { billing(accountId: $id) { calendarFeeds { id createdAt lastReadAt } } }",
          { id: payer.accountId },
        )
      ).data;
    expect(await listed()).toEqual({
      billing: {
        calendarFeeds: [{ id: feedId, createdAt: backend.securityClock.now().toISOString(), lastReadAt: null }],
      },
    });
    backend.securityClock.advance(60);
    await read(address);
    expect(await listed()).toMatchObject({
      billing: { calendarFeeds: [{ lastReadAt: backend.securityClock.now().toISOString() }] },
    });
    const { rows } = await backend.database.execute(sql`select t::text as text from calendar_feeds t`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("is never logged, whatever the result of the call", async () => {
    const { payer } = await somebody();
    const { address, feedId } = await makeFeed(payer);
    await read(address);
    await read(`${address}x`);
    await read(address, {}, "community");
    await backend.database.execute("alter table payment_methods rename to payment_methods_away");
    expect((await read(address)).status).toBe(500);
    await backend.database.execute("alter table payment_methods_away rename to payment_methods");
    await revoke(payer, feedId);
    await read(address);
    const token = new URL(address, "http://localhost").searchParams.get("token") ?? "none";
    expect(backend.logs.some((line) => line.includes("/api/pub/billing/v1/calendar.ics"))).toBe(true);
    expect(backend.logs.filter((line) => line.includes(token))).toEqual([]);
  });

  test("that is revoked, unknown, or requested on the other site returns 404", async () => {
    const { payer } = await somebody();
    const [kept, { address, feedId }] = [await makeFeed(payer), await makeFeed(payer)];
    expect((await read(address, {}, "community")).status).toBe(404);
    expect((await read(address)).status).toBe(200);
    expect((await revoke(payer, feedId)).data).toMatchObject({
      revokeCalendarFeed: { calendarFeeds: [{ id: kept.feedId }] },
    });
    expect((await revoke(payer, feedId)).errors).toBeUndefined();
    expect([
      (await read(address)).status,
      (await read(`${address}x`)).status,
      (await read(kept.address)).status,
    ]).toEqual([404, 404, 200]);
  });

  test("stops working when the user may no longer see the account or sign in", async () => {
    const [left, disabled] = [await somebody(), await somebody()];
    const addresses = [(await makeFeed(left.payer)).address, (await makeFeed(disabled.payer)).address];
    await backend.database.delete(userAccounts).where(eq(userAccounts.accountId, left.accountId));
    await backend.database.update(users).set({ disabled: true }).where(eq(users.username, disabled.username));
    expect(await Promise.all(addresses.map(async (address) => (await read(address)).status))).toEqual([404, 404]);
  });

  test("of another user can be neither seen nor revoked; there are at most five, also under concurrency", async () => {
    const [{ payer }, other] = [await somebody(), await as("dana")];
    const made = await Promise.all(Array.from({ length: 7 }, () => makeFeed(payer)));
    expect(made.map(({ __typename, code }) => code ?? __typename).sort()).toEqual([
      ...Array<string>(5).fill("CalendarFeedAddress"),
      "TOO_MANY",
      "TOO_MANY",
    ]);
    const [first] = made.filter(({ address }) => address);
    await revoke(other, first?.feedId ?? "");
    expect((await read(first?.address ?? "")).status).toBe(200);
    await expect(makeFeed(other, { accountId: payer.accountId })).rejects.toThrow("NOT_FOUND");
    expect((await revoke(payer, "no address")).errors).toBeUndefined();
  });

  test.each(["CSR", "BOBO"] as const)("cannot be created by %s staff", async (userType) => {
    const { payer, username } = await somebody();
    await backend.database.update(users).set({ userType }).where(eq(users.username, username));
    expect(await makeFeed(payer)).toEqual({ __typename: "CalendarFeedRefusal", code: "STAFF" });
  });

  test("can be created by users with read access, in a supported language", async () => {
    const sam = await as("sam");
    expect((await makeFeed(sam)).__typename).toBe("CalendarFeedAddress");
    await expect(makeFeed(sam, { locale: "fr-FR" })).rejects.toThrow("INVALID_REQUEST");
  });

  test("is rate limited to sixty requests a minute", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await read("/api/pub/billing/v1/calendar.ics?token=x")).status),
    );
    expect(statuses).toContain(429);
  });
});
