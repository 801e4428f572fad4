import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import {
  actorOf,
  type Body,
  byline,
  requestedChangeSet,
  systemByline,
  versioned,
  versionOf,
} from "../editorRequest.ts";
import { articleAt, type ArticleEdit, articles, discardArticleDraft, saveArticleDraft } from "./articles.service.ts";

const editOf = (request: FastifyRequest): ArticleEdit => ({
  key: (request.params as { article: string }).article,
  changeSet: requestedChangeSet(request),
});

/** Articles of support: live texts and drafts (SERV-08). They are reviewed and published with their change set. */
export function articleOperations(deps: Dependencies): Operations {
  const { database } = deps;
  return {
    listArticles: (request) => articles(deps, actorOf(request).username),
    getArticle: async (request, reply) =>
      versioned(reply, await articleAt(database, editOf(request), actorOf(request).username)),
    async putArticleDraft(request, reply) {
      const { article, reason } = request.body as Body<"putArticleDraft">;
      const by = byline(deps, request, reason);
      return versioned(
        reply,
        await saveArticleDraft(database, editOf(request), article, versionOf(request), by, actorOf(request)),
      );
    },
    async discardArticleDraft(request, reply) {
      const by = systemByline(deps, request, "DRAFT_DISCARDED");
      await discardArticleDraft(database, editOf(request), versionOf(request), by, actorOf(request));
      return reply.status(204).send();
    },
  };
}
