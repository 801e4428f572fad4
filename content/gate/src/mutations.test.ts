import { languages } from "@portico/message/tree";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkWording } from "./checkWording.ts";
import type { Catalogue } from "./contract.ts";
import { wordingError, mutations, randomFrom } from "./mutations.testing.ts";
import { readCatalogue } from "./readCatalogue.ts";

const catalogue = readCatalogue(join(import.meta.dirname, "../../catalogue"));
/** Adds messages that use every contract feature to the real ones, so that every kind of mutation applies. */
const rich: Catalogue = {
  "test.terms": {
    where: "a test",
    args: { terms: "tag", who: "text" },
    en: "{who}, read the <terms>terms</terms> first.",
    es: "{who}, lea antes los <terms>términos</terms>.",
  },
  "test.plan": {
    where: "a test",
    args: { count: "count", total: "money", day: "date", kind: { select: ["card", "bank"] }, link: "tag" },
    en: "{count, plural, one {One payment} other {# payments}} of {total} on {day}: {kind, select, card {by card} other {by bank}}. <link>See it</link>",
    es: "{count, plural, one {Un pago} many {# de pagos} other {# pagos}} de {total} el {day}: {kind, select, card {con tarjeta} other {por banco}}. <link>Véalo</link>",
  },
};
const entries = [...Object.entries(catalogue), ...Array.from({ length: 40 }, () => Object.entries(rich)).flat()];

describe("[COPY-04 partly] mutations of the real catalogue", () => {
  test("the unchanged catalogue is valid, by the gate and by the reference formatter", { tags: "full" }, () => {
    for (const [key, entry] of entries) expect(wordingError(key, entry, entry), key).toBeUndefined();
    for (const [key, entry] of entries) expect(checkWording(key, entry, entry).trees, key).toBeDefined();
  });

  test("none of 10,000 mutations that break a message can be published", { tags: "full", timeout: 120_000 }, () => {
    const random = randomFrom(20261121);
    const pick = (max: number) => Math.floor(random() * max);
    const names = Object.keys(mutations);
    const refused: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
    const published: string[] = [];
    for (let made = 0; made < 10_000;) {
      const [key, entry] = entries[pick(entries.length)]!;
      const name = names[made % names.length]!;
      const language = languages[pick(2)]!;
      const text = mutations[name]!(entry[language], pick);
      made++;
      if (text === entry[language]) continue;
      const wording = { ...entry, [language]: text };
      if (checkWording(key, entry, wording).trees === undefined) refused[name]!++;
      const wrong = wordingError(key, entry, wording);
      if (wrong) published.push(`${name}: ${wrong}`);
    }
    expect(published).toEqual([]);
    // Every kind of mutation was applied and rejected, so the test cannot pass for lack of mutations.
    for (const name of names.filter((each) => each !== "cut off" && each !== "character lost"))
      expect(refused[name], name).toBeGreaterThan(10);
  });
});

test("the gate checks the whole catalogue in both languages fast enough to run on every publish", () => {
  const before = process.cpuUsage();
  for (const [key, entry] of entries) checkWording(key, entry, entry);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000, "milliseconds of CPU time").toBeLessThan(3000);
});
