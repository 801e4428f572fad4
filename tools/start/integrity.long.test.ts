import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { chromiumArgs, findChromium } from "../chromium.ts";
import { sealPage } from "./integrity.ts";

const dist = mkdtempSync(join(tmpdir(), "portico-sealed-"));
const types: Record<string, string> = { html: "text/html", js: "text/javascript" };
let browser: Browser;
let server: Server;

beforeAll(async () => {
  server = createServer(({ url = "/" }, response) => {
    const file = url === "/" ? "/index.html" : url;
    try {
      response
        .setHeader("content-type", types[file.split(".").at(-1) ?? ""] ?? "text/plain")
        .end(readFileSync(join(dist, file)));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, "127.0.0.1");
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumArgs] });
});
afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(dist, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(dist, name), text);
beforeEach(() => {
  mkdirSync(join(dist, "assets"), { recursive: true });
  write(
    "assets/app-1.js",
    'window.ran = ["app"]; import("./later2.js").catch(() => window.ran.push("kept out")); window.ended = true;',
  );
  write("assets/later2.js", 'window.ran.push("later");');
  write(
    "index.html",
    '<html><head><title>x</title><script type="module" crossorigin src="/assets/app-1.js" nonce="__CSP_NONCE__"></script></head></html>',
  );
  sealPage({ dist, page: "index.html", base: "/" });
});

async function ran(): Promise<unknown> {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: "networkidle" });
  const found = await page.evaluate("window.ran ?? []");
  await page.close();
  return found;
}

test("an unmodified build runs all its scripts", async () => expect(await ran()).toEqual(["app", "later"]));

test("a page script with one byte changed does not run", async () => {
  write("assets/app-1.js", `${readFileSync(join(dist, "assets/app-1.js"), "utf8")} `);
  expect(await ran()).toEqual([]);
});

test("a lazily loaded script with one byte changed does not run", async () => {
  write("assets/later2.js", `${readFileSync(join(dist, "assets/later2.js"), "utf8")} `);
  expect(await ran()).toEqual(["app", "kept out"]);
});
