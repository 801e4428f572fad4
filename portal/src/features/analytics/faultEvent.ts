import { analytics } from "@portico/rules/constants";
import type { Tracked } from "./analyticsEvent.ts";

const levels = ["debug", "info", "warn", "error"] as const;
type LogLevel = (typeof levels)[number];

/**
 * How grave a fault of the page is. Calls that were given up, as on leaving a screen, are in the order of things. What comes without a
 * fault is a notice of the browser, as that its layout needed another round, or of a script that is not ours.
 */
function levelOf(fault: unknown): LogLevel {
  if (fault instanceof Error && fault.name === "AbortError") return "info";
  return fault === undefined || fault === null ? "warn" : "error";
}

/** Of the page's faults only those as grave as the level of the specification leave the browser (ANLY-03); calls and events always do. */
export const isLogged = (fault: unknown) => levels.indexOf(levelOf(fault)) >= levels.indexOf(analytics.logLevel);

/** Where a fault happened: files and lines, without the query of their addresses. Its message may quote a customer and stays here. */
const frames = (stack = "") =>
  stack
    .split("\n")
    .map((line) => /([\w.-]+\.[jt]sx?)(?:\?[^:]*)?:(\d+):(\d+)/.exec(line)?.slice(1, 4).join(":"))
    .filter((frame) => frame !== undefined)
    .slice(0, 10)
    .join(" ")
    .slice(0, analytics.textCharacters);

/** A fault that nothing caught, by its kind and place. */
export function faultEvent(fault: unknown): Tracked {
  const error = fault instanceof Error ? fault : new Error("unknown");
  return { name: "clientError", data: { msgCategory: "error", appErrorType: error.name, appErrorExtras: frames(error.stack) } };
}
