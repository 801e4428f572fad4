import { answer } from "../../../api/answer.ts";
import type { Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { StatementFile } from "./statementFiles.slice.ts";

type Locale = "en-US" | "es-US";

/** One statement as a PDF, or several as a zip, in a language. */
export function downloadStatementFile(rest: Rest, file: StatementFile, locale: Locale): Promise<Result<Blob>> {
  return file.kind === "pdf" ? document(rest, file, locale) : archive(rest, file, locale);
}

const document = (rest: Rest, { accountId, statementId }: StatementFile & { kind: "pdf" }, locale: Locale) =>
  answer<Blob>(
    rest.billing.GET("/api/pub/billing/v1/accounts/{accountId}/statements/{statementId}/document", {
      params: { path: { accountId, statementId }, query: { locale } },
      parseAs: "blob",
    }),
  );

const archive = (rest: Rest, { accountId, from, to, content }: StatementFile & { kind: "archive" }, locale: Locale) =>
  answer<Blob>(
    rest.billing.GET("/api/pub/billing/v1/accounts/{accountId}/statement-archive", {
      params: { path: { accountId }, query: { from, to, content, locale } },
      parseAs: "blob",
    }),
  );
