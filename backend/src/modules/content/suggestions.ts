import { standsIn } from "@portico/gate/glossary";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { terms, type Term } from "./terms.repository.ts";

export type Translation = { key: string; en: string; es: string; likeness: number };

/** Below this share of common trigrams words help nobody. */
const leastLike = 0.3;

/** Live messages whose English is like `text`, most alike first (trigrams, pg_trgm). */
async function translationsLike(tx: Transaction, text: string, besides: string): Promise<Translation[]> {
  const { rows } = await tx.execute(sql`
    select key, value ->> 'en' as en, value ->> 'es' as es, similarity(value ->> 'en', ${text})::float8 as likeness
    from jsonb_each((select messages from content_releases where id = (select release from content_live where environment = 'production' order by site limit 1)))
    where key <> ${besides} and similarity(value ->> 'en', ${text}) >= ${leastLike}
    order by likeness desc, key limit 8`);
  return rows as Translation[];
}

/** What the glossary and earlier translations say to English words. */
export async function suggestionsFor(tx: Transaction, text: string, key = ""): Promise<{ terms: Term[]; translations: Translation[] }> {
  return { terms: (await terms(tx)).filter(({ en }) => standsIn(text, en)), translations: await translationsLike(tx, text, key) };
}
