import { bootstrap } from "./bootstrap/bootstrap.mjs";
import { asCommand } from "./bootstrap/say.mjs";

const suite = process.argv.includes("--resilience") ? "resilience" : "all";

await asCommand(() => bootstrap(`tools/test/${suite}.ts`));
