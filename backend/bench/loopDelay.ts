import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const WINDOW_MILLISECONDS = 100;

/** Records the maximum event loop delay of each window. */
function report(file: string): void {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  setInterval(() => {
    appendFileSync(file, `${Date.now()} ${delay.max / 1e6}\n`);
    delay.reset();
  }, WINDOW_MILLISECONDS).unref();
}

/** The event loop delays between two moments, in milliseconds, sorted. */
export function pausesBetween(file: string, from: number, to: number): number[] {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const windows = lines
    .map((line) => line.split(" ").map(Number))
    .filter(([at = 0]) => at - WINDOW_MILLISECONDS >= from && at <= to);
  return windows.map(([, pause = 0]) => pause).sort((a, b) => a - b);
}

const asked = process.env["LOOP_DELAY_FILE"];
if (asked !== undefined) report(asked);
