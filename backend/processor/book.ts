import type { BankLine, CardLine, CodeLine, MandateEndLine, MandateLine, Outcome, ProcessorRecord, RecordLine } from "./record.ts";

/** What has become of a reference. */
export type ReferenceState = Outcome | { state: "pending" } | { state: "closed" } | { state: "neverSeen" };

/** What has become of the reference of a mandate. */
export type MandateState = MandateLine["outcome"] | { state: MandateEndLine["state"] } | { state: "neverSeen" };

export interface PendingCharge { reference: string; token: string; since: string }

/** The record, readable by token and by reference. */
export interface Book {
  /** A card or a bank account. */
  method(token: string): CardLine | BankLine | undefined;
  /** A code that no charge has used yet. */
  code(codeToken: string): CodeLine | undefined;
  reference(reference: string): ReferenceState;
  mandate(reference: string): MandateState;
  pending(): PendingCharge[];
  write(line: RecordLine): void;
}

/** @param known methods that exist from the start (the tables of test cards and bank accounts) */
export function openBook(record: ProcessorRecord, known: readonly (CardLine | BankLine)[]): Book {
  const methods = new Map(known.map((method) => [method.token, method]));
  const codes = new Map<string, CodeLine>();
  const references = new Map<string, ReferenceState>();
  const mandates = new Map<string, MandateState>();
  const waiting = new Map<string, PendingCharge>();

  const learn = (line: RecordLine) => {
    switch (line.kind) {
      case "card":
      case "bankAccount":
        return void methods.set(line.token, line);
      case "code":
        return void codes.set(line.codeToken, line);
      case "charge":
        if (line.codeToken !== null) codes.delete(line.codeToken);
        if (line.outcome.state === "pending") waiting.set(line.reference, { reference: line.reference, token: line.token, since: line.at });
        return void references.set(line.reference, line.outcome);
      case "settled":
        waiting.delete(line.reference);
        return void references.set(line.reference, line.outcome);
      case "closed":
        return void references.set(line.reference, { state: "closed" });
      case "mandate":
        if (line.codeToken !== null) codes.delete(line.codeToken);
        return void mandates.set(line.reference, line.outcome);
      case "mandateEnd":
        return void mandates.set(line.reference, { state: line.state });
    }
  };
  for (const line of record.lines()) learn(line);

  return {
    method: (token) => methods.get(token),
    code: (codeToken) => codes.get(codeToken),
    reference: (reference) => references.get(reference) ?? { state: "neverSeen" },
    mandate: (reference) => mandates.get(reference) ?? { state: "neverSeen" },
    pending: () => [...waiting.values()],
    write: (line) => {
      record.append(line);
      learn(line);
    },
  };
}
