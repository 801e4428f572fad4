import { fileURLToPath } from "node:url";
import { checkInstallerNode, productNode } from "./node.mjs";
import { ensurePackages } from "./packages.mjs";
import { run } from "./run.mjs";

/** The project's root folder, without a trailing separator. */
const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/**
 * From a bare clone to a running TypeScript program. This file is plain JavaScript without dependencies, because the
 * system's Node may be as old as 20. Later steps run on the Node that is installed as a package.
 * @param {string} script
 */
export async function bootstrap(script, args = process.argv.slice(2)) {
  checkInstallerNode();
  ensurePackages(root);
  return run(productNode(root), [script, ...args], { cwd: root });
}
