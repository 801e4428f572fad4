import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = process.cwd();

/** The unit tests of what is mutated, and nothing that starts a backend: a mutant has to be judged in seconds. */
export default defineConfig({
  root,
  resolve: { conditions: ["source", "node", "module"] },
  ssr: { resolve: { conditions: ["source", "node", "module"] } },
  cacheDir: join(root, "node_modules/.vite-mutation"),
  test: {
    environment: "node",
    include: ["rules/src/**/*.test.ts"],
  },
});
