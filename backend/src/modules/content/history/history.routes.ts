import { Readable } from "node:stream";
import english from "@portico/catalogue/built-in/studio/en-US.json" with { type: "json" };
import spanish from "@portico/catalogue/built-in/studio/es-US.json" with { type: "json" };
import { formatText } from "@portico/message/format";
import type { Locale, Snapshot } from "@portico/message/tree";
import type { components } from "@portico/openapi/studio";
import type { Dependencies } from "../../../dependencies.ts";
import { csvOf, csvRows } from "../../../lib/csv.ts";
import type { Operations } from "../../../lib/operations.ts";
import { ownChangeSet } from "../change-sets/changeSets.repository.ts";
import { comment, comments, resolve } from "../change-sets/comments.service.ts";
import { changeRows } from "../change-sets/drafts.repository.ts";
import { actorOf, attemptOf, type Body, byline } from "../editorRequest.ts";
import { errorRows } from "../delivery/clientErrors.repository.ts";
import { type ChangeRow, verifyHistory } from "./history.ts";

const month = 30 * 24 * 60 * 60 * 1000;

function changeOf({
  id,
  at,
  author,
  reason,
  action,
  changeSet,
  item,
  key,
  scope,
  release,
  value,
}: ChangeRow): components["schemas"]["Change"] {
  const details = { changeSet, item, key, scope, release: release === null ? null : String(release), value };
  const present = Object.entries(details).filter(([, detail]) => detail !== null);
  return { id, at: at.toISOString(), author, reason, action, ...Object.fromEntries(present) };
}

const columns = [
  "id",
  "at",
  "author",
  "action",
  "changeSet",
  "item",
  "key",
  "scope",
  "release",
  "reason",
  "value",
  "chain",
] as const;

/** The Studio's own texts are built in: releases hold customers' texts only. */
const studioMessages: Record<Locale, Snapshot["messages"]> = {
  "en-US": (english as unknown as Snapshot).messages,
  "es-US": (spanish as unknown as Snapshot).messages,
};

/** The header of the exported history in a language. */
export const exportHeader = (locale: Locale): string[] =>
  columns.map((column) => formatText(studioMessages[locale][`studio.history.file.${column}`] ?? [], locale, "UTC"));

const asRow = ({ id, at, author, action, changeSet, item, key, scope, release, reason, value, chain }: ChangeRow) => [
  id,
  at.toISOString(),
  author,
  action,
  changeSet,
  item,
  key,
  scope,
  release,
  reason,
  value === null ? null : JSON.stringify(value),
  chain,
];

/** The page size of the export. */
const pageOfFile = 2_000;

/** Streams the whole history as a file, page by page. */
async function* historyFile({ database }: Dependencies, locale: Locale): AsyncGenerator<string> {
  yield csvOf(exportHeader(locale), []);
  let before: number | undefined;
  do {
    const rows: ChangeRow[] = await changeRows(database, {
      limit: pageOfFile,
      ...(before === undefined ? {} : { before }),
    });
    if (rows.length > 0) yield csvRows(rows.map(asRow));
    before = rows.length < pageOfFile ? undefined : rows.at(-1)?.id;
  } while (before !== undefined);
}

/** History, comments, and client errors. */
export function historyOperations(deps: Dependencies): Operations {
  const { database, securityClock } = deps;
  return {
    async getEditor(request) {
      const { username, grants } = actorOf(request);
      const own = await ownChangeSet(database, username);
      return {
        username,
        firstName: request.principal?.firstName ?? username,
        grants,
        ...(own ? { changeSet: own.id } : {}),
      };
    },
    listChanges: async (request) => ({
      changes: (await changeRows(database, request.query as Parameters<typeof changeRows>[1])).map(changeOf),
    }),
    verifyChanges: () => verifyHistory(database),
    async exportChanges(request, reply) {
      reply.type("text/csv; charset=utf-8").header("content-disposition", 'attachment; filename="content-history.csv"');
      return reply.send(Readable.from(historyFile(deps, request.locale)));
    },
    listComments: async (request) => ({
      comments: await comments(database, request.query as Parameters<typeof comments>[1]),
    }),
    async addComment(request, reply) {
      const said = request.body as Body<"addComment">;
      const attempt = attemptOf(deps, request, "addComment");
      return reply.status(201).send(await comment(database, said, byline(deps, request, said.text), attempt));
    },
    resolveComment: (request) =>
      resolve(database, (request.params as { comment: number }).comment, byline(deps, request, ""), actorOf(request)),
    async listContentErrors() {
      const rows = await errorRows(database, new Date(securityClock.now().getTime() - month));
      return {
        errors: rows.map(({ firstAt, lastAt, ...row }) => ({
          ...row,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
        })),
      };
    },
  };
}
