import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { knownProblem, Problem, type ProblemCode } from "../lib/problem.ts";
import { fieldProblems } from "./validation.ts";
import type { SiteOriginOf } from "./sites.ts";
import { fromAcceptLanguage } from "./locale.ts";

const byStatus: Record<number, ProblemCode> = {
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
};

/** Returns a problem's texts in a request's language. */
export type ProblemWords = (request: FastifyRequest, code: ProblemCode) => Promise<{ title: string; detail: string }>;

/** Maps an error to the problem that the caller sees. */
function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error.code?.startsWith("FST_CSRF_")) return new Problem("CSRF_TOKEN_INVALID", { cause: error });
  if (error.validation)
    return new Problem("INVALID_REQUEST", { fields: fieldProblems(error.validation), cause: error });
  const { statusCode = 500 } = error;
  return (
    knownProblem(error) ??
    new Problem(byStatus[statusCode] ?? (statusCode < 500 ? "INVALID_REQUEST" : "INTERNAL_ERROR"), { cause: error })
  );
}

const typeOf = (code: ProblemCode) => `/problems/${code.toLowerCase().replaceAll("_", "-")}`;

/** Sends an RFC 9457 problem in the request's language. */
async function answerProblem(
  wordsOf: ProblemWords,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): Promise<FastifyReply> {
  const { code, status, fields, retryAfterSeconds, members } = problem;
  const words = await wordsOf(request, code);
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  const body = {
    type: typeOf(code),
    ...words,
    status,
    code,
    transactionId: request.id,
    retryAfterSeconds,
    fields,
    ...members,
  };
  return reply
    .status(status)
    .type("application/problem+json")
    .header("cache-control", "no-store")
    .send(JSON.stringify(body));
}

function log(request: FastifyRequest, problem: Problem): void {
  const { code, status, cause } = problem;
  request.audited = { ...request.audited, result: code };
  if (status >= 500)
    return request.log.error({ err: cause instanceof Error ? cause : problem, code }, "a request failed");
  request.log.info({ code, status }, "a request was refused");
}

/** Fastify's error handler: every failed request ends here. */
export function answerProblems(app: FastifyInstance, words: ProblemWords): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = asProblem(error);
    log(request, problem);
    return answerProblem(words, request, reply, problem);
  });
}

/** Answers 404 for an unknown path, and 421 for a host that this server does not serve. */
export function answerNotFound(app: FastifyInstance, places: SiteOriginOf, words: ProblemWords): void {
  app.setNotFoundHandler((request, reply) => {
    const known = places(request.headers.host) !== undefined;
    return answerProblem(words, request, reply, new Problem("NOT_FOUND", known ? {} : { status: 421 }));
  });
}

/** Answers requests that fail before routing, such as a malformed URL: no hook has set site and language yet. */
export function answerUnroutable(places: SiteOriginOf, words: ProblemWords, logger: FastifyBaseLogger) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { host, "accept-language": language } = request.headers;
    Object.assign(request, { site: places(host)?.site ?? "business", locale: fromAcceptLanguage(language) ?? "en-US" });
    answerProblem(words, request, reply, asProblem(error)).then(undefined, (failure: unknown) => {
      logger.error({ err: failure }, "a refusal could not be answered");
      reply.raw.destroy();
    });
  };
}
