import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/billQuestions";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { answerQuestion, askAboutLine, questionedStatement } from "./billQuestions.service.ts";

type Schemas = components["schemas"];

/** @throws Problem NOT_FOUND for another customer's account */
function callerOn({ principal }: FastifyRequest, accountId: string): Principal {
  if (!principal?.accountIds.includes(accountId)) throw new Problem("NOT_FOUND");
  return principal;
}

/** The endpoints of questions about bills (B24). */
export function billQuestionOperations(deps: Dependencies): Operations {
  const lineIn = ({ params }: FastifyRequest, accountId: string) => {
    const { statementId, position } = params as { statementId: string; position: number };
    return { accountId, statementId, position: Number(position) };
  };
  return {
    getBillQuestions: (request) => {
      const { accountId } = request.query as { accountId: string };
      const { statementId } = request.params as { statementId: string };
      return questionedStatement(deps, callerOn(request, accountId), accountId, statementId);
    },
    askAboutBillLine: async (request, reply) => {
      const body = request.body as Schemas["BillQuestionMessage"];
      const caller = callerOn(request, body.accountId);
      const question = await askAboutLine(deps, caller, lineIn(request, body.accountId), body);
      void reply.status(201);
      return question;
    },
    answerBillQuestion: async (request, reply) => {
      const body = request.body as Schemas["BillQuestionAnswer"];
      const caller = callerOn(request, body.accountId);
      const question = await answerQuestion(deps, caller, lineIn(request, body.accountId), body);
      void reply.status(201);
      return question;
    },
  };
}
