import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { CommandError, printLine } from "./commandLine.mjs";

/** @typedef {{version?: string, resolved?: string, optional?: boolean, devOptional?: boolean, peer?: boolean}} Entry */

/**
 * @param {string} path
 * @returns {Record<string, Entry> | undefined}
 */
const readLock = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : undefined);

/**
 * The entries of a lockfile that must be installed: optional ones may be missing on this system.
 * @param {[string, Entry]} entry
 */
const required = ([path, entry]) =>
  path.includes("node_modules/") && !entry.optional && !entry.devOptional && !entry.peer;

/**
 * @param {Entry} wanted
 * @param {Entry | undefined} installed
 */
const same = (wanted, installed) =>
  installed !== undefined && wanted.version === installed.version && wanted.resolved === installed.resolved;

/**
 * Returns what is missing or outdated in `node_modules`, by comparing the lockfile with npm's record of the
 * installation. It needs no stamp file, so a manual `npm install` counts.
 * @param {string} root
 */
export function outdatedPackages(root) {
  const wanted = readLock(join(root, "package-lock.json")) ?? {};
  const installed = readLock(join(root, "node_modules", ".package-lock.json"));
  if (!installed) return Object.keys(wanted).filter((path) => path !== "");
  const missing = Object.entries(wanted)
    .filter(required)
    .filter(([path, entry]) => !same(entry, installed[path]));
  const changed = Object.entries(installed).filter(([path, entry]) => wanted[path] && !same(wanted[path], entry));
  return [...new Set([...missing, ...changed].map(([path]) => path))];
}

/**
 * The environment without our own `.bin` in PATH: npm must not run on the Node that it is about to replace.
 * @param {string} root
 */
function systemEnvironment(root) {
  const own = join(root, "node_modules", ".bin");
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => entry !== own);
  return { ...process.env, PATH: path.join(delimiter) };
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function npm(root, args) {
  const windows = process.platform === "win32";
  return spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: windows, env: systemEnvironment(root) });
}

/**
 * Installs the packages if one is missing or the lockfile changed, and prints what it does.
 * @param {string} root
 */
export function ensurePackages(root) {
  const outdated = outdatedPackages(root);
  if (outdated.length === 0) return;
  printLine(`Installing packages (${outdated.length} missing or changed). This takes a minute or two the first time.`);
  // The portal's build needs development packages, and Node is an optional one: install both even with
  // NODE_ENV=production.
  const answer = npm(root, [
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  if (answer.error) throw new CommandError("npm was not found. It comes with Node: https://nodejs.org");
  if (answer.status !== 0) {
    throw new CommandError(
      "The packages could not be installed; npm's own message is above. " +
        "If it speaks of the network, check the connection and `npm config get registry`, then run the same command again.",
    );
  }
}
