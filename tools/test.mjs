import { bootstrap } from "./bootstrap/bootstrap.mjs";
import { asCommand } from "./bootstrap/say.mjs";

const suite = ["postgres", "resilience"].find((name) => process.argv.includes(`--${name}`)) ?? "all";

await asCommand(() => bootstrap(`tools/test/${suite}.ts`));
