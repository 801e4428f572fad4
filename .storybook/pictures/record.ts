import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { asCommand } from "../../tools/bootstrap/say.mjs";
import { run } from "../../tools/bootstrap/run.mjs";
import { ensureChromium } from "../../tools/installChromium.ts";
import { baseline, remember } from "./recorded.ts";

const root = join(import.meta.dirname, "../..");

// Pictures every all-states story anew and remembers what drew them. Look at what changed before committing it.
await asCommand(async () => {
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), RECORD_PICTURES: "1" };
  rmSync(baseline, { recursive: true, force: true });
  mkdirSync(baseline);
  const exitCode = await run(join(root, "node_modules/.bin/vitest"), ["run", "--project", "pictures", "--update"], { cwd: root, env });
  if (exitCode === 0) remember();
  return exitCode;
});
