import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import type { CardBrand, FundingKind } from "@portico/rules/card";
import type { RefusalCode, Reversal } from "../src/modules/payments/processor/processor.ts";
import type { Behaviour } from "./testCards.ts";

/** A card in the record: never the number, never a security code. */
export interface CardLine {
  kind: "card";
  token: string;
  brand: CardBrand;
  lastFour: string;
  fundingKind: FundingKind;
  fingerprint: string;
  behaviour: Behaviour;
}

/** A bank account in the record: never its number. */
export interface BankLine {
  kind: "bankAccount";
  token: string;
  lastFour: string;
  bankName: string | null;
  fingerprint: string;
  behaviour: Behaviour;
}

/** A security code as a match result, for one charge. */
export interface CodeLine {
  kind: "code";
  codeToken: string;
  token: string;
  matches: boolean;
}

export type Outcome = { state: "approved"; approvalCode: string } | { state: "refused"; code: RefusalCode };

/** Amounts are cents. Without a code: an unattended charge. */
export interface ChargeLine {
  kind: "charge";
  reference: string;
  token: string;
  codeToken: string | null;
  amount: number;
  outcome: Outcome | { state: "pending" };
}

/** The settlement of a pending charge. */
export interface SettledLine {
  kind: "settled";
  reference: string;
  outcome: Outcome;
}

/** No charge with this reference will ever be accepted. */
export interface ClosedLine {
  kind: "closed";
  reference: string;
}

/** A charge was reversed by its reference before it counted; one that arrives later is rejected. */
export interface VoidedLine {
  kind: "voided";
  reference: string;
}

/** A granted or refused mandate, the right to charge a method unattended. It moves no money. */
export interface MandateLine {
  kind: "mandate";
  reference: string;
  token: string;
  codeToken: string | null;
  outcome: { state: "granted" } | { state: "refused"; code: RefusalCode };
}

/** The end of a mandate: `closed` before it was ever granted, `revoked` after. */
export interface MandateEndLine {
  kind: "mandateEnd";
  reference: string;
  state: "closed" | "revoked";
}

/** A reversal of an approved charge: the last line with an id has its current state. */
export interface ReversalLine {
  kind: "reversal";
  reference: string;
  reversal: Reversal;
}

/** A webhook event was delivered. */
export interface DeliveredLine {
  kind: "delivered";
  id: string;
}

export type RecordLine = { at: string } & (
  | CardLine
  | BankLine
  | CodeLine
  | ChargeLine
  | SettledLine
  | ClosedLine
  | MandateLine
  | MandateEndLine
  | ReversalLine
  | DeliveredLine
  | VoidedLine
);

export interface ProcessorRecord {
  lines(): readonly RecordLine[];
  /** Returns once the line is on disk. */
  append(line: RecordLine): void;
  close(): void;
}

/** An append-only file of JSON lines. A line that a crash cut in half is removed; it was never acknowledged. */
export function openRecord(path: string): ProcessorRecord {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const lines = whole
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordLine);
  const file = openSync(path, "a", 0o600);
  if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole));
  return {
    lines: () => lines,
    append: (line) => {
      writeSync(file, `${JSON.stringify(line)}\n`);
      fsyncSync(file);
      lines.push(line);
    },
    close: () => closeSync(file),
  };
}
