import { printLine } from "../bootstrap/commandLine.mjs";
import { aptInstall, mayUseApt } from "../installChromium.ts";
import { installHint, postgresFolder } from "../postgres/binaries.ts";
import { startPostgres, type Server } from "../postgres/server.ts";

function programs(): string | undefined {
  if (!postgresFolder() && mayUseApt()) {
    printLine("Installing PostgreSQL from the system's packages ...");
    aptInstall("postgresql");
  }
  return postgresFolder();
}

async function started(): Promise<Server | undefined> {
  const folder = programs();
  return folder ? startPostgres(folder) : undefined;
}

/**
 * Runs a callback with a temporary PostgreSQL server, if one is or can be installed. Database tests then run on it;
 * otherwise they run on the embedded database, with a prominent warning that PostgreSQL is not tested.
 */
export async function withPostgres(work: (env: NodeJS.ProcessEnv) => Promise<number>): Promise<number> {
  const server = await started();
  printLine(
    server
      ? `Tests that meet a database run on ${server.version}.`
      : `PostgreSQL: SKIPPED, nothing is proved about it here.\n${installHint}`,
  );
  try {
    return await work(server ? { TEST_DATABASE_URL: server.url } : {});
  } finally {
    await server?.stop();
  }
}
