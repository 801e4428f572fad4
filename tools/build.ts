import { root } from "./generate/files.ts";
import { buildPortal } from "./start/portalBuild.ts";

await buildPortal(root);
