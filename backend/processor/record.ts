import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import type { CardBrand, FundingKind } from "@portico/rules/card";
import type { RefusalCode, Reversal } from "../src/modules/payments/processor.ts";
import type { Behaviour } from "./testCards.ts";

/** A card as the processor remembers it: never the number, never a security code. */
export interface CardLine { kind: "card"; token: string; brand: CardBrand; lastFour: string; fundingKind: FundingKind; fingerprint: string; behaviour: Behaviour }

/** A bank account as the processor remembers it: never its number. */
export interface BankLine { kind: "bankAccount"; token: string; lastFour: string; bankName: string | null; fingerprint: string; behaviour: Behaviour }

/** A security code as a verdict, for one charge. */
export interface CodeLine { kind: "code"; codeToken: string; token: string; matches: boolean }

export type Outcome = { state: "approved"; approvalCode: string } | { state: "refused"; code: RefusalCode };

/** Amounts are cents. Without a code: a charge that the customer ordered earlier. */
export interface ChargeLine { kind: "charge"; reference: string; token: string; codeToken: string | null; amount: number; outcome: Outcome | { state: "pending" } }

/** The end of a charge that was pending. */
export interface SettledLine { kind: "settled"; reference: string; outcome: Outcome }

/** No charge with this reference will ever be taken. */
export interface ClosedLine { kind: "closed"; reference: string }

/** A charge was reversed by its reference before it counted; one that arrives later is turned away. */
export interface VoidedLine { kind: "voided"; reference: string }

/** The right to charge a method without its holder, or the refusal of it. It moves no money. */
export interface MandateLine { kind: "mandate"; reference: string; token: string; codeToken: string | null; outcome: { state: "granted" } | { state: "refused"; code: RefusalCode } }

/** The end of a mandate: `closed` before it was ever granted, `revoked` after. */
export interface MandateEndLine { kind: "mandateEnd"; reference: string; state: "closed" | "revoked" }

/** What was done to an approved charge: a later line of the same id says how it is now. */
export interface ReversalLine { kind: "reversal"; reference: string; reversal: Reversal }

/** A callback was taken. */
export interface DeliveredLine { kind: "delivered"; id: string }

export type RecordLine = { at: string } & (CardLine | BankLine | CodeLine | ChargeLine | SettledLine | ClosedLine | MandateLine | MandateEndLine | ReversalLine | DeliveredLine | VoidedLine);

export interface ProcessorRecord {
  lines(): readonly RecordLine[];
  /** Returns once the line is on the disk. */
  append(line: RecordLine): void;
  close(): void;
}

/** An append-only file, one JSON object a line. A line that a crash cut in half is taken off; it was never answered for. */
export function openRecord(path: string): ProcessorRecord {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const lines = whole.split("\n").filter(Boolean).map((line) => JSON.parse(line) as RecordLine);
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
