import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { CannotGoOn, say } from "./bootstrap/say.mjs";
import { chromiumVersion, findChromium, headlessShell, ownChromium } from "./chromium.ts";

const packaged = "@sparticuz/chromium@153.0.0";

const succeeds = (program: string, args: string[], env = process.env) => spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;

/** Whether this machine is somebody's own: there we install nothing into the system. */
function isDisposable(): boolean {
  return Boolean(process.env["CI"] ?? process.env["container"] ?? process.env["KUBERNETES_SERVICE_HOST"]) || existsSync("/.dockerenv") || existsSync("/run/.containerenv");
}

/** Whether packages may be installed into the system: as root on Debian or its relatives, in CI or a container. */
export function mayUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && isDisposable();
}

/** Installs Debian packages without a question; answers whether that went well. */
export function aptInstall(...names: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends"];
  return succeeds("apt-get", ["update"], env) && succeeds("apt-get", [...options, ...names], env);
}

/** The libraries that come with the package are for machines without them: the system's own are taken first where they exist. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
[ -e "$here/fonts" ] && export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$here/fonts}"
exec env LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib" "$here/chromium" "$@"
`;

/** Unpacks the browser of the package into `folder`, with the libraries that a bare system lacks. */
function unpack(folder: string): boolean {
  const module = pathToFileURL(join(folder, "node_modules/@sparticuz/chromium/build/index.js")).href;
  const script = `const { default: chromium } = await import(${JSON.stringify(module)}); await chromium.executablePath();`;
  // The package unpacks into the temporary folder, and its libraries only where it believes to be in a bare container.
  return succeeds(process.execPath, ["--input-type=module", "-e", script], { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" });
}

function installOwn(): boolean {
  const folder = dirname(ownChromium);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const downloaded = succeeds("npm", ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--loglevel=error", packaged]);
  if (!downloaded || !unpack(folder)) return false;
  writeFileSync(ownChromium, launcher);
  chmodSync(ownChromium, 0o755);
  rmSync(join(folder, "node_modules"), { recursive: true });
  return true;
}

const asks = `Tests drive a real browser, and none was found. Install one and run the same command again:
  Debian, Ubuntu   sudo apt-get install chromium
  macOS            brew install --cask chromium
  Windows          any Chrome or Edge will do
or name one that is elsewhere: CHROMIUM_PATH=/path/to/chromium npm test`;

const ways: { when: () => boolean; says: string; tries: () => boolean }[] = [
  { when: mayUseApt, says: "Installing Chromium from the system's packages ...", tries: () => aptInstall(headlessShell.name) || aptInstall("chromium") },
  { when: () => process.platform === "linux" && process.arch === "x64", says: "Downloading a Chromium into .cache ...", tries: installOwn },
];

/** Beside Debian's Chromium, where we may: if it can't be had, tests take longer and that is all. */
function preferHeadless(): void {
  if (process.env["CHROMIUM_PATH"] || findChromium() !== "/usr/bin/chromium" || !mayUseApt()) return;
  say("Installing Chromium's headless build from the system's packages, in which tests are faster ...");
  if (!aptInstall(headlessShell.name)) say("That did not work; Chromium itself will do.");
}

/** Path of a browser that starts, installed if need be. */
export function ensureChromium(): string {
  preferHeadless();
  for (const { when, says, tries } of ways) {
    const found = findChromium();
    if (found) return found;
    if (!when()) continue;
    say(says);
    if (!tries()) say("That did not work.");
  }
  const found = findChromium();
  if (!found) throw new CannotGoOn(asks);
  say(`Browser: ${chromiumVersion(found)}`);
  return found;
}
