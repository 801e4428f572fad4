import { sql } from "drizzle-orm";
import { Client } from "pg";
import { openEmbedded } from "../src/database/embedded.ts";

/**
 * Runs one SQL statement on the data of a server that does not run: what no screen and no call can bring about. No
 * server may have the embedded database open.
 *
 * @example
 * node backend/testing/changeData.ts STATEMENT FOLDER [DATABASE_URL]
 */
async function changeData(statement: string, folder: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl === undefined) {
    const { database, close } = await openEmbedded(folder);
    await database.execute(sql.raw(statement));
    return close();
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const [statement = "", folder = "", databaseUrl] = process.argv.slice(2);
await changeData(statement, folder, databaseUrl);
