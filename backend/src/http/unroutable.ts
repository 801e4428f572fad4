import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { fromAcceptLanguage } from "./locale.ts";
import { answerProblem, asProblem, type ProblemWords } from "./problemAnswer.ts";
import type { Places } from "./sites.ts";

/** Answers what fails before there is a route, such as an address that can't be read: no hook has told site and language yet. */
export function answerUnroutable(places: Places, words: ProblemWords, logger: FastifyBaseLogger) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { host, "accept-language": language } = request.headers;
    Object.assign(request, { site: places(host)?.site ?? "business", locale: fromAcceptLanguage(language) ?? "en-US" });
    answerProblem(words, request, reply, asProblem(error)).then(undefined, (failure: unknown) => {
      logger.error({ err: failure }, "a refusal could not be answered");
      reply.raw.destroy();
    });
  };
}
