import { analytics } from "@portico/rules/constants";
import type { Tracked } from "./analyticsEvent.ts";

const levels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof levels)[number];

/** Only what is as grave as the level of the specification leaves the browser (ANLY-03). */
export const isLogged = (level: LogLevel) => levels.indexOf(level) >= levels.indexOf(analytics.logLevel);

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
