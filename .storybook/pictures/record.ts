import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "../../tools/installChromium.ts";
import { baseline, remember } from "./recorded.ts";

const root = join(import.meta.dirname, "../..");

// Records new baseline screenshots of every all-states story, and their environment. Review the changes before
// committing.
const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), RECORD_PICTURES: "1" };
rmSync(baseline, { recursive: true, force: true });
mkdirSync(baseline);
const { status } = spawnSync(join(root, "node_modules/.bin/vitest"), ["run", "--project", "pictures", "--update"], {
  cwd: root,
  env,
  stdio: "inherit",
});
if (status === 0) remember();
process.exitCode = status ?? 1;
