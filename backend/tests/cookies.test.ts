import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/appointments";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cookieTable } from "../src/lib/cookies.ts";
import { buildPortal } from "../testing/builtPortal.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { TestClient } from "../testing/testClient.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend({ config: { portalDist: buildPortal() } })));
afterEach(() => backend.close());

const { appointments, serviceArea, billPayUnavailable } = cookieTable;
const accounts = "/api/pub/account/v1/accounts";
const visits = "/api/pub/sbnetserviceapptedge/v1/appointments";
const bridgeStreet = "8347207013";

const held = (client: TestClient, { name }: { name: string }) => client.browser.jar.get(name);
const flagsOf = (response: Response, { name }: { name: string }) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split("; ")
    .slice(1)
    .filter((flag) => !flag.startsWith("Expires="));

describe("[SESS-09] the appointment list", () => {
  type List = components["schemas"]["Appointments"];
  const listOf = async (client: TestClient) =>
    (await (await client.get(`${visits}?accountId=${bridgeStreet}`)).json()) as List;
  const daysOf = ({ appointments: all }: List) =>
    all.filter(({ stage }) => ["UPCOMING", "TODAY", "ARRIVING"].includes(stage)).map(({ date }) => date);

  test("has the days of the coming visits and nothing else, from sign-in until sign-out", async () => {
    const helena = await TestClient.signedIn(backend, "helena");
    const days = daysOf(await listOf(helena));
    expect(days.length).toBeGreaterThan(0);
    expect(held(helena, appointments)).toBe(days.join("."));
    const listed = await helena.get(`${visits}?accountId=${bridgeStreet}`);
    expect(flagsOf(listed, appointments)).toEqual(["Path=/", "SameSite=Lax"]);
    await helena.logout();
    expect(held(helena, appointments)).toBeUndefined();
  });

  test("is written with the accounts when it does not begin with the day of the next visit", async () => {
    const helena = await TestClient.signedIn(backend, "helena");
    const days = held(helena, appointments);
    expect(flagsOf(await helena.get(accounts), appointments)).toBeUndefined();
    helena.browser.jar.set(appointments.name, "2026-01-02");
    await helena.get(accounts);
    expect(held(helena, appointments)).toBe(days);
  });

  test("follows a moved and a cancelled visit in the same answer", async () => {
    const helena = await TestClient.signedIn(backend, "helena");
    const { appointments: all } = await listOf(helena);
    const { orderId, jobId, version, date } = all.find(({ changeable }) => changeable)!;
    const calendar = (await (
      await helena.get(`${visits}/calendar/${orderId}/${jobId}?accountId=${bridgeStreet}`)
    ).json()) as components["schemas"]["AppointmentCalendar"];
    const { startsAt, date: dateAfter } = calendar.slots.findLast(({ free }) => free)!;
    expect(dateAfter).not.toBe(date);
    const change = (what: string, body: object) =>
      helena.send("POST", `${visits}/${orderId}/${jobId}/${what}`, {
        accountId: bridgeStreet,
        idempotencyKey: randomUUID(),
        ...body,
      });
    expect((await change("reschedule", { version, startsAt })).status).toBe(200);
    expect(held(helena, appointments)?.split(".")).toContain(dateAfter);
    expect(held(helena, appointments)?.split(".")).not.toContain(date);
    expect((await change("cancel", { version: version + 1 })).status).toBe(200);
    expect(held(helena, appointments)?.split(".") ?? []).not.toContain(dateAfter);
  });

  test("is cleared with a session that is over, and when another account without visits becomes the current one", async () => {
    const helena = await TestClient.signedIn(backend, "helena");
    backend.securityClock.advance(901);
    await helena.browser.bootstrap();
    expect(held(helena, appointments)).toBeUndefined();
    const rita = await TestClient.signedIn(backend, "rita");
    const all = (await (await rita.get(accounts)).json()) as { accounts: { accountId: string }[] };
    rita.browser.jar.set(appointments.name, "2026-12-01");
    const body = { accountId: all.accounts[1]!.accountId };
    expect((await rita.send("PUT", "/api/pub/identity/v1/current-account", body)).status).toBe(204);
    expect(held(rita, appointments)).toBeUndefined();
  });

  test("a value that somebody wrote is not read", async () => {
    const helena = await TestClient.signedIn(backend, "helena");
    const before = await listOf(helena);
    helena.browser.jar.set(appointments.name, "x'; drop table accounts");
    expect(await listOf(helena)).toEqual(before);
  });
});

