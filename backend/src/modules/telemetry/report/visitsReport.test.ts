import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AnalyticsData, type AnalyticsEvent, ReportedEvents } from "../../../../testing/reportedEvents.ts";

let reported: ReportedEvents;
beforeAll(async () => {
  reported = await ReportedEvents.open();
});
beforeEach(() => reported.clear());
afterAll(() => reported.backend.close());

const arrive = (...events: AnalyticsEvent[]) => reported.arrive(...events);
const report = (query?: string) => reported.report(query);

describe("sessions", () => {
  const seen = (deviceUuid: string, userType?: NonNullable<AnalyticsData["userType"]>): AnalyticsEvent => ({
    name: "pageView",
    data: { deviceUuid, ...(userType && { userType }) },
  });

  test("[SESS-15 partly] of agents are told apart from those of customers and visitors", async () => {
    await arrive(seen("a"), seen("a", "CUSTOMER"), seen("b", "CSR"), seen("c", "BOBO"), seen("d"), seen("d"));
    expect((await report()).sessions).toEqual({ customers: 1, agents: 2, visitors: 1, devices: 4 });
  });

  test("of one browser are two after a pause of more than 30 minutes", async () => {
    await arrive(seen("a", "CUSTOMER"));
    reported.backend.securityClock.advance(1_800);
    await arrive(seen("a", "CUSTOMER"));
    reported.backend.securityClock.advance(1_801);
    await arrive(seen("a", "CUSTOMER"));
    expect((await report()).sessions).toEqual({ customers: 2, agents: 0, visitors: 0, devices: 1 });
  });
});

describe("funnels", () => {
  const step = (
    deviceUuid: string,
    flow: NonNullable<AnalyticsData["flow"]>,
    flowStep: NonNullable<AnalyticsData["flowStep"]>,
  ): AnalyticsEvent => ({
    name: "flowStep",
    data: { deviceUuid, flow, flowStep },
  });
  const devicesOf = async (flow: string) =>
    (await report()).funnels.find((funnel) => funnel.flow === flow)?.steps.map(({ devices }) => devices);

  test("count browsers by the step that they got to; a skipped step counts as passed, a repeated one once", async () => {
    await arrive(
      step("a", "payment", "started"),
      step("a", "payment", "amount"),
      step("a", "payment", "amount"),
      step("b", "payment", "started"),
      step("b", "payment", "submitted"),
      step("b", "payment", "completed"),
      step("c", "payment", "started"),
    );
    expect(await devicesOf("payment")).toEqual([3, 2, 1, 1, 1, 1]);
    expect(await devicesOf("order")).toEqual([0, 0, 0, 0]);
  });

  test("leave out browsers that did not start the flow, such as those that change Auto Pay", async () => {
    await arrive(
      step("a", "autoPayEnrollment", "method"),
      step("a", "autoPayEnrollment", "completed"),
      step("b", "autoPayEnrollment", "started"),
    );
    expect(await devicesOf("autoPayEnrollment")).toEqual([1, 0, 0, 0, 0]);
  });
});

describe("Core Web Vitals", () => {
  const vital = (name: "LCP" | "INP" | "CLS", vitalValue: number, vitalId: string = randomUUID()): AnalyticsEvent => ({
    name: "webVital",
    data: { vital: name, vitalValue, vitalId },
  });

  test("have their number of visits, the good and the poor ones, and the 75th percentile", async () => {
    await arrive(...[2_500, 2_501, 4_000, 4_001, 1_000].map((value) => vital("LCP", value)));
    await arrive(...[0.1, 0.2, 0.3].map((value) => vital("CLS", value)));
    expect((await report()).vitals).toEqual([
      { vital: "LCP", visits: 5, good: 2, poor: 1, p75: 4_000 },
      { vital: "INP", visits: 0, good: 0, poor: 0, p75: null },
      { vital: "CLS", visits: 3, good: 1, poor: 1, p75: 0.25 },
    ]);
  });

  test("of one page load count once, with the largest value", async () => {
    await arrive(vital("INP", 640, "one"), vital("INP", 80, "one"), vital("INP", 120, "other"));
    expect((await report()).vitals[1]).toMatchObject({ visits: 2, good: 1, poor: 1 });
  });

  test("that are incomplete do not count, and an absurd value is the largest possible one", async () => {
    const incomplete: AnalyticsData = { vital: "LCP", vitalValue: 4 };
    await arrive({ name: "webVital", data: incomplete }, vital("LCP", 1e300));
    expect((await report()).vitals[0]).toMatchObject({ visits: 1, p75: 600_000 });
  });
});
