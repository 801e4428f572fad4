import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paperlessTerms } from "../../../testing/agreements.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { Payer } from "../../../testing/payer.ts";
import { isStopped, mobileStatusOf, suspensionOf } from "./suspension.domain.ts";

const now = new Date("2026-11-21T15:00:00Z");
const hour = 3_600_000;

describe("what is suspended", () => {
  test.each([
    [null, undefined, false],
    [30, undefined, false],
    [43, undefined, false],
    [50, undefined, true],
    [76, undefined, true],
    [30, "PAST_DUE", false],
    [30, "HOTLINED", true],
    [43, "TEMPORARILY_DISCONNECTED", true],
    [null, "INACTIVE", false],
  ] as const)("tier %s with mobile %s: %s", (tier, mobile, stopped) => {
    expect(isStopped({ tier, mobile })).toBe(stopped);
  });

  const paid = { accountId: "1", paymentId: "p", restoreFrom: new Date(now.getTime() + 15 * 60_000), restoredAt: null };
  const facts = { tier: null, mobile: undefined, restoration: undefined, restoreMinutes: 15, now } as const;
  test.each([
    ["nothing happened", facts, null],
    ["the tier stops it", { ...facts, tier: 50 as const }, { state: "STOPPED", restoredBy: null }],
    [
      "it was paid",
      { ...facts, restoration: paid },
      { state: "BEING_RESTORED", restoredBy: "2026-11-21T15:15:00.000Z" },
    ],
    [
      "it came back an hour ago",
      { ...facts, restoration: { ...paid, restoredAt: new Date(now.getTime() - hour) } },
      { state: "RESTORED" },
    ],
    [
      "it came back two days ago",
      { ...facts, restoration: { ...paid, restoredAt: new Date(now.getTime() - 48 * hour) } },
      null,
    ],
    [
      "it was stopped again since",
      { ...facts, tier: 76 as const, restoration: { ...paid, restoredAt: new Date(now.getTime() - 48 * hour) } },
      { state: "STOPPED" },
    ],
  ])("[BILL-04 partly] %s", (_, given, expected) => {
    const result = suspensionOf(given);
    if (expected === null) expect(result).toBeNull();
    else expect(result).toMatchObject({ restoreMinutes: 15, ...expected });
  });

  test("[BILL-05 partly] mobile that is only past due is in good standing once the debt is paid; inactive lines stay inactive", () => {
    expect(mobileStatusOf("PAST_DUE", null, 100)).toBe("PAST_DUE");
    expect(mobileStatusOf("PAST_DUE", null, 0)).toBe("GOOD");
    expect(mobileStatusOf("INACTIVE", suspensionOf({ ...facts, restoration: paid }), 0)).toBe("INACTIVE");
    expect(mobileStatusOf("HOTLINED", suspensionOf({ ...facts, restoration: paid }), 0)).toBe("GOOD");
  });
});

