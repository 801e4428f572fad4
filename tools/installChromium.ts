import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { CommandError, printLine } from "./bootstrap/commandLine.mjs";
import { chromiumVersion, findChromium, headlessShell, ownChromium } from "./chromium.ts";

const packaged = "@sparticuz/chromium@153.0.0";

const succeeds = (program: string, args: string[], env = process.env) =>
  spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;

/** Whether this is a developer's own machine, on which nothing is installed system-wide. */
function isDisposable(): boolean {
  return (
    Boolean(process.env["CI"] ?? process.env["container"] ?? process.env["KUBERNETES_SERVICE_HOST"]) ||
    existsSync("/.dockerenv") ||
    existsSync("/run/.containerenv")
  );
}

/** Whether packages may be installed system-wide: as root on Debian or a derivative, in CI or a container. */
export function mayUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && isDisposable();
}

/** Installs Debian packages non-interactively; returns whether that succeeded. */
export function aptInstall(...names: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends"];
  return succeeds("apt-get", ["update"], env) && succeeds("apt-get", [...options, ...names], env);
}

/** The packaged libraries are for machines without them: the system's own take precedence. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
[ -e "$here/fonts" ] && export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$here/fonts}"
exec env LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib" "$here/chromium" "$@"
`;

/** Unpacks the package's browser into `folder`, with the libraries that a bare system lacks. */
function unpack(folder: string): boolean {
  const module = pathToFileURL(join(folder, "node_modules/@sparticuz/chromium/build/index.js")).href;
  const script = `const { default: chromium } = await import(${JSON.stringify(module)}); await chromium.executablePath();`;
  // The package unpacks into the temporary folder, and its libraries only if it detects a bare container.
  return succeeds(process.execPath, ["--input-type=module", "-e", script], {
    ...process.env,
    TMPDIR: folder,
    AWS_LAMBDA_JS_RUNTIME: "nodejs24.x",
  });
}

function installOwn(): boolean {
  const folder = dirname(ownChromium);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const downloaded = succeeds("npm", [
    "install",
    "--prefix",
    folder,
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    packaged,
  ]);
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
  {
    when: mayUseApt,
    says: "Installing Chromium from the system's packages ...",
    tries: () => aptInstall(headlessShell.name) || aptInstall("chromium"),
  },
  {
    when: () => process.platform === "linux" && process.arch === "x64",
    says: "Downloading a Chromium into .cache ...",
    tries: installOwn,
  },
];

/** Installs Debian's headless shell where allowed. Optional: without it tests only take longer. */
function preferHeadless(): void {
  if (process.env["CHROMIUM_PATH"] || findChromium() !== "/usr/bin/chromium" || !mayUseApt()) return;
  printLine("Installing Chromium's headless build from the system's packages, in which tests are faster ...");
  if (!aptInstall(headlessShell.name)) printLine("That did not work; Chromium itself will do.");
}

/** Path of a working browser; installs one if needed. */
export function ensureChromium(): string {
  preferHeadless();
  for (const { when, says, tries } of ways) {
    const found = findChromium();
    if (found) return found;
    if (!when()) continue;
    printLine(says);
    if (!tries()) printLine("That did not work.");
  }
  const found = findChromium();
  if (!found) throw new CommandError(asks);
  printLine(`Browser: ${chromiumVersion(found)}`);
  return found;
}
