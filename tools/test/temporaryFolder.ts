import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Vitest's global setup: tests make their temporary files in one folder, which is removed when they have ended. */
export default function setUp(): () => void {
  const before = process.env["TMPDIR"];
  const folder = mkdtempSync(join(tmpdir(), "portico-test-"));
  process.env["TMPDIR"] = folder;
  return () => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
