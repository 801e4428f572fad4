import type { components, paths } from "@portico/openapi/billQuestions";
import createClient from "openapi-fetch";
import { toResult } from "../../../../api/rest.ts";
import type { Result } from "../../../../api/result.ts";
import type { SagaContext } from "../../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type QuestionedStatement = Schemas["QuestionedStatement"];
export type QuestionedLine = Schemas["QuestionedLine"];
export type BillQuestion = Schemas["BillQuestion"];
/** The line of a statement that a question is about. */
export type LineName = { statementId: string; position: number };
export type AskRequest = LineName & Schemas["BillQuestionMessage"];
export type AnswerRequest = LineName & Schemas["BillQuestionAnswer"];
export type StatementRequest = { accountId: string; statementId: string };

const base = "/api/pub/bill-questions/v1/statements/{statementId}";

/** Requests of questions about bills (B24). They never throw. */
export function billQuestionsApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  return {
    read: ({ accountId, statementId }: StatementRequest): Promise<Result<QuestionedStatement>> =>
      toResult(client.GET(base, { params: { path: { statementId }, query: { accountId }, header: reading() } })),
    ask: ({ statementId, position, ...body }: AskRequest): Promise<Result<BillQuestion>> =>
      toResult(
        client.POST(`${base}/lines/{position}/messages`, {
          params: { path: { statementId, position }, header: mutating() },
          body,
        }),
      ),
    answer: ({ statementId, position, ...body }: AnswerRequest): Promise<Result<BillQuestion>> =>
      toResult(
        client.POST(`${base}/lines/{position}/answers`, {
          params: { path: { statementId, position }, header: mutating() },
          body,
        }),
      ),
  };
}
