import { spawn } from "node:child_process";
import { join } from "node:path";
import { runCommand, printLine } from "../bootstrap/commandLine.mjs";
import { root } from "../generate/files.ts";
import { installHint, postgresFolder } from "../postgres/binaries.ts";
import { startPostgres, type Server } from "../postgres/server.ts";

const suite = join(root, "backend/resilience/main.ts");
const chaosArguments = process.argv.slice(2).filter((argument) => argument !== "--resilience");

/** Runs the chaos tests, and crashes PostgreSQL when they request it. @returns the exit code */
function runChaosTests(server: Server | undefined): Promise<number> {
  const child = spawn(process.execPath, [suite, ...chaosArguments], {
    cwd: root,
    env: { ...process.env, ...(server && { CHAOS_DATABASE_URL: server.url }) },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.on("message", (message) => {
    if (message === "crash") void server?.crash().then(() => child.send("crashed"));
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

await runCommand(async () => {
  const programs = postgresFolder();
  if (!programs) printLine(installHint);
  const server = programs ? await startPostgres(programs, true) : undefined;
  try {
    return await runChaosTests(server);
  } finally {
    await server?.stop();
  }
});
