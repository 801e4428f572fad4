import "../src/lib/preventPrototypePollution.ts";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { webhookKeyFrom } from "../src/lib/secrets.ts";
import { createProcessorApp } from "./createProcessorApp.ts";

/**
 * Runs the test processor as a separate process. PROCESSOR_SECRET is shared with the backend; PROCESSOR_RECORD names
 * its file (default: processor.jsonl in DATA_DIR); PROCESSOR_WEBHOOK_URL receives webhook events; PROCESSOR_HOST and
 * PROCESSOR_PORT are the address that it listens on.
 */
const {
  PROCESSOR_SECRET: secret,
  PROCESSOR_HOST: host = "127.0.0.1",
  PROCESSOR_PORT: port = "3100",
  DATA_DIR: dataDir = "data",
} = process.env;
const pendingMilliseconds = Number(process.env["PROCESSOR_PENDING_SECONDS"] ?? 20) * 1000;
const webhookUrl = process.env["PROCESSOR_WEBHOOK_URL"];
const recordFile = process.env["PROCESSOR_RECORD"] ?? join(dataDir, "processor.jsonl");

if (!secret) {
  console.error("PROCESSOR_SECRET is missing: give the processor and the backend the same secret.");
  process.exit(1);
}

mkdirSync(dirname(recordFile), { recursive: true });
const app = createProcessorApp({
  recordFile,
  secret,
  fault: () => "none",
  pendingEndsBefore: () => Date.now() - pendingMilliseconds,
  webhook: webhookUrl
    ? { url: webhookUrl, key: process.env["PROCESSOR_WEBHOOK_KEYS"]?.split(",")[0] ?? webhookKeyFrom(secret) }
    : null,
  logLevel: process.env["LOG_LEVEL"] ?? "info",
});

// Exits when the supervisor is gone, because nothing else would stop it. Listening for "disconnect" keeps the IPC
// channel open, so the exit is explicit.
for (const signal of ["SIGTERM", "SIGINT", "disconnect"])
  process.once(signal, () => void app.close().then(() => process.exit(0)));
await app.listen({ host, port: Number(port) });
process.send?.("listening");