describe("over GraphQL", () => {
  let backend: TestBackend;
  beforeAll(async () => void (backend = await openBackend()));
  afterAll(() => backend.close());

  const query = `query S($id: ID!) { billing(accountId: $id) {
    paperlessEnrolled suspension { state restoreMinutes restoredBy } mobileStatus deferralPlan { installmentsRemaining installmentAmount nextInstallmentDate }
    billedElsewhere { reason url } payingRefusal { reason whoCan { firstName role } }
  } }`;
  const paperless = "mutation P($input: PaperlessInput!) { setPaperless(input: $input) { id paperlessEnrolled } }";
  const accountStatus = async (payer: Payer) => (await payer.graph(query, { id: payer.accountId })).data?.["billing"];

  test("[BILL-04] suspended service is restored fifteen minutes after the payment, not before, and once", async () => {
    const tess = await Payer.signIn(backend, "tess");
    expect(await accountStatus(tess)).toMatchObject({
      suspension: { state: "STOPPED", restoreMinutes: 15, restoredBy: null },
    });
    const { payment } = await tess.pay(await tess.attempt(42_900));
    expect(payment.state).toBe("SUBMITTED");
    expect(await accountStatus(tess)).toMatchObject({
      suspension: { state: "BEING_RESTORED", restoredBy: "2026-11-21T15:15:00.000Z" },
    });
    backend.clock.advance(15 * 60 - 1);
    expect(await backend.restoreServices()).toBe(0);
    backend.clock.advance(1);
    const runs = await Promise.all([backend.restoreServices(), backend.restoreServices(), backend.restoreServices()]);
    expect(runs.reduce((sum, count) => sum + count)).toBe(1);
    expect(await accountStatus(tess)).toMatchObject({
      suspension: { state: "RESTORED", restoredBy: "2026-11-21T15:15:00.000Z" },
    });
    backend.clock.advance(24 * 3_600);
    expect(await accountStatus(tess)).toMatchObject({ suspension: null });
  });

  test("[BILL-04 partly] a declined payment restores nothing", async () => {
    const otto = await Payer.signIn(backend, "otto");
    await otto.pay(await otto.attempt(29_700, {}, { cardNumber: "4000000000011009" }));
    expect(await accountStatus(otto)).toMatchObject({ suspension: { state: "STOPPED" } });
  });

  test.each([
    ["mara", "PAST_DUE"],
    ["hugo", "HOTLINED"],
    ["tia", "TEMPORARILY_DISCONNECTED"],
    ["alma", "INACTIVE"],
    ["dana", "GOOD"],
  ])("[BILL-05 partly] mobile of %s is %s", async (username, state) => {
    expect(await accountStatus(await Payer.signIn(backend, username))).toMatchObject({ mobileStatus: state });
  });

  test("[BILL-05 partly] hotlined mobile lines are restored by the payment", async () => {
    const hugo = await Payer.signIn(backend, "hugo");
    await hugo.pay(await hugo.attempt(26_500));
    expect(await accountStatus(hugo)).toMatchObject({ mobileStatus: "GOOD", suspension: { state: "BEING_RESTORED" } });
    backend.clock.advance(15 * 60);
    await backend.restoreServices();
    expect(await accountStatus(hugo)).toMatchObject({ mobileStatus: "GOOD", suspension: { state: "RESTORED" } });
  });

  test("[BILL-04 partly] another payment during a restoration does not put it off", async () => {
    const tia = await Payer.signIn(backend, "tia");
    await tia.pay(await tia.attempt(await tia.amountDue()));
    const before = await accountStatus(tia);
    expect(before).toMatchObject({ suspension: { state: "BEING_RESTORED" } });
    backend.clock.advance(10 * 60);
    const second = await tia.pay(await tia.attempt(100, { overpaymentConfirmed: true }));
    expect(second.payment.state).toBe("SUBMITTED");
    expect(await accountStatus(tia)).toEqual(before);
    backend.clock.advance(5 * 60);
    expect(await backend.restoreServices()).toBe(1);
    expect(await accountStatus(tia)).toMatchObject({ suspension: { state: "RESTORED" } });
    backend.clock.advance(10 * 60);
    expect(await backend.restoreServices()).toBe(0);
  });

  test("[BILL-08 partly] a deferral plan has its installments", async () => {
    expect(await accountStatus(await Payer.signIn(backend, "dean"))).toMatchObject({
      deferralPlan: { installmentsRemaining: 3, installmentAmount: 6_200, nextInstallmentDate: "2026-12-02" },
    });
    expect(await accountStatus(await Payer.signIn(backend, "dana"))).toMatchObject({ deferralPlan: null });
  });

  test("[BILL-10 partly] enterprise and moved accounts are billed where the settings say, and nobody pays for them here", async () => {
    const edith = await Payer.signIn(backend, "edith");
    expect(await accountStatus(edith)).toMatchObject({
      billedElsewhere: { reason: "ENTERPRISE", url: "https://enterprise-billing.example/" },
      payingRefusal: { reason: "BILLED_ELSEWHERE", whoCan: [] },
    });
    expect((await edith.ticketResponse()).status).toBe(403);
    const marco = await Payer.signIn(backend, "marco");
    expect(await accountStatus(marco)).toMatchObject({
      billedElsewhere: { reason: "MOVED", url: "https://billing.example/" },
    });
    expect((await marco.ticketResponse()).status).toBe(403);
  });

  test("[B12] a user who may not pay sees who may, owners first; a user who may pay sees nothing", async () => {
    const whoCan = [
      { firstName: "Dana", role: "PRIMARY" },
      { firstName: "Ada", role: "ADMIN" },
      { firstName: "Billie", role: "BILLING" },
    ];
    expect(await accountStatus(await Payer.signIn(backend, "sam"))).toMatchObject({
      payingRefusal: { reason: "ROLE", whoCan },
    });
    expect(await accountStatus(await Payer.signIn(backend, "dana"))).toMatchObject({ payingRefusal: null });
  });

  test("[BILL-09 partly] users who may pay turn paperless billing on and off; repeating a request changes nothing", async () => {
    const pat = await Payer.signIn(backend, "pat");
    const set = async (payer: Payer, enrolled: boolean, accountId = payer.accountId) =>
      payer.graph(paperless, { input: { accountId, enrolled, ...(enrolled && { terms: paperlessTerms }) } });
    for (const enrolled of [true, true, false])
      expect((await set(pat, enrolled)).data?.["setPaperless"]).toMatchObject({ paperlessEnrolled: enrolled });
    expect((await set(pat, true, "8347201180")).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const sam = await Payer.signIn(backend, "sam");
    expect((await set(sam, false)).errors?.[0]?.extensions.code).toBe("NOT_ALLOWED");
    expect(await accountStatus(sam)).toMatchObject({ paperlessEnrolled: true });
  });

  test("[SERV-02 partly] a suspension that the date brings is announced once, however many processes look", async () => {
    await backend.announceSuspensions();
    const morgan = await Payer.signIn(backend, "morgan");
    expect(await accountStatus(morgan)).toMatchObject({ suspension: null });
    expect(await backend.announceSuspensions()).toBe(0);
    backend.clock.advance(24 * 3_600);
    expect(await backend.announceSuspensions()).toBe(0);
    backend.clock.advance(20 * 24 * 3_600);
    expect(await accountStatus(morgan)).toMatchObject({ suspension: { state: "STOPPED" } });
    const runs = await Promise.all([backend.announceSuspensions(), backend.announceSuspensions()]);
    expect(Math.max(...runs)).toBeGreaterThan(0);
    expect(Math.min(...runs)).toBe(0);
    expect(await backend.announceSuspensions()).toBe(0);
  });
});
