import type { components } from "@portico/openapi/operations";

export type Readiness = components["schemas"]["Readiness"];

/** Timeout of a check in milliseconds. */
const timeoutMilliseconds = 3_000;

async function passes(check: Promise<unknown>): Promise<"ok" | "failed"> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, timeoutMilliseconds, false).unref());
  const passed = await Promise.race([check.then((answer) => answer !== false), late]).catch(() => false);
  return passed ? "ok" : "failed";
}

/** Runs all readiness checks concurrently; names those that fail, return false or time out. */
export async function readinessOf(checks: Readonly<Record<string, Promise<unknown>>>): Promise<Readiness> {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
  );
  return {
    status: states.every(([, state]) => state === "ok") ? "ready" : "notReady",
    checks: Object.fromEntries(states),
  };
}

/** The readiness check of another process. */
export const readyAt = (url: string) => async (): Promise<boolean> => (await fetch(new URL("/readyz", url))).ok;
