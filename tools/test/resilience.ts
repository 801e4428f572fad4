import { spawn } from "node:child_process";
import { join } from "node:path";
import { asCommand, say } from "../bootstrap/say.mjs";
import { root } from "../generate/files.ts";
import { installHint, postgresFolder } from "../postgres/binaries.ts";
import { startPostgres, type Server } from "../postgres/server.ts";

const suite = join(root, "backend/resilience/main.ts");
const own = process.argv.slice(2).filter((argument) => argument !== "--resilience");

/** Runs the storms; a PostgreSQL that outlives crashes is theirs to crash. @returns the exit code */
function blow(server: Server | undefined): Promise<number> {
  const child = spawn(process.execPath, [suite, ...own], {
    cwd: root,
    env: { ...process.env, ...(server && { STORM_DATABASE_URL: server.url }) },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.on("message", (message) => {
    if (message === "crash") void server?.crash().then(() => child.send("crashed"));
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

await asCommand(async () => {
  const programs = postgresFolder();
  if (!programs) say(installHint);
  const server = programs ? await startPostgres(programs, true) : undefined;
  return blow(server).finally(() => server?.stop());
});
