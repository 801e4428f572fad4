import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { fromAcceptLanguage } from "./locale.ts";
import { answerProblem, asProblem } from "./problemAnswer.ts";
import { placeOf } from "./sites.ts";

/** Answers what fails before there is a route, such as an address that can't be read: no hook has told site and language yet. */
export function answerUnroutable(deps: Dependencies) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { host, "accept-language": language } = request.headers;
    Object.assign(request, { site: placeOf(deps.config, host)?.site ?? "business", locale: fromAcceptLanguage(language) ?? "en-US" });
    answerProblem(deps, request, reply, asProblem(error)).then(undefined, (failure: unknown) => {
      deps.logger.error({ err: failure }, "a refusal could not be answered");
      reply.raw.destroy();
    });
  };
}
