import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { areas, isArea } from "./areas.ts";

/** Stryker runs the tests in a copy of the sources. */
const root = process.cwd();
const name = process.env["MUTATION_AREA"] ?? "";
if (!isArea(name)) throw new Error(`MUTATION_AREA says which tests are run: ${Object.keys(areas).join(", ")}`);

export default defineConfig({
  root,
  resolve: { conditions: ["source", "node", "module"] },
  ssr: { resolve: { conditions: ["source", "node", "module"] } },
  cacheDir: join(root, "node_modules/.vite-mutation"),
  test: {
    environment: "node",
    isolate: false,
    testTimeout: 60_000,
    include: [...areas[name].tests],
    // Mutants are also tried with the tests of the full run.
    tags: [{ name: "full" }],
  },
});