describe("[SESS-09] ZIP and footprint", () => {
  const partner = "/api/pub/sbnetpartnerlocationedge/services/v1/partner";

  test("are those of a ZIP code that was looked up and is served, for 30 days", async () => {
    const visitor = await TestClient.open(backend);
    const response = await visitor.get(`${partner}/zipcode/96815?flow=contact`);
    expect(held(visitor, serviceArea)).toBe("96815.BHN");
    expect(flagsOf(response, serviceArea)).toEqual(["Max-Age=2592000", "Path=/", "SameSite=Lax"]);
    await visitor.get(`${partner}/zipcode/02996?flow=contact`);
    expect(held(visitor, serviceArea)).toBe("02996.NONE");
    await visitor.get(`${partner}/zipcode/99999?flow=contact&carryover-zipcode=96815`);
    expect(held(visitor, serviceArea)).toBe("02996.NONE");
  });

  test("are never those of an account or of the network", async () => {
    const sofia = await TestClient.signedIn(backend, "sofia");
    await sofia.get(`${partner}/address?flow=contact`);
    await sofia.get(`${partner}/ip?flow=contact`);
    expect(held(sofia, serviceArea)).toBeUndefined();
  });
});

describe("[SESS-09] bill-pay-unavailable", () => {
  test("is there for five minutes while the accounts cannot be read, until they can be", async () => {
    const dana = await TestClient.signedIn(backend, "dana");
    const trouble = backend.trouble();
    trouble.failFrom(1, "57P03");
    const response = await dana.get(accounts);
    expect(response.status).toBe(503);
    expect(held(dana, billPayUnavailable)).toBe("SERVICE");
    expect(flagsOf(response, billPayUnavailable)).toEqual(["Max-Age=300", "Path=/", "SameSite=Lax"]);
    trouble.end();
    expect((await dana.get(accounts)).status).toBe(200);
    expect(held(dana, billPayUnavailable)).toBeUndefined();
  });

  test("is there in maintenance with every page, also for visitors, until the first page after it", async () => {
    const visitor = await TestClient.open(backend);
    backend.config.maintenance = true;
    const response = await visitor.browser.fetch("/");
    expect(response.status).toBe(200);
    expect(held(visitor, billPayUnavailable)).toBe("MAINTENANCE");
    backend.config.maintenance = false;
    await visitor.browser.fetch("/");
    expect(held(visitor, billPayUnavailable)).toBeUndefined();
  });

  test("is there after a payment that the processor failed, not cleared by reading the accounts but by a payment that works; it blocks nothing", async () => {
    const dana = await Payer.signIn(backend, "dana");
    const { jar } = dana.browser;
    const attempt = await dana.attempt(100, {}, { cardNumber: "4000000000018004" });
    const { paymentId } = await dana.pay(attempt);
    expect(jar.get(billPayUnavailable.name)).toBeUndefined();
    for (let times = 0; times < 2; times++) {
      backend.securityClock.advance(20);
      await backend.reconcile();
    }
    expect(await dana.payment(paymentId)).toMatchObject({ failureCode: "PROCESSOR_UNAVAILABLE" });
    expect(jar.get(billPayUnavailable.name)).toBe("PROCESSOR");
    await dana.graph("query B($id: ID!) { billing(accountId: $id) { amountDue } }", { id: dana.accountId });
    expect(jar.get(billPayUnavailable.name)).toBe("PROCESSOR");
    expect((await dana.pay(await dana.attempt(100))).payment.state).toBe("SUBMITTED");
    expect(jar.get(billPayUnavailable.name)).toBeUndefined();
  });
});
