import type { SessionDevice } from "../session.repository.ts";
import { addressRangeOf } from "../../../lib/network.ts";

/**
 * Browsers by what their user agent contains. Those built on Chrome or Safari name those too, so they come first. Enough
 * to recognize an own device: what is not here is shown as unknown.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];

/** Systems in the same way. An iPad that asks for desktop pages calls itself a Mac. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, "iPadOS"],
  [/\b(?:iPhone|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const first = (names: typeof browsers, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** The names of a browser and its system, and the range of its address; the rest of the user agent is not kept. */
export function sessionDeviceOf(userAgent: string | undefined, address: string): SessionDevice {
  const said = (userAgent ?? "").slice(0, 500);
  return { browser: first(browsers, said), system: first(systems, said), network: addressRangeOf(address) };
}
