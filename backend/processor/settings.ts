/** A fault that a test or an operator can put on the whole processor. `none` leaves it to the cards. */
export type Fault = "none" | "unavailable" | "losesAnswers" | "hangs";

/** Where callbacks go, and the key that they are signed with. */
export interface Webhook { url: string; key: string }

export interface ProcessorSettings {
  recordFile: string;
  /** Shared with the backend; calls without a signature made with it are turned away. */
  secret: string;
  /** Charges that have been pending since before this instant (milliseconds since the epoch) end now. Read at each call. */
  pendingEndsBefore: () => number;
  /** Null: nobody is called back. */
  webhook: Webhook | null;
  /** A provider that can't close a reference, and reverses a charge by its reference instead. */
  reversesInsteadOfClosing?: boolean;
  /** How long a call that hangs is held before its connection is dropped, milliseconds; a minute when absent. */
  hangMilliseconds?: number;
  logLevel: string;
  /** Read at each call. */
  fault: () => Fault;
}
