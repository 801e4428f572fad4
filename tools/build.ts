import { root } from "./generate/files.ts";
import { buildPortal, isBuilt } from "./start/portalBuild.ts";

// The test command skips a build whose sources have not changed.
const unchanged = process.argv.includes("--if-changed") && isBuilt(root);
if (!unchanged) await buildPortal(root);
