import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/database.ts";
import type { BusinessClock, SecurityClock } from "./lib/clock.ts";
import type { PaymentProcessor } from "./modules/payments/processor.ts";

/** Everything that a module needs from outside. Made by `main.ts` for the product and by `testing/` for tests. */
export type Dependencies = {
  config: Config;
  database: Database;
  clock: BusinessClock;
  securityClock: SecurityClock;
  processor: PaymentProcessor;
  /** Whether the card vault, a process of its own, can do its work. */
  vaultAnswers: () => Promise<boolean>;
  logger: FastifyBaseLogger;
};
