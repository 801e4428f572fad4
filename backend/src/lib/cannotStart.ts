/** Exit codes of a start that could not happen; docs/operations.md lists them. */
export const exitCodes = { settings: 2, dataFolderInUse: 3, portTaken: 4, database: 5, processor: 6, vault: 7 } as const;

/** A start that cannot happen, with a message for the person who tried: what is in the way, what was left alone, what to do. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
  readonly exitCode: number;

  constructor(reason: keyof typeof exitCodes, message: string, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCodes[reason];
  }
}
