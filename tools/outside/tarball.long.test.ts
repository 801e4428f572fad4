// Inputs: design-system, tools/outside
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumArgs, findChromium } from "../chromium.ts";

const root = join(import.meta.dirname, "../..");
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

type Manifest = { version: string; devDependencies: Record<string, string> };
const { devDependencies: versions } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
const pinned = (...names: string[]) => Object.fromEntries(names.map((name) => [name, versions[name]]));

let app: string;
let server: Server;
let browser: Browser;
let page: Page;

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    cwd: app,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
  });

/** An external project: an empty folder outside the repository, with the tarball, React and Vite. */
function makeApp(): void {
  app = mkdtempSync(join(tmpdir(), "portico-outside-"));
  execFileSync("npm", ["pack", "--pack-destination", app, "--silent"], {
    cwd: join(root, "design-system"),
    stdio: "pipe",
  });
  const tarball = readdirSync(app).find((name) => name.endsWith(".tgz")) ?? "none";
  cpSync(join(import.meta.dirname, "app"), app, { recursive: true });
  const manifest = {
    name: "outside",
    private: true,
    type: "module",
    dependencies: { "@portico/design-system": `file:./${tarball}`, ...pinned("react", "react-dom") },
    devDependencies: pinned("@types/react", "@types/react-dom", "typescript", "vite"),
  };
  writeFileSync(join(app, "package.json"), JSON.stringify(manifest));
  run("npm", "install", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error");
}

function serve(folder: string): Promise<Server> {
  const started = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : (request.url ?? "");
    response.setHeader("content-type", types[extname(path)] ?? "text/plain");
    response.end(readFileSync(join(folder, path)));
  });
  return new Promise((resolve) => started.listen(0, "127.0.0.1", () => resolve(started)));
}

beforeAll(async () => {
  makeApp();
  run(join(app, "node_modules/.bin/vite"), "build", "--logLevel", "error");
  server = await serve(join(app, "dist"));
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  page = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
  if (app) rmSync(app, { recursive: true, force: true });
});

test("[DSYS-01] the tarball contains no sources, tests or stories, and depends only on React, Radix and the packages that Radix uses to hide a page", () => {
  const installed = join(app, "node_modules/@portico/design-system");
  const files = readdirSync(installed, { recursive: true }) as string[];
  expect(files.filter((path) => /\.(test|stories|examples)\.|^src\/.*\.(tsx?|css|mdx)$/.test(path))).toEqual([]);
  expect(readdirSync(installed).toSorted()).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "codemods",
    "dist",
    "package.json",
    // The licence of the typeface alone.
    "src",
  ]);
  const { dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as {
    dependencies: object;
  };
  expect(Object.keys(dependencies)).toEqual(["@radix-ui/react-dialog", "@radix-ui/react-tabs", "aria-hidden"]);
});

test("[DSYS-01] a screen type-checks against it; a missing label, an impossible combination and an icon without a name do not", () => {
  // `Impossible.tsx` expects an error at each of its lines: a line without an error fails this check.
  expect(() => run(join(app, "node_modules/.bin/tsc"))).not.toThrow();
});

test("[DSYS-01] a bundler includes the styles of what the screen uses, and no others", () => {
  const styles = readdirSync(join(app, "dist/assets")).filter((name) => name.endsWith(".css"));
  const css = styles.map((name) => readFileSync(join(app, "dist/assets", name), "utf8")).join("");
  const all = readFileSync(join(app, "node_modules/@portico/design-system/dist/styles.css"), "utf8");
  expect(css).toContain("--p-ink");
  expect(css.length).toBeLessThan(all.length * 0.7);
});

test("[DSYS-01] the screen renders with its styles, its typeface and its language, on a phone", async () => {
  const button = page.getByRole("button", { name: "Pagar" });
  await expect.poll(() => button.isVisible()).toBe(true);
  expect(await page.getByRole("main").innerText()).toContain("248.17");
  const look = await button.evaluate((element) => {
    const { backgroundColor, minBlockSize, fontFamily } = getComputedStyle(element);
    return { backgroundColor, minBlockSize, families: fontFamily.split(", ").slice(0, 2) };
  });
  expect(look).toEqual({
    backgroundColor: "rgb(11, 90, 97)",
    minBlockSize: "48px",
    families: ["Zero", '"Atkinson Hyperlegible Next"'],
  });
  expect(await page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next"'))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("[DSYS-01] its dialog opens, takes the focus, closes with Escape, and axe finds no violations", async () => {
  await page.getByRole("button", { name: "Pagar" }).click();
  await page.getByRole("dialog", { name: "Revise su pago" }).waitFor();
  await page.getByRole("textbox", { name: "Nota" }).fill("Local 3");
  await page.getByRole("button", { name: "Elegir la fecha" }).click();
  await page.getByRole("gridcell", { name: /^lunes, 30 de noviembre/i }).click();
  expect(await page.getByRole("textbox", { name: "Fecha del pago" }).inputValue()).toBe("11/30/26");
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Pagar");
});
