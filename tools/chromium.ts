import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where `installChromium.ts` puts its own Chromium if the system has none. */
export const ownChromium = join(import.meta.dirname, "../.cache/chromium/run");

/** Debian's headless shell of Chromium: the same engine, and tests take a third less time. */
export const headlessShell = { name: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" };

const installed = {
  linux: [
    headlessShell.path,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/microsoft-edge",
  ],
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
} as Record<string, string[]>;

/** Path of the browser for tests: `CHROMIUM_PATH`, an installed one, or our own. Undefined if there is none. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  return [...(installed[process.platform] ?? []), ownChromium].find((path) => existsSync(path));
}

/** Command-line switches for a headless browser; the sandbox does not work as root. */
export const chromiumArgs = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--disable-quic",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** The browser's version line, e.g. "Chromium 156.0.8078.79": pixel baselines are valid for one version only. */
export function chromiumVersion(path: string): string {
  return execFileSync(path, ["--version", ...chromiumArgs], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
