import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../src/config/config.ts";
import type { Database } from "../src/database/database.ts";
import type { SecurityClock } from "../src/lib/clock.ts";
import type { MethodRegistry } from "../src/modules/payments/processor.ts";
import type { PublishedContent } from "./content.ts";

/** Everything that the card vault's process needs from outside: a database of its own, the processor's registry, the portal's published words. */
export type VaultDependencies = {
  config: Config;
  database: Database;
  securityClock: SecurityClock;
  registry: MethodRegistry;
  content: PublishedContent;
  logger: FastifyBaseLogger;
};
