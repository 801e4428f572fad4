import type { components } from "@portico/openapi/studio";
import type { Dependencies } from "../../dependencies.ts";
import { csvOf } from "../../lib/csv.ts";
import type { Operations } from "../../lib/operations.ts";
import { ownChangeSet } from "./changeSets.repository.ts";
import { comments, putComment, resolve } from "./comments.repository.ts";
import { changeRows } from "./drafts.repository.ts";
import { actorOf, byline, type Body } from "./editor.ts";
import { errorRows } from "./errors.repository.ts";
import { putChanges, verifyHistory, type ChangeRow } from "./history.ts";

const month = 30 * 24 * 60 * 60 * 1000;

function changeOf({ id, at, author, reason, action, changeSet, item, key, scope, release, value }: ChangeRow): components["schemas"]["Change"] {
  const details = { changeSet, item, key, scope, release: release === null ? null : String(release), value };
  const present = Object.entries(details).filter(([, detail]) => detail !== null);
  return { id, at: at.toISOString(), author, reason, action, ...Object.fromEntries(present) };
}

const columns = ["id", "at", "author", "action", "changeSet", "item", "key", "scope", "release", "reason", "value", "chain"];

const asRow = ({ id, at, author, action, changeSet, item, key, scope, release, reason, value, chain }: ChangeRow) =>
  [id, at.toISOString(), author, action, changeSet, item, key, scope, release, reason, value === null ? null : JSON.stringify(value), chain];

/** What was said and done: the history, comments, and what customers' browsers missed. */
export function historyOperations(deps: Dependencies): Operations {
  const { database, securityClock } = deps;
  return {
    async getEditor(request) {
      const { username, grants } = actorOf(request);
      const own = await ownChangeSet(database, username);
      return { username, firstName: request.principal?.firstName ?? username, grants, ...(own ? { changeSet: own.id } : {}) };
    },
    listChanges: async (request) => ({ changes: (await changeRows(database, request.query as Parameters<typeof changeRows>[1])).map(changeOf) }),
    verifyChanges: () => verifyHistory(database),
    async exportChanges(_request, reply) {
      const rows = await changeRows(database, { limit: 100_000 });
      return reply.type("text/csv; charset=utf-8").header("content-disposition", 'attachment; filename="content-history.csv"').send(csvOf(columns, rows.map(asRow)));
    },
    listComments: async (request) => ({ comments: await comments(database, request.query as Parameters<typeof comments>[1]) }),
    async addComment(request, reply) {
      const { text, key, changeSet } = request.body as Body<"addComment">;
      const by = byline(deps, request, text);
      const comment = await database.transaction(async (tx) => {
        const said = await putComment(tx, { author: by.author, at: by.at, text, key, changeSet });
        await putChanges(tx, [{ ...by, action: "commented", key, changeSet }]);
        return said;
      });
      return reply.status(201).send(comment);
    },
    async resolveComment(request) {
      const { comment } = request.params as { comment: number };
      return resolve(database, comment, actorOf(request).username, securityClock.now());
    },
    async listContentErrors() {
      const rows = await errorRows(database, new Date(securityClock.now().getTime() - month));
      return { errors: rows.map(({ firstAt, lastAt, ...row }) => ({ ...row, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() })) };
    },
  };
}
