import { run } from "../bootstrap/run.mjs";
import { runCommand, printLine } from "../bootstrap/commandLine.mjs";
import { root } from "../generate/files.ts";
import { buildPortal, isBuilt } from "./portalBuild.ts";
import { refuseTakenPort, refuseTakenVaultPort } from "./port.ts";

await runCommand(async () => {
  await refuseTakenPort(process.env);
  if (process.env["UPSTREAM_API"] === undefined) await refuseTakenVaultPort(process.env);
  if (!isBuilt(root)) {
    printLine("Building the pages (their sources changed since the last build) ...");
    await buildPortal(root, "warn");
  }
  return run(process.execPath, ["--disable-proto=delete", "backend/src/supervisor.ts", ...process.argv.slice(2)], {
    cwd: root,
  });
});
