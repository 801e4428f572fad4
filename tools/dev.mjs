import { bootstrap } from "./bootstrap/bootstrap.mjs";
import { runCommand } from "./bootstrap/commandLine.mjs";

await runCommand(() => bootstrap("tools/dev/dev.ts"));
