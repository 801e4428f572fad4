/** A fault injected into the whole processor by a test or an operator. `none` leaves the behaviour to the cards. */
export type Fault = "none" | "unavailable" | "losesAnswers" | "hangs";

/** The webhook URL and its signing key. */
export interface Webhook {
  url: string;
  key: string;
}

export interface ProcessorSettings {
  recordFile: string;
  /** Shared with the backend; calls without a valid signature are rejected. */
  secret: string;
  /** Charges pending since before this instant (milliseconds since the epoch) settle now. Read at each call. */
  pendingEndsBefore: () => number;
  /** Null: no webhook events are sent. */
  webhook: Webhook | null;
  /** Simulates a provider that cannot close a reference, and reverses a charge by its reference instead. */
  reversesInsteadOfClosing?: boolean;
  /** How long a hanging call is held before its connection is dropped, in milliseconds; a minute by default. */
  hangMilliseconds?: number;
  logLevel: string;
  /** Read at each call. */
  fault: () => Fault;
}
