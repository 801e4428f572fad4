import { describe, expect, test } from "vitest";
import { addDays } from "./dates.rules.ts";
import {
  amountToRetry,
  declineKind,
  mayResumeWithSameMethod,
  nextRetryDate,
  nextTryAfterOutage,
  outage,
  retryDays,
  retryLimit,
  unattendedFailureCodes,
  type FailedTries,
} from "./dunning.rules.ts";

const failed: FailedTries = {
  code: "INSUFFICIENT_FUNDS",
  method: "card",
  tries: 1,
  firstFailedOn: "2026-11-21",
  today: "2026-11-21",
  triesOfMethod: 1,
};

test.each([
  ["INSUFFICIENT_FUNDS", "soft"],
  ["DECLINED", "soft"],
  ["METHOD_CLOSED", "hard"],
  ["SECURITY_CODE_FAILED", "hard"],
  ["METHOD_EXPIRED", "hard"],
  ["METHOD_REMOVED", "hard"],
  ["METHOD_NOT_FOUND", "hard"],
  ["METHOD_UNAVAILABLE", "hard"],
  ["CARDS_RESTRICTED", "hard"],
  ["PROCESSOR_UNAVAILABLE", "outage"],
] as const)("%s is %s", (code, kind) => {
  expect(declineKind(code)).toBe(kind);
});

describe("the next retry", () => {
  test.each<[string, Partial<FailedTries>, string | null]>([
    ["an empty card after 3 days", {}, "2026-11-24"],
    ["then 7 days after the first", { tries: 2, today: "2026-11-24" }, "2026-11-28"],
    ["then 14 days after the first", { tries: 3, today: "2026-11-28" }, "2026-12-05"],
    ["then no more", { tries: 4, today: "2026-12-05" }, null],
    [
      "an empty bank account twice at most, as Nacha allows",
      { method: "bankAccount", tries: 2, today: "2026-11-24" },
      "2026-11-28",
    ],
    ["and not a third time", { method: "bankAccount", tries: 3, today: "2026-11-28" }, null],
    ["a refusal without a reason less often", { code: "DECLINED", tries: 3, today: "2026-11-28" }, null],
    ["a card that refuses without a reason after 3 days", { code: "DECLINED" }, "2026-11-24"],
    ["and once more after 7", { code: "DECLINED", tries: 2, today: "2026-11-24" }, "2026-11-28"],
    ["a bank account that refuses without a reason once", { code: "DECLINED", method: "bankAccount" }, "2026-11-24"],
    ["a day that is today is tomorrow", { today: "2026-11-24" }, "2026-11-25"],
    ["a day that has passed is tomorrow", { tries: 2, today: "2026-12-10" }, "2026-12-11"],
    ["never a lost, stolen or closed one", { code: "METHOD_CLOSED" }, null],
    ["never an expired one", { code: "METHOD_EXPIRED" }, null],
    ["never beyond the tries of one method in 30 days", { triesOfMethod: retryLimit.tries }, null],
    ["over the end of a year", { firstFailedOn: "2026-12-30", today: "2026-12-30" }, "2027-01-02"],
  ])("%s", (_name, changes, next) => {
    expect(nextRetryDate({ ...failed, ...changes })).toBe(next);
  });

  test("for any reason, the whole schedule stays within 30 days and within 15 tries", () => {
    for (const code of unattendedFailureCodes) {
      for (const method of ["card", "bankAccount"] as const) {
        let [tries, today] = [1, failed.firstFailedOn];
        for (
          let next = nextRetryDate({ ...failed, code, method });
          next !== null;
          next = nextRetryDate({ ...failed, code, method, tries, today, triesOfMethod: tries })
        )
          [tries, today] = [tries + 1, next];
        expect(tries).toBeLessThanOrEqual(method === "card" ? 15 : 3);
        expect(today <= addDays(failed.firstFailedOn, retryLimit.days)).toBe(true);
      }
    }
    expect(Math.max(...Object.values(retryDays).flatMap(({ card }) => card))).toBeLessThan(28);
  });

  test("after an outage is within hours, for two days, and does not count as a try", () => {
    const now = new Date("2026-11-21T15:00:00Z");
    expect(nextTryAfterOutage(1, now)).toEqual(new Date("2026-11-21T19:00:00Z"));
    expect(nextTryAfterOutage(outage.maxTries, now)).toBeNull();
  });
});

test.each([
  ["what was promised", { promised: 10_000, paidSince: 0, stillDue: 10_000 }, 10_000],
  ["no more than is still owed", { promised: 10_000, paidSince: 0, stillDue: 4_000 }, 4_000],
  [
    "not what the customer has paid meanwhile, although more is owed",
    { promised: 5_000, paidSince: 5_000, stillDue: 5_000 },
    0,
  ],
  ["the rest of it", { promised: 5_000, paidSince: 2_000, stillDue: 8_000 }, 3_000],
  ["nothing below zero", { promised: 5_000, paidSince: 9_000, stillDue: 8_000 }, 0],
])("a retry charges %s", (_name, facts, amount) => {
  expect(amountToRetry(facts)).toBe(amount);
});

test("Auto Pay may resume with a card that had insufficient funds, not with a closed one or one with a wrong security code", () => {
  expect(
    (["INSUFFICIENT_FUNDS", "METHOD_CLOSED", "SECURITY_CODE_FAILED"] as const).map(mayResumeWithSameMethod),
  ).toEqual([true, false, false]);
});
