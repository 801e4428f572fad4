import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run bench` at the root, or `node bench/main.ts`:
 *   --rounds 1             a quick try that writes nothing; seven by default
 *   --screens portico,mui  only these (plain React always runs, for the ratios); this writes nothing either
 */
const here = import.meta.dirname;
if (!existsSync(join(here, "node_modules/antd"))) {
  console.error("Installing the peers into bench/node_modules ...");
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: here,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
}
const { run } = await import("./run.ts");
await run(process.argv.slice(2));
