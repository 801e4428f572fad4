import { sql } from "drizzle-orm";
import { Client } from "pg";
import { openEmbedded } from "../src/database/embedded.ts";

/**
 * Makes every sign-in of a server's data older, because nothing moves security time there; the last activity stays. No
 * server may have the embedded database open.
 *
 * @example
 * node backend/testing/ageSessions.ts SECONDS FOLDER [DATABASE_URL]
 */
async function ageSessions(seconds: number, folder: string, databaseUrl: string | undefined): Promise<void> {
  if (!Number.isInteger(seconds)) throw new Error("SECONDS must be a whole number.");
  const earlier = (column: string) => `${column} = ${column} - make_interval(secs => ${seconds})`;
  const statement = `update sessions set ${earlier("created_at")}, ${earlier("proved_at")}`;
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

const [seconds, folder = "", databaseUrl] = process.argv.slice(2);
await ageSessions(Number(seconds), folder, databaseUrl);
