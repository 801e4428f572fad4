import { asCommand } from "../bootstrap/say.mjs";
import { ensureChromium } from "../installChromium.ts";
import { Steps } from "./steps.ts";

const full = process.argv.includes("--full");

await asCommand(async () => {
  const steps = new Steps({ CHROMIUM_PATH: ensureChromium(), ...(full ? { TEST_FULL: "1" } : {}) });
  await steps.sideBySide(
    [{ name: "Types", run: ["tsc", "-b"] }, { name: "Portal build", run: ["node", "tools/build.ts"] }],
    [{ name: "Lint", run: ["eslint", "."] }],
  );
  // The audit plays every story, and axe judges it there: once is enough (decision 0017).
  await steps.vitest("Unit, flow and component tests", "vitest", "--project", "!storybook");
  await steps.playwright("Every story, and its accessibility", "audit", ".storybook/audit");
  if (!steps.failed("Portal build")) await steps.playwright("Journeys in the browser", "playwright", "e2e");
  return steps.close();
});
