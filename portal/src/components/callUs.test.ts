import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
type Copy = Record<string, { en: string; es: string }>;
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The copy that customers read in the portal: not the Studio's, the demo's or that of e-mails and documents. */
const copy = Object.assign(
  {},
  ...globSync("content/catalogue/copy/*.copy.json", { cwd: root })
    .filter((path) => !/\/(?:studio|demo|messages|receipt)[.\w]*\.copy\.json$/.test(path))
    .map((path) => JSON.parse(read(path)) as Copy),
) as Copy;

const screens = globSync("portal/src/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/\.(?:test|stories|testing)\.|\/testing\/|\/generated\//.test(path))
  .map((path) => ({ path, code: read(path) }));

const toldToCall = {
  en: /\b(?:call|contact) (?:us|customer|support)\b|give us a call/i,
  es: /ll[aá]me(?:nos| a (?:atención|soporte))|comuníquese con (?:nosotros|atención)|contáctenos/i,
};

/** The components and links that show a number of support, or lead to its numbers. */
const number = /<(?:CareNumber|SupportNumbers|CallUs|PhoneLink|TechSupportNumber|CallSupport)\b|href="\/contactus"/;

/** The files that show a message by its key, or by a key that is completed there. */
function shownBy(key: string): typeof screens {
  for (let known = key; known.includes("."); known = known.slice(0, known.lastIndexOf("."))) {
    const found = screens.filter(({ code }) =>
      known === key ? code.includes(`"${key}"`) : code.includes(`\`${known}.\${`),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Words to call that have no number beside them, each with the reason. The header leads to the numbers from every page. */
const elsewhere: Record<string, string> = {
  "billing.paperless.terms.text": "the words of a consent, which are kept as they were accepted",
  "guides.bill.late.text": "a guide, about what to do on another day",
};

/** Read while the customer is on the phone. */
const onThePhone = "shell.diagnostics.lead";

test.each(["en", "es"] as const)("whoever is told to call, in %s, has the number beside it", (locale) => {
  const told = Object.keys(copy).filter((key) => toldToCall[locale].test(copy[key]?.[locale] ?? ""));
  expect(told.length).toBeGreaterThan(40);
  const without = told
    // Refusals of any screen come in one alert, whose code first visits load.
    .filter((key) => !key.startsWith("problem.") && key !== onThePhone)
    .filter((key) => !shownBy(key).some(({ code }) => number.test(code)));
  expect(without.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});
