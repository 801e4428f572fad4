import "./lib/preventPrototypePollution.ts";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { loadConfig } from "./config/loadConfig.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { runCommand } from "./lib/process.ts";
import { createBusinessClock, createSecurityClock } from "./lib/clock.ts";
import { createLogger } from "./lib/logger.ts";
import { readyAt } from "./lib/readiness.ts";
import { storedClockOffset } from "./modules/demo/demo.clock.ts";
import { operationsCommand, type Terminal } from "./modules/operators/operators.command.ts";
import { createScanner } from "./lib/fileScanner.ts";
import { processorOverHttp } from "./modules/payments/processor/processorOverHttp.ts";

const silent = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads lines from a pipe or a terminal without echoing what is typed. */
function terminal(): Terminal & { close(): void } {
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const typed = lines[Symbol.asyncIterator]();
  return {
    write: (text) => void process.stdout.write(text),
    askSecret: async (prompt) => {
      process.stderr.write(prompt);
      const { value } = await typed.next();
      process.stderr.write("\n");
      return String(value ?? "");
    },
    close: () => lines.close(),
  };
}

/**
 * The command line `npm run operations -- list` and `settle` (docs/operations.md), with the backend's configuration.
 */
await runCommand(async () => {
  const config = loadConfig(process.env);
  const logger = createLogger(config.logLevel, process.stderr);
  const { database, close } = await openDatabase(config, logger);
  const clock = createBusinessClock(config.timeZone, Date.now, config.demo ? await storedClockOffset(database) : 0);
  const processor = processorOverHttp({
    url: config.processorUrl,
    secret: config.processorSecret,
    closing: config.processorClosing,
  });
  const shown = terminal();
  try {
    process.exitCode = await operationsCommand(
      {
        config,
        database,
        clock,
        securityClock: createSecurityClock(),
        processor,
        vaultAnswers: readyAt(config.vaultUrl),
        scanner: createScanner(config),
        logger,
      },
      process.argv.slice(2),
      shown,
    );
  } finally {
    shown.close();
    await close();
  }
});
