import type { Translate } from "@portico/content-runtime/store";
import { expect, test } from "vitest";
import { inCredit, onAutoPay, owing, pastDue, schedule } from "../../../testing/fixtures.ts";
import type { Account } from "../model/account.api.ts";
import { comingUp } from "./comingUp.ts";
import { dueLines } from "./dueLines.ts";
import { localDay, partOfDay } from "./partOfDay.ts";
import { pastDueWords } from "../model/pastDueWords.ts";

/** Says which words were asked for, with what. */
const named: Translate = (key, ...[args]) => `${key.replace(/^summary\./, "")}${args ? ` ${Object.values(args).join(" ")}` : ""}`;

test.each<[string, Account, string[]]>([
  ["a current bill", owing, ["due.current"]],
  ["a part that is late", pastDue, ["due.pastDue 18240"]],
  ["all late", { ...pastDue, amountDue: 18240 }, ["due.allPastDue"]],
  ["a credit alone", inCredit, ["due.creditOnly 3500"]],
  ["nothing", { ...inCredit, creditBalance: 0 }, ["due.nothing"]],
  ["late, with a credit and a payment on its way", { ...pastDue, creditBalance: 1500, pendingPaymentAmount: 100 }, ["due.pastDue 18240", "due.credit 1500", "due.pending 100"]],
])("[BILL-02 partly] the lines below the amount due: %s", (_, account, lines) => {
  expect(dueLines(named, account)).toEqual(lines);
});

test.each([
  [30, "t30", false],
  [43, "t43", false],
  [50, "t50", true],
  [76, "t76", true],
] as const)("[BILL-03 partly] tier %d has words of its own; from 50 on service is stopped and comes back by itself", (tier, word, stopped) => {
  const words = pastDueWords(named, pastDue, schedule(tier));
  expect(words.title).toBe(`delinquent.title ${word} 18240`);
  expect(words.stopped).toBe(stopped);
  expect(words.details).toEqual(["delinquent.part 36480", stopped ? "delinquent.restore 15" : "delinquent.by 2026-12-01"]);
});

test("[BILL-03 partly] without a schedule the amount is told alone", () => {
  expect(pastDueWords(named, pastDue, undefined)).toEqual({ title: "delinquent.title unknown 18240", details: ["delinquent.part 36480"], stopped: false });
});

test("what is ahead stands in order, past dates do not, and a day on which Auto Pay takes nothing says so", () => {
  expect(comingUp(pastDue).map(({ id, date }) => [id, date])).toEqual([["stop", "2026-12-01"], ["due", "2026-12-05"]]);
  expect(comingUp({ ...owing, dueDate: "2026-11-20" })).toEqual([]);
  expect(comingUp({ ...onAutoPay, amountDue: 0 })).toEqual([{ id: "autoPay", date: "2026-12-03", title: "summary.coming.autoPay", detail: "summary.autoPay.none" }]);
});

test.each([
  ["2026-11-21T08:59:00Z", "evening"],
  ["2026-11-21T09:00:00Z", "morning"],
  ["2026-11-21T16:59:00Z", "morning"],
  ["2026-11-21T17:00:00Z", "afternoon"],
  ["2026-11-21T23:00:00Z", "evening"],
])("%s is %s where the provider is", (instant, part) => {
  expect(partOfDay(instant, "America/New_York")).toBe(part);
});

test("the day is that of the provider, not of the reader", () => {
  expect(localDay("2026-11-22T03:00:00Z", "America/New_York")).toBe("2026-11-21");
});
