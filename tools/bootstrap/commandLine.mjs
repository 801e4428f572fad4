/**
 * Prints one plain line to the terminal.
 * @param {string} line
 */
export function printLine(line) {
  process.stdout.write(`${line}\n`);
}

/** An error that ends the command with its message and no stack trace, because the reader can act on it. */
export class CommandError extends Error {}

/**
 * Runs `work` and exits with its exit code; prints a `CommandError` as its message only.
 * @param {() => Promise<number>} work
 */
export async function runCommand(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
