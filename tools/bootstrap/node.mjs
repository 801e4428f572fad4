import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CommandError } from "./commandLine.mjs";
import { atLeast } from "./version.mjs";

/** The oldest Node that can run the installer. */
const minForInstalling = "20";
/** The oldest Node that runs TypeScript files without a build step. */
const minForRunning = "22.18";

/** Throws for a Node that is too old to install the packages. */
export function checkInstallerNode(version = process.versions.node) {
  if (atLeast(version, minForInstalling)) return;
  throw new CommandError(`Node ${version} is too old. Install Node ${minForInstalling} or newer: https://nodejs.org`);
}

/** @param {string} path */
function versionOf(path) {
  const answer = spawnSync(path, ["--version"], { encoding: "utf8" });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}

/**
 * Returns the Node that runs the product: the one installed as a package, else the system's if it is new enough. The
 * packaged one works on Linux with glibc; it does not start on musl and is not installed on a Mac.
 * @param {string} root
 */
export function productNode(root, system = process.execPath) {
  const candidates = [join(root, "node_modules", ".bin", "node"), system];
  const found = candidates.find((path) => atLeast(versionOf(path) ?? "0", minForRunning));
  if (found) return found;
  throw new CommandError(
    `The packaged Node does not run on this system (${process.platform} ${process.arch}), and the system's Node ` +
      `is ${versionOf(system) ?? "unknown"}. Install Node ${minForRunning} or newer: https://nodejs.org`,
  );
}
