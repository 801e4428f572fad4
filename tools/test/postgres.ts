import { asCommand, say } from "../bootstrap/say.mjs";
import { aptInstall, mayUseApt } from "../installChromium.ts";
import { installHint, postgresFolder } from "../postgres/binaries.ts";
import { startPostgres } from "../postgres/server.ts";
import { Steps } from "./steps.ts";

/** Exit code that says "could not be run here", as opposed to "failed". */
const notHere = 77;

function programs(): string | undefined {
  if (!postgresFolder() && mayUseApt()) {
    say("Installing PostgreSQL from the system's packages ...");
    aptInstall("postgresql");
  }
  return postgresFolder();
}

await asCommand(async () => {
  const folder = programs();
  if (!folder) {
    say(installHint);
    return notHere;
  }
  const server = await startPostgres(folder);
  say(server.version);
  try {
    const steps = new Steps({ TEST_DATABASE_URL: server.url });
    const withoutDatabase = "backend/{processor,resilience,src/config,src/database,src/supervisor}/**";
    await steps.vitest("Backend and flow tests on PostgreSQL", "vitest-postgres", "--project", "node", "--exclude", withoutDatabase, "backend/", ".flow.test.ts");
    return steps.close();
  } finally {
    await server.stop();
  }
});
