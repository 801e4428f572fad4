import { analytics } from "@portico/rules/constants";
import type { Tracked } from "./analyticsEvent.ts";

const levels = ["debug", "info", "warn", "error"] as const;
type LogLevel = (typeof levels)[number];

/**
 * Log level of an uncaught error. Aborted requests, for example on leaving a screen, are normal. Events without an
 * error object are browser notices, for example about ResizeObserver loops, or come from third-party scripts.
 */
function levelOf(thrown: unknown): LogLevel {
  if (thrown instanceof Error && thrown.name === "AbortError") return "info";
  return thrown === undefined || thrown === null ? "warn" : "error";
}

/**
 * Only errors of at least the specification's log level are sent (ANLY-03); requests and features' events always are.
 */
export const isLogged = (thrown: unknown) => levels.indexOf(levelOf(thrown)) >= levels.indexOf(analytics.logLevel);

/**
 * Stack frames as file and line, without the query of their URLs. The error message is not sent, because it may contain
 * customer data.
 */
const frames = (stack = "") =>
  stack
    .split("\n")
    .map((line) => /([\w.-]+\.[jt]sx?)(?:\?[^:]*)?:(\d+):(\d+)/.exec(line)?.slice(1, 4).join(":"))
    .filter((frame) => frame !== undefined)
    .slice(0, 10)
    .join(" ")
    .slice(0, analytics.textCharacters);

/** An uncaught error, with its name and stack frames. */
export function errorEvent(thrown: unknown): Tracked {
  const error = thrown instanceof Error ? thrown : new Error("unknown");
  return {
    name: "clientError",
    data: { msgCategory: "error", appErrorType: error.name, appErrorExtras: frames(error.stack) },
  };
}
