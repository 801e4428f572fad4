import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config/config.ts";
import type { OpenDatabase } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

/** Opens PostgreSQL when `DATABASE_URL` is set, else the embedded database of the data folder. */
export function openDatabase(config: Config, logger: FastifyBaseLogger): Promise<OpenDatabase> {
  return config.databaseUrl === undefined
    ? openEmbedded(config.dataDir)
    : openPostgres(config.databaseUrl, logger, { connections: config.databaseConnections });
}
