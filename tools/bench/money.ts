import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { runCommand, printLine } from "../bootstrap/commandLine.mjs";
import { root } from "../generate/files.ts";
import { installHint, postgresFolder } from "../postgres/binaries.ts";
import { startPostgres } from "../postgres/server.ts";

/** Exit code for "cannot run on this machine", as opposed to "failed". */
const notHere = 77;

/**
 * `npm run bench:due` measures the payments that fall due at once, `npm run bench:search` the search of support,
 * `npm run bench:money` everything else.
 */
const scripts: Record<string, string> = { "bench:due": "scheduledPaymentsBench.ts", "bench:search": "search.ts" };
const script = scripts[process.env["npm_lifecycle_event"] ?? ""] ?? "main.ts";

/**
 * Backend benchmarks on a dedicated PostgreSQL with durable commits (fsync), as in production, compared with pgbench on
 * the same server.
 */
await runCommand(async () => {
  const programs = postgresFolder();
  if (!programs) {
    printLine(installHint);
    return notHere;
  }
  const server = await startPostgres(programs, true);
  const env = {
    ...process.env,
    BENCH_DATABASE_URL: server.url,
    PGBENCH: join(programs, "pgbench"),
    POSTGRES_VERSION: server.version,
  };
  const { status } = spawnSync(process.execPath, [join(root, "backend/bench", script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  await server.stop();
  return status ?? 1;
});
