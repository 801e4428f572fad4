import react from "@vitejs/plugin-react";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const source = join(import.meta.dirname, "src");
const exampleFiles = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".examples.tsx"))
  .sort();

/** Each example in its initial state, and popups and dialogs open. */
const states = [{}, { startsOpen: true, open: true }];

let vite: ViteDevServer;
beforeAll(async () => {
  const plugins = [react(), vanillaExtractPlugin()];
  vite = await createServer({
    configFile: false,
    root: source,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false },
    plugins,
    optimizeDeps: { noDiscovery: true },
  });
}, 60_000);
afterAll(() => vite.close());

const isComponent = (value: unknown): value is FunctionComponent<object> =>
  typeof value === "function" && /^[A-Z]/.test(value.name);

describe("server rendering, without a document", () => {
  test("has no document", () => {
    expect(typeof document).toBe("undefined");
  });

  test.each(exampleFiles)("renders every example of %s", async (path) => {
    const examples = Object.values(await vite.ssrLoadModule(`/${path}`)).filter(isComponent);
    expect(examples.length).toBeGreaterThan(0);
    const failures = examples.flatMap((example) =>
      states.flatMap((state) => {
        try {
          renderToString(createElement(example, state));
          return [];
        } catch (error) {
          return [`${example.name}: ${String(error)}`];
        }
      }),
    );
    expect(failures).toEqual([]);
  });
});
