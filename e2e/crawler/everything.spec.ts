import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestInfo } from "@playwright/test";
import { localeOf } from "@portico/message/tree";
import { startSession, demoPerson } from "../fixtures/people.ts";
import { addressesOf } from "./apps.ts";
import { byRole, crawledIn, demoPeople } from "./demoPeople.ts";
import { injectFault, injectedFaults } from "./injectedFaults.ts";
import { expect, test } from "./test.ts";

test(
  "every control of the account summary and of billing does something without a fault [BILL-19]",
  { tag: "@phone" },
  async ({ context, server, language, crawl }) => {
    await startSession(
      context,
      { hostname: "localhost", port: server.port, locale: localeOf[language] },
      demoPerson("dana"),
    );
    const addresses = ["/account-summary", "/billing"];
    const { faults, presses } = await crawl({ addresses, links: "skip", everyAnswer: false });
    expect([...faults]).toEqual([]);
    expect(presses).toBeGreaterThan(3);
  },
);

/** recovery.spec covers the person who must change the password. */
const customers = demoPeople.filter(
  ({ role, state }) => role !== "EDITOR" && !["passwordReset", "twoStepSignIn"].includes(state ?? ""),
);

/**
 * What was pressed for a role in this run. It is a file because Playwright starts another worker after a test that
 * failed. A retry presses everything, to find the fault again.
 */
function pressedFor(role: string, { project, retry }: TestInfo): { pressed: Set<string>; keep: () => void } {
  const path = join(project.outputDir, `pressed ${project.name} ${role}.json`);
  const pressed = new Set(retry === 0 && existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as string[]) : []);
  const keep = () => {
    mkdirSync(project.outputDir, { recursive: true });
    writeFileSync(path, JSON.stringify([...pressed]));
  };
  return { pressed, keep };
}

for (const site of ["business", "community"] as const) {
  test.describe(`every screen of every demo person of the ${site} site`, { tag: "@full" }, () => {
    test.describe.configure({ mode: "parallel" });
    test.use({ site });
    const ofSite = customers.filter((customer) => customer.site === site);
    const projectsOf = crawledIn(ofSite);
    test("the list of demo people is not empty, and everybody is crawled", () => {
      expect(ofSite.length).toBeGreaterThan(4);
      expect(ofSite.filter(({ username }) => !projectsOf.get(username)?.length)).toEqual([]);
    });
    for (const [role, people] of byRole(ofSite)) {
      test.describe(role, () => {
        // One after another: the next person presses a control again only on a screen that has other controls.
        test.describe.configure({ mode: "default" });
        for (const { username } of people) {
          test(`${username}: every control, and every answer to a question`, async ({ signIn, crawl }, info) => {
            const projects = projectsOf.get(username) ?? [];
            test.skip(!projects.includes(info.project.name), `${username} is crawled in ${projects.join(", ")}`);
            // The first person of a role presses every control: half an hour with both cores free.
            test.setTimeout(3_600_000);
            await signIn(username);
            const { pressed, keep } = pressedFor(role, info);
            const { faults } = await crawl({
              addresses: addressesOf(site),
              links: "follow",
              everyAnswer: true,
              pressedBefore: pressed,
            });
            keep();
            expect([...faults]).toEqual([]);
          });
        }
      });
    }
  });
}

/** The faults that are also injected outside the full run. */
const usualFaults = [
  "a button that does nothing",
  "a skeleton that stays",
  "an answer 500",
  "a rejected promise",
  "a link to billing that does not say so",
];

test.describe("the crawler finds injected faults", { tag: "@once" }, () => {
  for (const { fault, finding, ...made } of injectedFaults) {
    test(fault, { tag: usualFaults.includes(fault) ? [] : "@full" }, async ({ page, crawl }) => {
      await injectFault(page, made);
      const { faults } = await crawl({
        addresses: ["/injected"],
        links: "press",
        everyAnswer: true,
        longestLoading: 1_500,
      });
      expect(
        [...faults].filter((found) => finding.test(found)),
        [...faults].join("\n"),
      ).not.toHaveLength(0);
    });
  }

  test("the crawler finds no fault on a page without faults", async ({ page, crawl }) => {
    await injectFault(page, {
      body: '<button id="b">Press me</button>',
      script: 'document.getElementById("b").onclick = () => document.querySelector("h1").append("!");',
    });
    const { faults } = await crawl({ addresses: ["/injected"], links: "press", everyAnswer: true });
    expect([...faults]).toEqual([]);
  });

  test(
    "the crawler presses each answer of a dialog once, also when the dialog stays open",
    { tag: "@full" },
    async ({ page, crawl }) => {
      await injectFault(page, {
        body: '<button id="b">Choose a day</button><dialog id="d" aria-label="Day"><button id="previous">Previous</button><button id="next">Next</button><p id="month"></p></dialog>',
        script:
          'const d = document.getElementById("d"); document.getElementById("b").onclick = () => d.showModal(); for (const id of ["previous", "next"]) document.getElementById(id).onclick = () => document.getElementById("month").append(id);',
      });
      const { faults, presses } = await crawl({ addresses: ["/injected"], links: "press", everyAnswer: true });
      expect([...faults]).toEqual([]);
      expect(presses).toBeLessThan(6);
    },
  );
});
