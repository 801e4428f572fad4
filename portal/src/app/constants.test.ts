import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as constants from "@portico/rules/constants";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");

/** The constants of specification section 9, as `group.key` or a name of their own, with its values. */
const specified: Record<string, unknown> = {
  "payment.minimumCents": 100,
  "payment.maxScheduled": 2,
  "payment.reflectsWithinHours": 24,
  "payment.autoPayDiscountCents": 500,
  "payment.steps": 4,
  "payment.stepsLinkingBank": 5,
  "autoPay.steps": 3,
  "statement.minDelayHours": 24,
  "statement.maxDelayHours": 48,
  "card.expiryYearsAhead": 20,
  "card.zipLength": 5,
  daySeconds: 86_400,
  "session.profileRememberedSeconds": 7_776_000,
  "session.pingSeconds": 30,
  "session.idleSeconds": 780,
  "session.dialogSeconds": 120,
  "session.postLoginDelayMilliseconds": 100,
  "clicks.shortMilliseconds": 25,
  "clicks.longMilliseconds": 100,
  "analytics.sendIntervalMilliseconds": 2_000,
  "analytics.eventsPerSecond": 100,
  "analytics.messageBytes": 150_000,
  "analytics.graphErrorsPerCall": 20,
  "analytics.logLevel": "error",
  "chunk.timeoutSeconds": 120,
  "versions.portal": "13.13.0-rc.1",
  "versions.requirements": "2.2836",
  "client.type": "SSPP",
  "client.vendorKey": { business: "SMB", community: "SCS" },
};

/** The widths of the layout, which the design system has: it imports no other package. */
const widths: Record<string, number> = { desktopWidth: 1090, sideMenuWidth: 250, narrowWidth: 608, phoneWidth: 600 };

const valueOf = (path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => Reflect.get(value as object, key), constants);

/** The product's own sources: without tests, stories and generated files. */
const sources = ["backend/src", "backend/vault", "portal/src", "content/runtime/src", "rules/src", "design-system/src"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(root, folder, name)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|examples|testing)\.|\/(testing|generated)\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

const consumersOf = (constant: string): string[] => {
  const [group = "", key] = constant.split(".");
  const imported = new RegExp(`import[^;]*\\b${group}\\b[^;]*[cC]onstants(\\.rules\\.ts)?"`);
  const used = new RegExp(key === undefined ? `\\b${group}\\b[^]*\\b${group}\\b` : `\\.${key}\\b`);
  return sources.filter(({ text }) => imported.test(text) && used.test(text)).map(({ path }) => path);
};

test.each(Object.entries(specified))("[SHELL-27] the constant %s has the specification's value", (constant, value) => {
  expect(valueOf(constant)).toEqual(value);
});

test("[SHELL-27] every constant of the specification has a consumer in the product", () => {
  const used = (name: string) => name === "daySeconds" || consumersOf(name).length > 0;
  expect(Object.keys(specified).filter((name) => !used(name))).toEqual([]);
  expect(consumersOf("dayMilliseconds").length).toBeGreaterThan(3);
});

test.each(Object.entries(widths))(
  "[SHELL-27] the width %s of the layout is %d px, and style sheets are made from it",
  (name, pixels) => {
    const tokens = sources.find(({ path }) => path.endsWith("design-system/src/theme/tokens.ts"))?.text ?? "";
    expect(tokens).toContain(`export const ${name} = ${pixels};`);
    const used = new RegExp(`\\b${name}\\b`, "g");
    const styles = sources.filter(({ path }) => path.endsWith(".css.ts"));
    expect((tokens.match(used) ?? []).length > 1 || styles.some(({ text }) => used.test(text))).toBe(true);
  },
);
