import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../src/config/config.ts";
import type { Database } from "../src/database/database.ts";
import type { SecurityClock } from "../src/lib/clock.ts";
import type { MethodRegistry } from "../src/modules/payments/processor/processor.ts";
import type { PublishedContent } from "./content.ts";

/**
 * The dependencies of the card vault's process: its own database, the processor's registry, and the portal's published
 * texts.
 */
export type VaultDependencies = {
  config: Config;
  database: Database;
  securityClock: SecurityClock;
  registry: MethodRegistry;
  content: PublishedContent;
  logger: FastifyBaseLogger;
};
