import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { knownProblem } from "../lib/knownProblem.ts";
import { Problem, type ProblemCode } from "../lib/problem.ts";
import { fieldProblems } from "./validation.ts";

const byStatus: Record<number, ProblemCode> = { 413: "PAYLOAD_TOO_LARGE", 415: "UNSUPPORTED_MEDIA_TYPE", 429: "TOO_MANY_REQUESTS" };

/** Says a problem in the language of a request. */
export type ProblemWords = (request: FastifyRequest, code: ProblemCode) => Promise<{ title: string; detail: string }>;

/** What an error means to the caller. */
export function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error.code?.startsWith("FST_CSRF_")) return new Problem("CSRF_TOKEN_INVALID", { cause: error });
  if (error.validation) return new Problem("INVALID_REQUEST", { fields: fieldProblems(error.validation), cause: error });
  const { statusCode = 500 } = error;
  return knownProblem(error) ?? new Problem(byStatus[statusCode] ?? (statusCode < 500 ? "INVALID_REQUEST" : "INTERNAL_ERROR"), { cause: error });
}

const typeOf = (code: ProblemCode) => `/problems/${code.toLowerCase().replaceAll("_", "-")}`;

/** Sends an RFC 9457 problem in the language of the request. */
export async function answerProblem(wordsOf: ProblemWords, request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<FastifyReply> {
  const { code, status, fields, retryAfterSeconds, members } = problem;
  const words = await wordsOf(request, code);
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  const body = { type: typeOf(code), ...words, status, code, transactionId: request.id, retryAfterSeconds, fields, ...members };
  return reply.status(status).type("application/problem+json").header("cache-control", "no-store").send(JSON.stringify(body));
}

function log(request: FastifyRequest, problem: Problem): void {
  const { code, status, cause } = problem;
  request.audited = { ...request.audited, result: code };
  if (status >= 500) return request.log.error({ err: cause instanceof Error ? cause : problem, code }, "a request failed");
  request.log.info({ code, status }, "a request was refused");
}

/** Every failure of a request leaves through here. */
export function answerProblems(app: FastifyInstance, words: ProblemWords): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = asProblem(error);
    log(request, problem);
    return answerProblem(words, request, reply, problem);
  });
}
