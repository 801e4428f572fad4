import { fileURLToPath } from "node:url";
import { checkInstallerNode, productNode } from "./node.mjs";
import { ensurePackages } from "./packages.mjs";
import { run } from "./run.mjs";

/** Folder of the project, with no separator at its end. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/**
 * From a bare clone to a running TypeScript program: this part is plain JavaScript without packages, because the system's
 * Node may be as old as 20. What comes after runs on the Node among the packages.
 * @param {string} script
 */
export async function bootstrap(script, args = process.argv.slice(2)) {
  checkInstallerNode();
  ensurePackages(root);
  return run(productNode(root), [script, ...args], { cwd: root });
}
