import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { alwaysSent, governedBy, wantedEmails } from "./preferences.domain.ts";
import { emailTopics } from "./preferences.tables.ts";

const modules = resolve(import.meta.dirname, "..");
const sources = globSync("**/*.ts", { cwd: modules })
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => readFileSync(join(modules, path), "utf8"));

/** How a notice asks for the e-mails of a topic. */
const asks: Record<(typeof emailTopics)[number], RegExp> = {
  PAYMENT_PROBLEMS: /billingContacts\(/,
  APPOINTMENTS: /emailsWantedOn\(\w+, \w+, "APPOINTMENTS"\)/,
  ORDERS: /emailsWantedOn\(\w+, \w+, "ORDERS"\)/,
  SUPPORT: /emailsWantedOn\(\w+, \w+, "SUPPORT"\)/,
};

test("every kind of e-mail can be turned off, is listed as always sent, or goes to the recipients of statements", () => {
  const used = new Set<string>(Object.values(governedBy));
  expect([...used].toSorted()).toEqual([...emailTopics, ...alwaysSent, "STATEMENT_RECIPIENTS"].toSorted());
});

test("every file that sends e-mails of a topic asks who wants them, and no other does", () => {
  for (const [kind, by] of Object.entries(governedBy)) {
    const senders = sources.filter(
      (code) => new RegExp(`kind: "${kind}"`).test(code) && code.includes("queueMessage("),
    );
    expect(senders.length, kind).toBeGreaterThan(0);
    const topic = emailTopics.find((each) => each === by);
    for (const code of senders) {
      const asked = emailTopics.filter((each) => asks[each].test(code));
      expect(asked, kind).toEqual(topic ? [topic] : []);
    }
  }
});

test.each([
  ["ORDERS", "ADMIN", "ALL", "ALL"],
  ["ORDERS", "ADMIN", undefined, "OWN"],
  ["ORDERS", "STANDARD", "ALL", "OWN"],
  ["ORDERS", "STANDARD", "NONE", "NONE"],
  ["APPOINTMENTS", "STANDARD", "ALL", "ALL"],
  ["PAYMENT_PROBLEMS", "STANDARD", undefined, "NONE"],
] as const)("of %s a user with the role %s, who chose %s, gets %s", (topic, role, chosen, wanted) => {
  expect(wantedEmails(topic, role, chosen)).toBe(wanted);
});
