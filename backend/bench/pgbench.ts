import type { execFile } from "node:child_process";

type Run = (typeof execFile)["__promisify__"];

const SCALE = "10";

/** pgbench's results for its TPC-B-like transaction. */
export interface Tpcb {
  perSecond: number;
  meanMilliseconds: number;
}

/**
 * Initializes a database for pgbench, which is part of PostgreSQL.
 * @param program its path
 */
export async function pgbenchOver(
  run: Run,
  program: string,
  url: string,
): Promise<(clients: number, seconds: number) => Promise<Tpcb>> {
  await run(program, ["--initialize", "--scale", SCALE, "--quiet", url]);
  return async (clients, seconds) => {
    const { stdout } = await run(program, ["--client", String(clients), "--jobs", "2", "--time", String(seconds), url]);
    return {
      perSecond: figure(stdout, /tps = ([\d.]+)/),
      meanMilliseconds: figure(stdout, /latency average = ([\d.]+)/),
    };
  };
}

function figure(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`pgbench said something else: ${text}`);
  return Number(found);
}
