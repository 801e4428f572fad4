import type { FastifyInstance } from "fastify";
import { Problem } from "../lib/problem.ts";
import { answerProblem, type ProblemWords } from "./problemAnswer.ts";
import type { Places } from "./sites.ts";

/** No such address; on a host that is none of ours 421, because nothing is here for it at all. */
export function answerNotFound(app: FastifyInstance, places: Places, words: ProblemWords): void {
  app.setNotFoundHandler((request, reply) => {
    const known = places(request.headers.host) !== undefined;
    return answerProblem(words, request, reply, new Problem("NOT_FOUND", known ? {} : { status: 421 }));
  });
}
