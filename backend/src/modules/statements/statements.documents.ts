import { join } from "node:path";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { inWorker } from "../../lib/workerPool.ts";
import { accountName } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { copyFor, type Translate } from "../content/delivery/content.reads.ts";
import { statementText, type StatementSubject } from "./statements.text.ts";
import type { statementPdf } from "./statements.pdf.ts";
import { activityRows, lineRows, type StatementRow } from "./statements.reads.ts";

/** Rendering takes tens of milliseconds, so it runs in a worker thread and does not block requests. */
const drawn = inWorker<typeof statementPdf>(join(import.meta.dirname, "statements.pdf.ts"), "statementPdf");

/** Site and language of the reader of a document. */
export interface Reader {
  site: Site;
  locale: Locale;
}

export type Wanted = Pick<Dependencies, "database" | "clock" | "config">;

/** The catalogue texts of a reader's site and language. */
export const wordsFor = (deps: Wanted, { site, locale }: Reader): Promise<Translate> => copyFor(deps, site, locale);

/** One statement as a tagged PDF in the reader's language. */
export async function statementDocument(deps: Wanted, reader: Reader, statement: StatementRow): Promise<Buffer> {
  const own = await onAccountTime(deps, deps.database, statement.accountId);
  const text = statementText(await wordsFor(own, reader), await subjectOf(deps, reader, statement));
  return drawn(text, reader.locale, deps.clock.now());
}

async function subjectOf({ database }: Wanted, { site }: Reader, statement: StatementRow): Promise<StatementSubject> {
  const { accountId, id } = statement;
  return {
    statement,
    lines: await lineRows(database, accountId, id),
    activity: await activityRows(database, accountId, id),
    accountName: await accountName(database, accountId),
    site,
  };
}
