import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where `installChromium.ts` puts a Chromium of our own when the system has none. */
export const ownChromium = join(import.meta.dirname, "../.cache/chromium/run");

/** Debian's Chromium without windows of its own: the same engine, and tests end in two thirds of the time. */
export const headlessShell = { name: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" };

const installed = {
  linux: [headlessShell.path, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/microsoft-edge"],
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

/** Path of the browser that tests drive: `CHROMIUM_PATH`, one that is installed, or our own. Undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  return [...(installed[process.platform] ?? []), ownChromium].find((path) => existsSync(path));
}

/** Switches for a quiet headless browser; the sandbox cannot be had as root. */
export const chromiumArgs = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--disable-quic",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Version line of the browser, e.g. "Chromium 156.0.8078.79": pixel baselines hold for one version only. */
export function chromiumVersion(path: string): string {
  return execFileSync(path, ["--version", ...chromiumArgs], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}
