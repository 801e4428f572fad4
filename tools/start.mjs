import { bootstrap } from "./bootstrap/bootstrap.mjs";
import { runCommand } from "./bootstrap/commandLine.mjs";

await runCommand(() => bootstrap("tools/start/start.ts"));
