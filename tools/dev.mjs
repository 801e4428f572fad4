import { bootstrap } from "./bootstrap/bootstrap.mjs";
import { asCommand } from "./bootstrap/say.mjs";

await asCommand(() => bootstrap("tools/dev/dev.ts"));
