/**
 * One plain line to the person at the terminal.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** A reason that ends the command: shown without a stack trace, because the reader can act on it. */
export class CannotGoOn extends Error {}

/**
 * Runs `work` and ends the process with its exit code; a reason that the reader can act on is printed as it is.
 * @param {() => Promise<number>} work
 */
export async function asCommand(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof CannotGoOn)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
