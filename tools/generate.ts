import { root } from "./generate/files.ts";
import { writeOutputs } from "./generate/outputs.ts";

const changed = await writeOutputs(root);
for (const path of changed) console.log(`wrote ${path}`);
if (changed.length === 0) console.log("Every generated file is up to date.");
