import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CannotGoOn } from "./say.mjs";
import { atLeast } from "./version.mjs";

/** The oldest Node that can run the installer. */
const leastForInstalling = "20";
/** The oldest Node that runs TypeScript files as they are. */
const leastForRunning = "22.18";

/** Refuses a Node that is too old even to install the packages. */
export function checkInstallerNode(version = process.versions.node) {
  if (atLeast(version, leastForInstalling)) return;
  throw new CannotGoOn(`Node ${version} is too old. Install Node ${leastForInstalling} or newer: https://nodejs.org`);
}

/** @param {string} path */
function versionOf(path) {
  const answer = spawnSync(path, ["--version"], { encoding: "utf8" });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}

/**
 * The Node that runs the product: the one among the packages, else the system's when it is new enough.
 * The packaged one is there on Linux with glibc; on musl it does not start, on a Mac it is not installed.
 * @param {string} root
 */
export function productNode(root, system = process.execPath) {
  const candidates = [join(root, "node_modules", ".bin", "node"), system];
  const found = candidates.find((path) => atLeast(versionOf(path) ?? "0", leastForRunning));
  if (found) return found;
  throw new CannotGoOn(
    `The packaged Node does not run on this system (${process.platform} ${process.arch}), and the system's Node ` +
      `is ${versionOf(system) ?? "unknown"}. Install Node ${leastForRunning} or newer: https://nodejs.org`,
  );
}
