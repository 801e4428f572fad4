import { asCommand } from "../bootstrap/say.mjs";
import { ensureChromium } from "../installChromium.ts";
import { Steps } from "./steps.ts";

const full = process.argv.includes("--full");

await asCommand(async () => {
  const steps = new Steps({ CHROMIUM_PATH: ensureChromium(), ...(full ? { TEST_FULL: "1" } : {}) });
  await steps.check("Types", "tsc", "-b");
  await steps.check("Lint", "eslint", ".");
  await steps.vitest("Unit, flow and component tests", "vitest");
  await steps.playwright("Accessibility of every story", "audit", ".storybook/audit");
  await steps.check("Portal build", "node", "tools/build.ts");
  if (!steps.failed("Portal build")) await steps.playwright("Journeys in the browser", "playwright", "e2e");
  return steps.close();
});
