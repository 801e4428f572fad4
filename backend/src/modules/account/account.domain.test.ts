import { describe, expect, test } from "vitest";
import { createBusinessClock } from "../../lib/clock.ts";
import type { OwingNow } from "../billing/billing.reads.ts";
import {
  accountAnswer,
  billToAddressOf,
  canPay,
  isBilledHere,
  scheduleAnswer,
  serviceAddressOf,
  serviceAnswer,
} from "./account.domain.ts";
import type { AccountRow, ServiceRow } from "./account.repository.ts";

const row: AccountRow = {
  accountId: "8347201180",
  companyName: "Harbor Street Bakery",
  nickname: "Bakery",
  accountType: "BUSINESS",
  footprint: "CHTR",
  billerType: "ICOMS",
  billingId: "b1",
  sysprin: "s",
  eoid: null,
  eaid: null,
  cycleDay: 14,
  paperlessEnrolled: true,
  disconnected: false,
  billingMoved: false,
  selfInstallNotification: null,
  timeZone: null,
  customerSince: "2015-01-01",
  serviceLine1: "1 Harbor St",
  serviceCity: "Boston",
  serviceState: "MA",
  serviceZip: "02109",
  billLine1: "PO Box 7",
  billCity: "Salem",
  billState: "NH",
  billZip: "03079",
};
const service = (changes: Partial<ServiceRow>): ServiceRow => ({
  id: "s1",
  accountId: row.accountId,
  position: 1,
  key: "INTERNET",
  status: "Active",
  serviceType: "internet",
  downloadMbps: 600,
  lineCount: null,
  deviceCount: null,
  remainingDeviceBalance: null,
  channelCount: null,
  redirectUri: null,
  ...changes,
});
const owing: OwingNow = {
  amountDue: 10_000,
  pastDueAmount: 4_000,
  adjustedDelinquencyAmount: 3_000,
  creditBalance: 5,
  pendingPaymentAmount: 1_000,
  pendingDiscount: 0,
  dueDate: "2026-12-05",
  tier: 43,
  softDisconnectDate: "2026-11-24",
  arrangement: null,
  paymentLocked: true,
};
const payer = { permissions: ["payBill"] } as const;

test("service address and billing address are different", () => {
  expect(serviceAddressOf(row)).toEqual({ addressLine1: "1 Harbor St", city: "Boston", state: "MA", zip: "02109" });
  expect(billToAddressOf(row)).toEqual({ addressLine1: "PO Box 7", city: "Salem", state: "NH", zip: "03079" });
});

test.each<[Partial<AccountRow>, boolean]>([
  [{}, true],
  [{ accountType: "COMMUNITY" }, true],
  [{ accountType: "ENTERPRISE" }, false],
  [{ billingMoved: true }, false],
])("[SESS-12 partly] an account with %o is billed and paid here: %s", (changes, here) => {
  expect(isBilledHere({ ...row, ...changes })).toBe(here);
  expect(canPay(payer, { ...row, ...changes })).toBe(here);
  expect(canPay({ permissions: ["viewBilling"] }, { ...row, ...changes })).toBe(false);
});

describe("the API's account", () => {
  const clock = createBusinessClock("America/New_York", () => Date.UTC(2026, 10, 21, 15));
  const status = { autoPay: { enrolled: true, discount: 500, charge: { date: "2026-12-05" } } } as Parameters<
    typeof accountAnswer
  >[0]["status"];
  const answer = (changes: Partial<Parameters<typeof accountAnswer>[0]> = {}) =>
    accountAnswer({
      row,
      services: [service({ serviceType: "voice" }), service({ serviceType: "other" }), service({})],
      owing,
      status,
      lastPayment: null,
      resolved: null,
      principal: payer as never,
      clock,
      nextAppointment: null,
      ...changes,
    });

  test("has balance, next charge and addresses", () => {
    expect(answer()).toEqual({
      accountId: row.accountId,
      accountNumber: row.accountId,
      companyName: "Harbor Street Bakery",
      nickname: "Bakery",
      disconnected: false,
      footprint: "CHTR",
      billerType: "ICOMS",
      billingId: "b1",
      cycleDay: 14,
      paperlessEnrolled: true,
      selfInstallNotification: null,
      nextAppointment: null,
      amountDue: 10_000,
      pastDueAmount: 4_000,
      adjustedDelinquencyAmount: 3_000,
      creditBalance: 5,
      pendingPaymentAmount: 1_000,
      isDelinquent: true,
      dueDate: "2026-12-05",
      nextAutoPayDate: "2026-12-05",
      softDisconnectDate: "2026-11-24",
      autoPay: { enrolled: true, discount: 500 },
      paymentLocked: true,
      lastPayment: null,
      resolvedPayment: null,
      status,
      serviceAddress: serviceAddressOf(row),
      billToAddress: billToAddressOf(row),
      serviceTypes: ["internet", "voice"],
      canPay: true,
      businessDate: "2026-11-21",
      timeZone: "America/New_York",
      billedElsewhere: false,
    });
  });

  test("is not delinquent when nothing is past due, and has no next date when Auto Pay charges nothing", () => {
    expect(
      answer({
        owing: { ...owing, pastDueAmount: 0 },
        status: { autoPay: { enrolled: false, discount: 0, charge: null } } as never,
      }),
    ).toMatchObject({ isDelinquent: false, nextAutoPayDate: null });
  });

  test("lists all four kinds of service in a fixed order, and says that an enterprise account is billed elsewhere", () => {
    const services = (["mobile", "tv", "voice", "internet"] as const).map((serviceType) => service({ serviceType }));
    expect(answer({ services, row: { ...row, accountType: "ENTERPRISE" } })).toMatchObject({
      serviceTypes: ["internet", "tv", "voice", "mobile"],
      billedElsewhere: true,
      canPay: false,
    });
  });

  test("says that an account whose billing moved is billed elsewhere", () => {
    expect(answer({ row: { ...row, billingMoved: true } })).toMatchObject({ billedElsewhere: true, canPay: false });
  });
});

test("a service omits fields that it does not have", () => {
  expect(serviceAnswer(service({}))).toEqual({
    id: "s1",
    key: "INTERNET",
    status: "Active",
    serviceType: "internet",
    downloadMbps: 600,
  });
});

test.each([
  [4_000, true],
  [0, false],
])("with %d cents past due, the delinquency schedule is present: %s", (pastDueAmount, isDelinquent) => {
  expect(scheduleAnswer(row.accountId, { ...owing, pastDueAmount }, 15)).toEqual({
    accountId: row.accountId,
    isDelinquent,
    tier: 43,
    pastDueAmount,
    softDisconnectDate: "2026-11-24",
    restoreMinutes: 15,
  });
});
