import { CannotStart } from "./cannotStart.ts";

/** Runs what a command does. A start that cannot happen ends with its message and its exit code, not with a stack. */
export async function asCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    const reason = error.cause instanceof Error ? `\n(${error.cause.message})` : "";
    process.stderr.write(`\nPortico can't start. ${error.message}${reason}\n`);
    process.exit(error.exitCode);
  }
}
