import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import type { MethodRegistry, PaymentProcessor, Reversal } from "../src/modules/payments/processor/processor.ts";
import { processorOverHttp } from "../src/modules/payments/processor/processorOverHttp.ts";
import { registryOverHttp } from "../src/modules/payments/processor/processorRegistry.ts";
import { webhookKeyFrom } from "../src/lib/secrets.ts";
import { signWebhook } from "../src/modules/payments/processor/processorSignature.ts";
import { createProcessorApp } from "./createProcessorApp.ts";
import { openRecord, type ChargeLine, type RecordLine } from "./record.ts";
import { applyDue } from "./routes.ts";
import type { Fault } from "./settings.ts";

/** The test processor, listening in this process, with its state and switches. */
export interface TestProcessor {
  /** The adapter that the backend uses: real HTTP calls. */
  adapter: PaymentProcessor;
  /** The adapter that the card vault uses. */
  registry: MethodRegistry;
  /** The processor's own record, read from its file. */
  record(): readonly RecordLine[];
  /** Approved charges, including those that were pending first, for one reference or for all. */
  charged(): { reference: string; amount: number }[];
  /** The mandates in force. */
  liveMandates(): string[];
  /** Injects a fault into the whole processor until it is set to "none". */
  setFault(fault: Fault): void;
  /**
   * Webhook events that it would send at an instant (milliseconds), as body and signature header; a repeated call
   * returns them again.
   */
  webhooks(now: number): { body: string; header: string }[];
  /** Lets pending charges settle at their next lookup. */
  settlePending(): void;
  close(): Promise<void>;
}

export interface TestProcessorOptions {
  /**
   * Timeout of the adapter's calls in milliseconds. Long by default, because every answer may be late on a busy
   * machine.
   */
  timeoutMilliseconds?: number;
  /**
   * How long a hanging call is held before its connection drops, in milliseconds. Short, because tests with hanging
   * cards wait for it.
   */
  hangMilliseconds?: number;
  reversesInsteadOfClosing?: boolean;
}

export async function startTestProcessor(options: TestProcessorOptions = {}): Promise<TestProcessor> {
  const { timeoutMilliseconds = 30_000, hangMilliseconds = 1_000, reversesInsteadOfClosing = false } = options;
  const folder = mkdtempSync(join(tmpdir(), "portico-processor-"));
  const recordFile = join(folder, "record.jsonl");
  const secret = randomBytes(24).toString("base64url");
  const settings = {
    recordFile,
    secret,
    webhook: null,
    reversesInsteadOfClosing,
    hangMilliseconds,
    logLevel: "silent",
    pendingEndsBefore: () => endsBefore,
    fault: (): Fault => fault,
  };
  let [fault, endsBefore]: [Fault, number] = ["none", 0];
  const app = createProcessorApp(settings);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const record = () => readRecord(recordFile);
  const connection = { url: `http://127.0.0.1:${port}`, secret, timeoutMilliseconds };
  return {
    adapter: processorOverHttp({ ...connection, closing: reversesInsteadOfClosing ? "reverse" : "close" }),
    registry: registryOverHttp(connection),
    record,
    charged: () => chargesIn(recordFile),
    liveMandates: () => liveMandatesIn(recordFile),
    webhooks: (now) => {
      applyDue(app.processorBook, settings);
      return app.processorBook.undelivered().map((event) => webhookOf(event, now));
    },
    setFault: (next) => void (fault = next),
    settlePending: () => void (endsBefore = Date.now()),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The webhook key of the backend that a test opens. */
const webhookKey = webhookKeyFrom("shared with nobody but this test run");

function webhookOf(event: object, now: number): { body: string; header: string } {
  const body = JSON.stringify(event);
  return { body, header: signWebhook(body, webhookKey, now) };
}

function readRecord(path: string): readonly RecordLine[] {
  const record = openRecord(path);
  record.close();
  return record.lines();
}

/** The charges that a processor approved, by its record, including those that were pending first. */
export const chargesIn = (recordFile: string) => approvedCharges(readRecord(recordFile));

function approvedCharges(lines: readonly RecordLine[]): { reference: string; amount: number }[] {
  const settled = new Set(
    lines.flatMap((line) => (line.kind === "settled" && line.outcome.state === "approved" ? [line.reference] : [])),
  );
  const voided = new Set(lines.flatMap((line) => (line.kind === "voided" ? [line.reference] : [])));
  const charges = lines.filter((line): line is RecordLine & ChargeLine => line.kind === "charge");
  return charges
    .filter((line) => (line.outcome.state === "approved" || settled.has(line.reference)) && !voided.has(line.reference))
    .map(({ reference, amount }) => ({ reference, amount }));
}

/** The current state of reversals, by a processor's record. */
export function reversalsIn(recordFile: string): (Reversal & { reference: string })[] {
  const newest = new Map<string, Reversal & { reference: string }>();
  for (const line of readRecord(recordFile))
    if (line.kind === "reversal") newest.set(line.reversal.id, { ...line.reversal, reference: line.reference });
  return [...newest.values()];
}

/** The mandates in force, by a processor's record. */
export function liveMandatesIn(recordFile: string): string[] {
  const live = new Set<string>();
  for (const line of readRecord(recordFile)) {
    if (line.kind === "mandate" && line.outcome.state === "granted") live.add(line.reference);
    if (line.kind === "mandateEnd") live.delete(line.reference);
  }
  return [...live];
}
