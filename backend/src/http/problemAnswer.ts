import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { Problem, type ProblemCode } from "../lib/problem.ts";
import { problemWords } from "./problemWords.ts";
import { fieldProblems } from "./validation.ts";

/** Codes of Node and PostgreSQL that mean "not now": no connection, too many of them, shutting down, out of space, took too long. */
const notNow = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08\w{3}|53\w{3}|57P0\d|57014)$/;
const lostConnection = /timeout exceeded when trying to connect|Connection terminated/;

/** Codes of PostgreSQL for values that it can't hold: odd characters, no such text for a type, no such date. */
const cannotHold = /^(22021|22P02|22P05|22007|22008)$/;

/** Whether an error, or one that caused it, is of a kind. */
function hasCause(error: unknown, isOfKind: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return isOfKind(code, error.message) || hasCause(error.cause, isOfKind);
}

const isUnavailable = (error: unknown) => hasCause(error, (code, message) => notNow.test(code) || lostConnection.test(message));
const isUnstorable = (error: unknown) => hasCause(error, (code) => cannotHold.test(code));

const byStatus: Record<number, ProblemCode> = { 413: "PAYLOAD_TOO_LARGE", 415: "UNSUPPORTED_MEDIA_TYPE", 429: "TOO_MANY_REQUESTS" };

/** What an error means to the caller. */
export function asProblem(error: Error & Partial<Pick<FastifyError, "code" | "validation" | "statusCode">>): Problem {
  if (error instanceof Problem) return error;
  if (error.code?.startsWith("FST_CSRF_")) return new Problem("CSRF_TOKEN_INVALID", { cause: error });
  if (error.validation) return new Problem("INVALID_REQUEST", { fields: fieldProblems(error.validation), cause: error });
  if (isUnavailable(error)) return new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 10, cause: error });
  if (isUnstorable(error)) return new Problem("INVALID_REQUEST", { cause: error });
  const { statusCode = 500 } = error;
  return new Problem(byStatus[statusCode] ?? (statusCode < 500 ? "INVALID_REQUEST" : "INTERNAL_ERROR"), { cause: error });
}

const typeOf = (code: ProblemCode) => `/problems/${code.toLowerCase().replaceAll("_", "-")}`;

/** Sends an RFC 9457 problem in the language of the request. */
export async function answerProblem(deps: Dependencies, request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<FastifyReply> {
  const { code, status, fields, retryAfterSeconds, members } = problem;
  const words = await problemWords(deps, request, code);
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  const body = { type: typeOf(code), ...words, status, code, transactionId: request.id, retryAfterSeconds, fields, ...members };
  return reply.status(status).type("application/problem+json").header("cache-control", "no-store").send(JSON.stringify(body));
}

function log(request: FastifyRequest, problem: Problem): void {
  const { code, status, cause } = problem;
  if (status >= 500) return request.log.error({ err: cause instanceof Error ? cause : problem, code }, "a request failed");
  request.log.info({ code, status }, "a request was refused");
}

/** Every failure of a request leaves through here. */
export function answerProblems(app: FastifyInstance, deps: Dependencies): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = asProblem(error);
    log(request, problem);
    return answerProblem(deps, request, reply, problem);
  });
}
