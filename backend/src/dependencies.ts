import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/database.ts";
import type { BusinessClock, SecurityClock } from "./lib/clock.ts";
import type { PaymentProcessor } from "./modules/payments/processor/processor.ts";
import type { FileScanner } from "./lib/fileScanner.ts";

/**
 * The dependencies that are injected into every module, built by `main.ts` for the product and by `testing/` for tests.
 */
export type Dependencies = {
  config: Config;
  database: Database;
  clock: BusinessClock;
  securityClock: SecurityClock;
  processor: PaymentProcessor;
  /** Looks for malware in uploaded files. */
  scanner: FileScanner;
  /** Health of the card vault, which is a separate process. */
  vaultAnswers: () => Promise<boolean>;
  logger: FastifyBaseLogger;
};
