import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { sealPage, writeInventory } from "./integrity.ts";

const dist = mkdtempSync(join(tmpdir(), "portico-sealed-"));
afterAll(() => rmSync(dist, { recursive: true }));

const files: Record<string, string> = {
  "app-1.js": 'import("./later2.js");',
  "later2.js": "export const a = 1;",
  "other3.js": "never loaded here",
  "look4.css": "body{}",
};
const html = `<html><head><meta charset="utf-8" /><title>x</title><link rel="icon" href="/icon.svg" /><script type="module" crossorigin src="/assets/app-1.js" nonce="__CSP_NONCE__"></script>
<link rel="stylesheet" crossorigin href="/assets/look4.css" nonce="__CSP_NONCE__"></head><body></body></html>`;

beforeEach(() => {
  mkdirSync(join(dist, "assets"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, "assets", name), text);
  writeFileSync(join(dist, "index.html"), html);
});

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const sealed = () => readFileSync(join(dist, "index.html"), "utf8");

test("every script and style sheet of a page has an integrity hash; lazily loaded ones are in the import map", () => {
  sealPage({ dist, page: "index.html", base: "/" });
  expect(sealed()).toContain(`src="/assets/app-1.js" nonce="__CSP_NONCE__" integrity="${hash(files["app-1.js"]!)}">`);
  expect(sealed()).toContain(
    `href="/assets/look4.css" nonce="__CSP_NONCE__" integrity="${hash(files["look4.css"]!)}">`,
  );
  const map = JSON.parse(/<script type="importmap" nonce="__CSP_NONCE__">([^<]*)</.exec(sealed())?.[1] ?? "");
  expect(map).toEqual({
    integrity: { "/assets/app-1.js": hash(files["app-1.js"]!), "/assets/later2.js": hash(files["later2.js"]!) },
  });
  expect(sealed().indexOf("importmap")).toBeLessThan(sealed().indexOf('type="module"'));
});

test("sealing a page is idempotent", () => {
  sealPage({ dist, page: "index.html", base: "/" });
  const once = sealed();
  sealPage({ dist, page: "index.html", base: "/" });
  expect(sealed()).toBe(once);
});

test("the inventory gives each script a reason, and an unknown part fails the build", () => {
  mkdirSync(join(dist, ".vite"), { recursive: true });
  const manifest = (key: string) =>
    writeFileSync(
      join(dist, ".vite/manifest.json"),
      JSON.stringify({ "index.html": { file: "assets/app-1.js" }, [key]: { file: "assets/later2.js" } }),
    );
  const page = sealPage({ dist, page: "index.html", base: "/" });
  manifest("src/features/billing/homeScreen.ts");
  writeInventory(dist, { portal: page }, [".vite/manifest.json"]);
  const inventory = JSON.parse(readFileSync(join(dist, ".vite/scripts.json"), "utf8"));
  expect(inventory).toEqual([
    expect.objectContaining({
      script: "/assets/app-1.js",
      pages: ["portal"],
      source: "index.html",
      reason: expect.stringContaining("Starts the page"),
    }),
    expect.objectContaining({
      script: "/assets/later2.js",
      integrity: hash(files["later2.js"]!),
      reason: expect.stringContaining("Bills"),
    }),
  ]);
  manifest("../node_modules/unheard-of/index.js");
  expect(() => writeInventory(dist, { portal: page }, [".vite/manifest.json"])).toThrow(/unheard-of.*no reason/);
});

test("a page that is stored in the browser has one script with its hash, and no import map", () => {
  writeFileSync(join(dist, "index.html"), html.replace("app-1.js", "later2.js"));
  const seal = () => sealPage({ dist, page: "index.html", base: "/", isOneScript: true });
  seal();
  const once = sealed();
  expect(once).toContain(`src="/assets/later2.js" nonce="__CSP_NONCE__" integrity="${hash(files["later2.js"]!)}">`);
  expect(once).not.toContain("importmap");
  seal();
  expect(sealed()).toBe(once);
});

test("a page that must have one script and loads another later is not built", () => {
  expect(() => sealPage({ dist, page: "index.html", base: "/", isOneScript: true })).toThrow("2 scripts");
});
