import { bootstrap } from "./bootstrap/bootstrap.mjs";
import { runCommand } from "./bootstrap/commandLine.mjs";

const suite = process.argv.includes("--resilience") ? "resilience" : "all";

await runCommand(() => bootstrap(`tools/test/${suite}.ts`));
