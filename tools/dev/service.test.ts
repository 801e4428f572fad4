import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { startService } from "./service.ts";
import { watchFolders } from "./watch.ts";

const folder = mkdtempSync(join(tmpdir(), "portico-dev-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a service is stopped before it is restarted, and stops on request", { tags: "full" }, async () => {
  const diary = join(folder, "diary");
  writeFileSync(
    join(folder, "service.ts"),
    `
    import { appendFileSync } from "node:fs";
    const write = (line: string) => appendFileSync(${JSON.stringify(diary)}, line + "\\n");
    process.on("SIGTERM", () => { write("ended"); process.exit(); });
    setInterval(() => undefined, 1000);
    write("started");
  `,
  );
  const lines = () => readFileSync(diary, { encoding: "utf8", flag: "a+" }).trim().split("\n");
  const service = startService("service.ts", folder, {});
  await vi.waitUntil(() => lines().includes("started"), 10_000);
  await service.restart();
  await vi.waitUntil(() => lines().length === 3, 10_000);
  await service.stop();
  expect(lines()).toEqual(["started", "ended", "started", "ended"]);
});

test("file changes are debounced; tests and generated files are ignored", async () => {
  mkdirSync(join(folder, "src/generated"), { recursive: true });
  const told = vi.fn<(paths: string[]) => void>();
  const stop = watchFolders(folder, ["src"], told);
  for (const name of ["a.ts", "b.ts", "a.test.ts", "generated/c.ts"]) writeFileSync(join(folder, "src", name), "");
  await vi.waitUntil(() => told.mock.calls.length > 0, 10_000);
  stop();
  expect(told.mock.calls.flat(2).sort()).toEqual([join("src", "a.ts"), join("src", "b.ts")]);
});
