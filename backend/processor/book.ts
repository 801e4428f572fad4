import type {
  BankLine,
  CardLine,
  CodeLine,
  MandateEndLine,
  MandateLine,
  Outcome,
  ProcessorRecord,
  RecordLine,
  ReversalLine,
} from "./record.ts";

/** The state of a charge's reference. */
export type ReferenceState =
  | Outcome
  | { state: "pending" }
  | { state: "closed" }
  | { state: "voided" }
  | { state: "neverSeen" };

/** The state of a mandate's reference. */
export type MandateState = MandateLine["outcome"] | { state: MandateEndLine["state"] } | { state: "neverSeen" };

export interface PendingCharge {
  reference: string;
  token: string;
  since: string;
}

/** An approved charge. Cents. */
export interface ApprovedCharge {
  reference: string;
  token: string;
  amount: number;
  since: string;
}

/** A webhook event: this charge has changed. */
export interface ProcessorEvent {
  id: string;
  type: "charge.updated" | "charge.reversed";
  reference: string;
}

/** The record, indexed by token and by reference. */
export interface Book {
  /** A card or a bank account. */
  method(token: string): CardLine | BankLine | undefined;
  /** A security code that no charge has used yet. */
  code(codeToken: string): CodeLine | undefined;
  reference(reference: string): ReferenceState;
  mandate(reference: string): MandateState;
  pending(): PendingCharge[];
  approved(): ApprovedCharge[];
  /** The current state of a charge's reversals. */
  reversals(reference: string): (ReversalLine & { at: string })[];
  /** Undelivered webhook events, oldest first. */
  undelivered(): ProcessorEvent[];
  write(line: RecordLine): void;
}

/** @param known methods that exist from the start (the tables of test cards and bank accounts) */
export function openBook(record: ProcessorRecord, known: readonly (CardLine | BankLine)[]): Book {
  const methods = new Map(known.map((method) => [method.token, method]));
  const codes = new Map<string, CodeLine>();
  const references = new Map<string, ReferenceState>();
  const mandates = new Map<string, MandateState>();
  const waiting = new Map<string, PendingCharge>();
  const charges = new Map<string, ApprovedCharge>();
  const reversals = new Map<string, ReversalLine & { at: string }>();
  const undelivered = new Map<string, ProcessorEvent>();

  const announce = (type: ProcessorEvent["type"], reference: string, name: string) => {
    const id = `evt_${name}`;
    undelivered.set(id, { id, type, reference });
  };

  const learn = (line: RecordLine) => {
    switch (line.kind) {
      case "card":
      case "bankAccount":
        return void methods.set(line.token, line);
      case "code":
        return void codes.set(line.codeToken, line);
      case "charge":
        if (line.codeToken !== null) codes.delete(line.codeToken);
        if (line.outcome.state === "pending")
          waiting.set(line.reference, { reference: line.reference, token: line.token, since: line.at });
        if (line.outcome.state !== "pending") announce("charge.updated", line.reference, `${line.reference}_charged`);
        charges.set(line.reference, {
          reference: line.reference,
          token: line.token,
          amount: line.amount,
          since: line.at,
        });
        return void references.set(line.reference, line.outcome);
      case "settled":
        waiting.delete(line.reference);
        announce("charge.updated", line.reference, `${line.reference}_settled`);
        return void references.set(line.reference, line.outcome);
      case "closed":
        return void references.set(line.reference, { state: "closed" });
      case "voided":
        waiting.delete(line.reference);
        return void references.set(line.reference, { state: "voided" });
      case "reversal":
        announce("charge.reversed", line.reference, `${line.reversal.id}_${line.reversal.state}`);
        return void reversals.set(line.reversal.id, line);
      case "delivered":
        return void undelivered.delete(line.id);
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
    approved: () => [...charges.values()].filter(({ reference }) => references.get(reference)?.state === "approved"),
    reversals: (reference) => [...reversals.values()].filter((line) => line.reference === reference),
    undelivered: () => [...undelivered.values()],
    write: (line) => {
      record.append(line);
      learn(line);
    },
  };
}
