import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/support";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import type { Locale } from "../../lib/principal.ts";
import { attachmentOperations } from "./attachments/attachments.operations.ts";
import { answerCase } from "./caseAnswers.service.ts";
import { casesOf, openCase, replyToCase } from "./cases.service.ts";
import { customerOf } from "../../lib/principal.ts";
import type { Category } from "./support.repository.ts";
import { supportForms } from "./webForms.service.ts";
import { readerOf, searchSupport, supportArticle, supportCategory, supportHome } from "./support.service.ts";

type Schemas = components["schemas"];

/** The endpoints of support (SERV-08). Articles and the search are open; a case is its user's. */
export function supportOperations(deps: Dependencies): Operations {
  const reader = (request: FastifyRequest) =>
    readerOf(deps, request, (request.query as { locale?: Locale }).locale ?? request.locale);
  return {
    ...attachmentOperations(deps),
    searchSupport: async (request) =>
      searchSupport(deps, request.query as { query: string; page?: number }, await reader(request)),
    getSupportHome: async (request) => supportHome(deps, await reader(request)),
    getSupportCategory: async (request) =>
      supportCategory(deps, (request.params as { category: Category }).category, await reader(request)),
    getSupportArticle: async (request) =>
      supportArticle(deps, (request.params as { articleId: string }).articleId, request.site, await reader(request)),
    getSupportForms: (request) => {
      const { accountId } = request.query as { accountId: string };
      customerOf(request, accountId);
      return supportForms(deps, request.site, accountId);
    },
    getSupportCases: (request) => {
      const { accountId } = request.query as { accountId: string };
      return casesOf(deps, customerOf(request, accountId), accountId);
    },
    openSupportCase: async (request, reply) => {
      const body = request.body as Schemas["CaseRequest"];
      void reply.status(201);
      return openCase(deps, customerOf(request, body.accountId), request.site, body);
    },
    answerSupportCase: async (request, reply) => {
      const body = request.body as Schemas["CaseAnswer"];
      const { caseId } = request.params as { caseId: string };
      const answered = await answerCase(deps, customerOf(request, body.accountId), caseId, body);
      void reply.status(201);
      return answered;
    },
    replyToSupportCase: async (request, reply) => {
      const body = request.body as Schemas["CaseReply"];
      const { caseId } = request.params as { caseId: string };
      void reply.status(201);
      return replyToCase(deps, customerOf(request, body.accountId), caseId, body);
    },
  };
}
