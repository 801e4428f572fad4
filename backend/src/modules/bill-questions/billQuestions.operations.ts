import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/billQuestions";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf } from "../../lib/principal.ts";
import { answerQuestion, askAboutLine, questionedStatement } from "./billQuestions.service.ts";

type Schemas = components["schemas"];

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
      return questionedStatement(deps, customerOf(request, accountId), accountId, statementId);
    },
    askAboutBillLine: async (request, reply) => {
      const body = request.body as Schemas["BillQuestionMessage"];
      const caller = customerOf(request, body.accountId);
      const question = await askAboutLine(deps, caller, lineIn(request, body.accountId), body);
      void reply.status(201);
      return question;
    },
    answerBillQuestion: async (request, reply) => {
      const body = request.body as Schemas["BillQuestionAnswer"];
      const caller = customerOf(request, body.accountId);
      const question = await answerQuestion(deps, caller, lineIn(request, body.accountId), body);
      void reply.status(201);
      return question;
    },
  };
}
