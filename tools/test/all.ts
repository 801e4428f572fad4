import { asCommand } from "../bootstrap/say.mjs";
import { ensureChromium } from "../installChromium.ts";
import { Steps } from "./steps.ts";
import { besidePostgres } from "./testDatabase.ts";

const full = process.argv.includes("--full");

/** What meets a database; of the backend not what has no SQL, or an embedded database of its own. */
const onEmbedded = ["--project", "node", "--exclude", "backend/{processor,resilience,src/config,src/database,src/supervisor}/**", "backend/", ".flow.test.ts"];

async function all(env: NodeJS.ProcessEnv): Promise<number> {
  const steps = new Steps({ CHROMIUM_PATH: ensureChromium(), ...env, ...(full ? { TEST_FULL: "1" } : {}) });
  await steps.sideBySide(
    [
      { name: "Types", run: ["tsc", "-b"] },
      { name: "Portal build", run: ["node", "tools/build.ts"] },
      { name: "Storybook build", run: ["node", ".storybook/build.ts"] },
    ],
    [{ name: "Lint", run: ["eslint", "."] }],
  );
  // The audit plays every story, and axe judges it there: once is enough (decision 0017).
  await steps.vitest("Unit, flow and component tests", "vitest", "--project", "!storybook");
  await steps.playwright("Every story, and its accessibility", "audit", ".storybook/audit");
  // Half of the journeys meet the embedded database (decision 0008).
  if (!steps.failed("Portal build")) await steps.playwright("Journeys in the browser", "playwright", "e2e");
  if (full && env["TEST_DATABASE_URL"]) {
    steps.set({ TEST_DATABASE_URL: "" });
    await steps.vitest("Backend and flow tests on the embedded database", "vitest-embedded", ...onEmbedded);
  }
  if (full) await steps.sideBySide([{ name: "Mutation tests", run: ["node", "tools/mutation/main.ts"] }]);
  return steps.close();
}

await asCommand(() => besidePostgres(all));
