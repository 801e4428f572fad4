import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test, vi } from "vitest";

const parser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
};
const entry = "\0everything";
const everything = ["start.ts", "events.ts", "react.tsx", "builtIn.ts"]
  .map((file) => `export * from ${JSON.stringify(join(import.meta.dirname, file))};`)
  .join("\n");

/** A production build, as shipped: a development build also holds the path of each component's file. */
async function bundle(): Promise<Rolldown.OutputChunk[]> {
  vi.stubEnv("NODE_ENV", "production");
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    resolve: { alias: [parser], conditions: ["source", "module", "browser", "production"] },
    plugins: [
      {
        name: "everything",
        resolveId: (id) => (id === "everything" ? entry : undefined),
        load: (id) => (id === entry ? everything : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: "everything", external: /^react(-dom)?(\/|$)/, preserveEntrySignatures: "strict" },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output).filter((part) => part.type === "chunk");
}

test("the whole copy runtime, with formatting, is at most 12 KB gzipped and contains no message parser", async () => {
  const chunks = await bundle().finally(() => vi.unstubAllEnvs());
  expect(chunks.map(({ code }) => code).join("")).not.toContain("jsxDEV");
  const first = chunks.find(({ isEntry }) => isEntry);
  expect(gzipSync(first?.code ?? "", { level: 9 }).length).toBeGreaterThan(3000);
  expect(gzipSync(first?.code ?? "", { level: 9 }).length).toBeLessThanOrEqual(12 * 1024);
  expect(chunks.map(({ code }) => code).join("")).not.toContain("EXPECT_ARGUMENT_CLOSING_BRACE");
  // The built-in messages of each language are separate chunks, loaded on demand.
  expect(chunks.filter(({ isDynamicEntry, name }) => isDynamicEntry && /^(en|es)-US$/.test(name)).length).toBe(2);
});
