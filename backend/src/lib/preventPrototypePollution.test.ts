import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { nodeOptions } from "../supervisor/childProcess.ts";

const run = promisify(execFile);
const module = JSON.stringify(join(import.meta.dirname, "preventPrototypePollution.ts"));

/** The output of a process of ours after it ran a line of code. */
async function said(line: string): Promise<string> {
  const script = `await import(${module}); ${line}`;
  const { stdout } = await run(process.execPath, [...nodeOptions, "--input-type=module", "-e", script], {
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  return stdout.trim();
}

test.each([
  ["__proto__", 'const all = {}; const at = "__proto__"; all[at] ??= {}; all[at].planted = 1;'],
  ["constructor.prototype", 'const all = {}; try { all["constructor"]["prototype"].planted = 1; } catch {}'],
  ["a list's prototype", "try { [].constructor.prototype.planted = 1; } catch {}"],
])("prototype pollution through %s has no effect in our processes", async (_what, line) => {
  expect(await said(`${line} console.log({}.planted, [].planted);`)).toBe("undefined undefined");
});
