import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import {
  actorOf,
  type Body,
  byline,
  discardOperation,
  editOf,
  requestedChangeSet,
  versioned,
} from "../editorRequest.ts";
import { articleAt, articlePlace, articles, liveArticle, saveArticleDraft } from "./articles.service.ts";

const placeOf = (request: FastifyRequest) => articlePlace((request.params as { article: string }).article);

/** Articles of support: live texts and drafts (SERV-08). They are reviewed and published with their change set. */
export function articleOperations(deps: Dependencies): Operations {
  const { database } = deps;
  return {
    listArticles: (request) => articles(deps, actorOf(request).username),
    getArticle: async (request, reply) =>
      versioned(
        reply,
        await articleAt(database, placeOf(request).key, requestedChangeSet(request), actorOf(request).username),
      ),
    async putArticleDraft(request, reply) {
      const { article, reason } = request.body as Body<"putArticleDraft">;
      const by = byline(deps, request, reason);
      return versioned(
        reply,
        await saveArticleDraft(database, editOf(deps, request, placeOf(request)), article, by, actorOf(request)),
      );
    },
    discardArticleDraft: discardOperation(deps, placeOf, liveArticle),
  };
}
