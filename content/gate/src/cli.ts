import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkCatalogue } from "./checkCatalogue.ts";
import { describeFinding } from "./findings.ts";
import { generatedFiles } from "./generate.ts";
import { readCatalogue, readRegister } from "./readCatalogue.ts";
import { toggleUsesOf } from "./toggleUses.ts";
import { sources, usesOf } from "./uses.ts";

const folder = join(import.meta.dirname, "../../catalogue");
const catalogue = readCatalogue(folder);
const { findings, snapshots } = checkCatalogue(catalogue, catalogue);

for (const finding of findings) (finding.severity === "error" ? console.error : console.warn)(describeFinding(finding));
if (snapshots === undefined) {
  console.error("Nothing was written: repair the wordings above.");
  process.exit(1);
}
const register = readRegister(folder);
const uses = {
  copy: usesOf(sources, Object.keys(catalogue)),
  toggles: toggleUsesOf(Object.values(sources), Object.keys(register)),
};
for (const [name, text] of generatedFiles(catalogue, snapshots, register, uses)) {
  mkdirSync(dirname(join(folder, "generated", name)), { recursive: true });
  writeFileSync(join(folder, "generated", name), text);
}
console.log(`${Object.keys(catalogue).length} messages in two languages, compiled.`);
