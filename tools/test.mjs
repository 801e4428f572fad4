import { bootstrap } from "./bootstrap/bootstrap.mjs";
import { asCommand } from "./bootstrap/say.mjs";

const suite = process.argv.includes("--postgres") ? "postgres" : "all";

await asCommand(() => bootstrap(`tools/test/${suite}.ts`));
